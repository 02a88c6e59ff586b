// The code of a puzzle in what somebody typed or pasted.

/** Also out of a whole link; the server reads it however it is spelled. */
export function codeIn(text: string): string {
  return text.replace(/^.*\/p\//, '').replace(/[?#/].*$/, '').trim()
}
