// The emblems of the cast: one line drawing each, in a field of 24 by 24.
import content from '../../generated/new_york.json'

/** By the name the cast gives it. */
const EMBLEMS: Record<string, string> = {
  key: 'M9 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0h10v3m-4-3v3',
  pot: 'M6 11h12v5a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2zM4 12h2m12 0h2M9 8c0-2 2-2 2-4m3 4c0-2 2-2 2-4',
  bird: 'M5 14c3 4 10 4 12-2l3-2-3-1c-1-3-5-3-6 0l-8-1c0 3 1 5 4 6m3 3v2m3-2v2',
  pretzel: 'M12 18c-5 0-7-4-6-8 1-3 5-3 6 1 1-4 5-4 6-1 1 4-1 8-6 8zm0-7c0 3-2 5-4 6m4-6c0 3 2 5 4 6',
  taxi: 'M4 16v-3l3-1 2-4h6l3 4 2 1v3zm6-8V6h4v2M9 17a1.500 1.500 0 1 1-3 0m12 0a1.500 1.500 0 1 1-3 0',
  letter: 'M5 7h14v10H5zm0 0 7 6 7-6',
  shoe: 'M5 8v8h14v-2c-4 0-6-2-8-5l-2 1c-2 0-3-1-4-2zm5 4 2-1',
  note: 'M10 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0V6l8-2v11a2 2 0 1 1-4 0 2 2 0 0 1 4 0',
  bucket: 'M6 9h12l-2 10H8zm0 0c0-6 12-6 12 0m-9 4h6',
  bike: 'M9 15a3 3 0 1 1-6 0 3 3 0 0 1 6 0zm12 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM6 15l4-6h5l3 6m-6 0-3-8m5 2 1-3h2',
  leaf: 'M6 18C4 9 10 5 19 5c0 9-4 14-12 12zm0 0 7-8',
  flower: 'M12 11a2 2 0 1 0 0-1zm0-3a2.500 2.500 0 1 1 3 2 2.500 2.500 0 1 1-1 4h-4a2.500 2.500 0 1 1-1-4 2.500 2.500 0 1 1 3-2zm0 6v6',
  lantern: 'M8 9h8l1 8H7zm1 0c0-5 6-5 6 0m-8 8h10v2H7zm5-6v4',
  torch: 'M4 10h4l3-2v8l-3-2H4zm10 2h6m-6-3 5-3m-5 9 5 3',
  lift: 'M6 5h12v14H6zm6 0v14M8 11l1-2 1 2m4 2 1 2 1-2',
  cone: 'M8 11h8l-4 9zm0 0a4 4 0 1 1 8 0',
  paper: 'M5 6h12v12H7a2 2 0 0 1-2-2zm12 3h2v7a2 2 0 0 1-2 2M8 9h6m-6 3h6m-6 3h4',
  paw: 'M12 12c-3 0-5 4-3 5.500 1 .700 2-.300 3-.300s2 1 3 .300c2-1.500 0-5.500-3-5.500zM7 10v1m10-1v1M10 6v1.500m4-1.500v1.500',
  broom: 'm17 4-6 8m-4 0 6 4-3 4c-3 0-5-2-6-4zm0 4 3 3',
  star: 'm12 5 2 5h5l-4 3 2 6-5-4-5 4 2-6-4-3h5z',
  fish: 'M4 12c4-6 10-5 13 0 -3 5-9 6-13 0zm13 0 3-3v6zM8 11h.500',
  brush: 'm18 4-8 9 2 2 8-9zm-8 9c-4 0-2 4-6 5 4 2 8 1 8-3',
  moon: 'M15 5a8 8 0 1 0 5 11A8 8 0 0 1 15 5z',
  knight: 'M8 19h9c0-8 1-13-6-14l-1 2-4 4 1 2 4-1-3 7z',
  flask: 'M10 5h4m-3 0v5l-5 8h12l-5-8V5m-4 9h6',
  antenna: 'M12 11v9m-3 0h6M9 8a4 4 0 0 1 6 0M6 6a8 8 0 0 1 12 0M12 10h.500',
  boot: 'M8 5h6v8l5 3v3H8zm0 11h11',
  compass: 'M12 5v3m0 0-5 11m5-11 5 11M9 14h6',
  satellite: 'm10 10 4 4m-6-2 4-4 4 4-4 4zM4 8l4-4 3 3-4 4zm9 9 4-4 3 3-4 4z',
  wave: 'M4 12c2-6 4-6 5 0s3 6 5 0 4-6 6 0',
  chip: 'M8 8h8v8H8zm2-3v3m4-3v3m-4 8v3m4-3v3M5 10h3m-3 4h3m8-4h3m-3 4h3',
  sprout: 'M12 20v-9m0 0C12 7 9 5 5 6c0 4 3 6 7 5zm0 3c0-4 3-6 7-5 0 4-3 6-7 5z',
  camera: 'M4 8h4l2-2h4l2 2h4v10H4zm11 5a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
  drop: 'M12 4c4 6 5 8 5 10a5 5 0 0 1-10 0c0-2 1-4 5-10zm-2 10a2 2 0 0 0 2 2',
  dog: 'M6 6l3 2h6l3-2 1 7-3 1-1 4H9l-1-4-3-1zm3 5h.500m5 0h.500M11 15h2',
  atlas: 'M4 7l5-2 6 2 5-2v12l-5 2-6-2-5 2zm5-2v12m6-10v12',
}

/** The emblem of one of the cast, by the number that a card calls its voice. */
export const emblemOf = (voice: number): string => EMBLEMS[content.emblems[voice] ?? ''] ?? ''
