/** In CSS pixels, the widths of the files, which `npm run pictures` draws, and the share of a large window in percent. */
export const plateSizes = {
  couple: { width: 1260, height: 840, widths: [480, 800, 1280, 1760], share: 100 },
  'couple-tall': { width: 520, height: 840, widths: [480, 800], share: 100 },
  table: { width: 1200, height: 800, widths: [480, 800, 1280], share: 58 },
  rain: { width: 880, height: 1100, widths: [480, 800, 1280], share: 36 },
  window: { width: 880, height: 1100, widths: [480, 800, 1280], share: 40 },
} as const

export type PlateName = keyof typeof plateSizes
