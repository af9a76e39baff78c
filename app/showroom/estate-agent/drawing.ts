/** Strokes that the drawings share, as path data. */
export function box(x: number, y: number, width: number, height: number) {
  return `M${x} ${y}h${width}v${height}h${-width}z`
}

/** A window with its frame, its bars and its sill. */
export function sash(x: number, y: number, width: number, height: number, rows = 2, columns = 2) {
  let strokes = box(x, y, width, height) + box(x + 3, y + 3, width - 6, height - 6)
  for (let column = 1; column < columns; column++)
    strokes += `M${x + (column * width) / columns} ${y + 3}v${height - 6}`
  for (let row = 1; row < rows; row++) strokes += `M${x + 3} ${y + (row * height) / rows}h${width - 6}`
  return strokes + box(x - 4, y + height, width + 8, 4)
}

/** A door with two panels that stands on a step, from the ground upwards. */
export function door(x: number, ground: number, width: number, height: number) {
  const top = ground - 6 - height
  return (
    box(x - 5, top - 5, width + 10, height + 5) +
    box(x, top, width, height) +
    box(x + 6, top + 7, width - 12, height * 0.4) +
    box(x + 6, top + 15 + height * 0.4, width - 12, height * 0.6 - 23) +
    box(x - 9, ground - 6, width + 18, 6)
  )
}

export function chimney(x: number, y: number, height: number) {
  return (
    box(x, y, 34, height) + box(x - 3, y - 6, 40, 6) + box(x + 5, y - 18, 9, 12) + box(x + 20, y - 18, 9, 12)
  )
}

/** Parallel strokes, such as slates, boards or treads. */
export function hatch(count: number, stroke: (index: number) => string) {
  return Array.from({ length: count }, (_, index) => stroke(index)).join('')
}
