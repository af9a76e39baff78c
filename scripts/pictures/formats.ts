import sharp from 'sharp'

type Format = { widths: readonly number[]; avif: number; webp: number }

/** Writes a screenshot in each width and format, as `file-640.avif`; the qualities are of a hundred. */
export async function writePicture(screenshot: Buffer, file: string, { widths, avif, webp }: Format) {
  for (const width of widths) {
    const scaled = await sharp(screenshot).resize(width).png().toBuffer()
    await sharp(scaled).avif({ quality: avif, effort: 6 }).toFile(`${file}-${width}.avif`)
    await sharp(scaled)
      .webp({ quality: webp, effort: 6, smartSubsample: true })
      .toFile(`${file}-${width}.webp`)
  }
}

/** As few bytes as flat colors need. */
export function smallPng(colours: number) {
  return { palette: true, colours, dither: 0, effort: 10, compressionLevel: 9 }
}
