// Days in a row, by the calendar of whoever looks.

/** The number of a day, whatever the hour; the same for all hours of it. */
function dayOf(time: Date): number {
  return Math.round(Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / 86_400_000)
}

/** How many days in a row something was done, up to today, or to yesterday while today may still come. */
export function streak(seconds: readonly number[], now = new Date()): number {
  const days = new Set(seconds.map((one) => dayOf(new Date(one * 1000))))
  const today = dayOf(now)
  let day = days.has(today) ? today : today - 1
  let length = 0
  for (; days.has(day); day -= 1) length += 1
  return length
}
