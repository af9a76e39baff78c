/** The files are drawn by `npm run pictures`, in the lowest qualities without bands in dark skies. `share` is of a large window, in percent. */
export const plateSizes = {
  couple: { width: 1260, height: 840, widths: [480, 800, 1280, 1760], avif: 72, webp: 84, share: 100 },
  'couple-tall': { width: 520, height: 840, widths: [480, 800], avif: 72, webp: 84, share: 100 },
  table: { width: 1200, height: 800, widths: [480, 800, 1280], avif: 68, webp: 82, share: 58 },
  rain: { width: 880, height: 1100, widths: [480, 800, 1280], avif: 60, webp: 76, share: 36 },
  window: { width: 880, height: 1100, widths: [480, 800, 1280], avif: 68, webp: 82, share: 40 },
} as const

export type PlateName = keyof typeof plateSizes
