// Facts `item@place`, taken apart.
export interface Fact {
  item: string
  place: string
}

export function readFact(fact: string): Fact {
  const at = fact.lastIndexOf('@')
  return { item: fact.slice(0, at), place: fact.slice(at + 1) }
}
