import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { optimize } from 'svgo'

const root = join(import.meta.dirname, '../..')
const folders = ['covers', 'avatars'] as const

interface Size {
  width: number
  height: number
}

/**
 * Optimises every drawing of `pictures/` into `app/pictures/`.
 *
 * @returns the measures of each in its own units, by name, such as `covers/name`.
 * @throws when a drawing has no view box, which alone says how large it is.
 */
export async function drawDrawings(): Promise<Record<string, Size>> {
  const sizes: Record<string, Size> = {}
  for (const folder of folders) {
    await mkdir(join(root, 'app/pictures', folder), { recursive: true })
    const files = await readdir(join(root, 'pictures', folder))
    for (const file of files.filter((name) => name.endsWith('.svg')).toSorted()) {
      const name = `${folder}/${file.replace('.svg', '')}`
      const source = await readFile(join(root, 'pictures', `${name}.svg`), 'utf8')
      sizes[name] = sizeOf(source, name)
      await writeFile(join(root, 'app/pictures', `${name}.svg`), optimised(source, name, sizes[name]))
    }
  }
  return sizes
}

function sizeOf(source: string, name: string): Size {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(source) ?? []
  if (!width || !height) throw new Error(`pictures/${name}.svg needs a view box that starts at 0 0`)
  return { width: Number(width), height: Number(height) }
}

function optimised(source: string, name: string, { width, height }: Size): string {
  return optimize(source, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      'preset-default',
      // Several drawings may come to stand in one document, where an id must not be found twice.
      { name: 'prefixIds', params: { prefix: name.replace('/', '-'), delim: '-' } },
      {
        name: 'addAttributesToSVGElement',
        params: { attributes: [{ width: String(width) }, { height: String(height) }] },
      },
    ],
  }).data
}
