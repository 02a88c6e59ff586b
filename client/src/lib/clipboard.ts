// What is copied for other programs. A page that came over plain http, as on a home network, is offered no
// clipboard: there the browser copies what is selected.

/** Whether the text can be pasted now. */
export async function copied(text: string): Promise<boolean> {
  if (!navigator.clipboard) return copiedBySelecting(text)
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
}

function copiedBySelecting(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true // no keyboard opens on a phone
  field.className = 'unseen'
  // Nothing outside an open dialog can be selected.
  const around = before?.closest('dialog') ?? document.body
  around.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return done
}
