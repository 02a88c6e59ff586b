// The colours people of the house are known by.
export const COLOURS: Record<string, string> = {
  olive: '#5f8f3e',
  moutarde: '#e0b030',
  pervenche: '#4a78c4',
  violet: '#7d4fa3',
  rose: '#d0485c',
  leblanc: '#f4efe6',
}

export const isSuspect = (card: string) => card in COLOURS
