// The colours people of the house are known by.
export const COLOURS: Record<string, string> = {
  olive: '#5f8f3e',
  moutarde: '#e0b030',
  pervenche: '#4a78c4',
  violet: '#7d4fa3',
  rose: '#d0485c',
  leblanc: '#f4efe6',
}

/** The same where they must be told apart on paper, light and dark: a seat is marked like its pawn. */
export const MARKS: Record<string, string> = {
  olive: 'light-dark(#2e6b4f, #7cc4a0)',
  moutarde: 'light-dark(#8f6200, #f0c552)',
  pervenche: 'light-dark(#1f5fa8, #7db8f5)',
  violet: 'light-dark(#6b3fa0, #c3a3f0)',
  rose: 'light-dark(#b3261e, #ff8a7d)',
  leblanc: 'light-dark(#766e62, #f4efe6)',
}

export const isSuspect = (card: string) => card in COLOURS
