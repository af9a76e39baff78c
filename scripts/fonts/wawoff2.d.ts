declare module 'wawoff2' {
  /** Packs a TrueType or OpenType font as WOFF2. */
  export function compress(font: Uint8Array): Promise<Uint8Array>
}
