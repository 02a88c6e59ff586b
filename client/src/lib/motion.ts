// How long a move takes to be seen: nothing at all for whoever wants no motion.
export function calm(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300
}
