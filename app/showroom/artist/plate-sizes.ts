/** In CSS pixels, and the widths of the files, which `npm run pictures` draws. */
export const plateSizes = {
  couple: { width: 1260, height: 840, widths: [480, 800, 1280, 1760] },
  'couple-tall': { width: 520, height: 840, widths: [480, 800] },
  table: { width: 1200, height: 800, widths: [480, 800, 1280] },
  rain: { width: 880, height: 1100, widths: [480, 800, 1280] },
  window: { width: 880, height: 1100, widths: [480, 800, 1280] },
} as const

export type PlateName = keyof typeof plateSizes
