// The cups in a row: press two to ask about them, or lift one. Plain JavaScript, no build step.
const style = document.createElement('link')
style.rel = 'stylesheet'
style.href = new URL('./board.css', import.meta.url).href
document.head.append(style)

const made = (tag, settings = {}, ...inside) => {
  const element = Object.assign(document.createElement(tag), settings)
  element.append(...inside)
  return element
}

export function Board(element, table) {
  const row = made('ul')
  const hint = made('p')
  const root = element.appendChild(made('div', { className: 'cups sheet' }, row, hint))
  const picked = () => table.picked('AskAbout', 'cups') ?? []
  let cups = []
  const ends = []

  function press(cup) {
    const held = picked()
    const now = held.includes(cup) ? held.filter((one) => one !== cup) : [...held, cup].sort()
    table.pick('AskAbout', 'cups', now)
    const choice = { type: 'AskAbout', cups: now }
    if (table.may(choice)) table.choose(choice)
  }

  function newCup(cup) {
    const body = made('button', { className: 'cup', onclick: () => press(cup) })
    body.onpointerenter = () => table.point(`cup-${cup}`)
    body.onpointerleave = () => table.point(null)
    const lift = made('button', { onclick: () => table.choose({ type: 'Lift', cup }) })
    row.append(made('li', {}, body, lift))
    ends.push(table.explain(body, 'explain-cup', { cup }))
    return { cup, body, lift }
  }

  function drawCup({ cup, body, lift }, thing) {
    const { words } = table
    const name = words.name('cup', cup)
    body.textContent = thing ? words.name('thing', thing) : name
    body.ariaLabel = thing ? `${name}: ${body.textContent}` : name
    body.ariaPressed = String(picked().includes(cup))
    body.disabled = !table.choicesOf('AskAbout').some((choice) => choice.cups.includes(cup))
    body.classList.toggle('lit', [...table.pointed, ...table.lit].includes(`cup-${cup}`))
    lift.textContent = words.text('label-lift')
    lift.ariaLabel = words.say({ type: 'Lift', cup })
    lift.disabled = !table.may({ type: 'Lift', cup })
  }

  function draw() {
    const { under } = table.view
    if (cups.length !== under.length) {
      row.replaceChildren()
      cups = under.map((_, place) => newCup(place + 1))
    }
    cups.forEach((cup, place) => drawCup(cup, under[place]))
    hint.textContent = table.words.text('label-two')
  }

  draw()
  const stop = table.subscribe(draw)
  return () => {
    stop()
    ends.forEach((end) => end())
    root.remove()
  }
}

/** What a big moment is about: the cup, and what lay under it if the event says so. */
export function Picture(element, table, event) {
  const cups = event.cups ?? (event.cup ? [event.cup] : [])
  const named = cups.map((cup) => made('span', {}, table.words.name('cup', cup)))
  if (event.thing) named.push(made('b', {}, table.words.name('thing', event.thing)))
  const root = named.length ? element.appendChild(made('div', { className: 'lifted-cups' }, ...named)) : null
  return () => root?.remove()
}

/** A cup in the rulebook. */
export function Thing(element, { domain, value, words }) {
  const root = domain === 'cup' ? element.appendChild(made('div', { className: 'lifted-cups' }, words.name(domain, value))) : null
  return () => root?.remove()
}
