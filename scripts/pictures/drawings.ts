import { readdir, readFile, writeFile } from 'node:fs/promises'
import { optimize } from 'svgo'

/** Optimises the drawings of `pictures/`; returns the size of each by name, such as `covers/name`. */
export async function drawDrawings() {
  const sizes: Record<string, { width: number; height: number }> = {}
  for (const folder of ['covers', 'avatars', 'people', 'pages']) {
    for (const file of await readdir(`pictures/${folder}`)) {
      const name = `${folder}/${file.replace('.svg', '')}`
      const source = await readFile(`pictures/${name}.svg`, 'utf8')
      const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(source) ?? []
      if (!width || !height) throw new Error(`pictures/${name}.svg needs a view box that starts at 0 0`)
      sizes[name] = { width: Number(width), height: Number(height) }
      const { data } = optimize(source, {
        multipass: true,
        floatPrecision: 1,
        plugins: [
          'preset-default',
          // Ids must be unique when a document has several drawings.
          { name: 'prefixIds', params: { prefix: name.replace('/', '-'), delim: '-' } },
          { name: 'addAttributesToSVGElement', params: { attributes: [{ width }, { height }] } },
        ],
      })
      await writeFile(`app/pictures/${name}.svg`, data)
    }
  }
  return sizes
}
