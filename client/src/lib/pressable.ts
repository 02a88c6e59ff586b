// A part of a drawing that can be pressed like a button, by pointer and by key.

export const pressable = (label: string, press: () => void) => ({
  role: 'button',
  tabindex: 0,
  'aria-label': label,
  onclick: press,
  onkeydown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    press()
  },
})
