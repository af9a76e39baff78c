/** The colours of the drawings, those of `site.css`. */
export const palette = {
  paper: '#dfe8e2',
  wall: '#f3f6f2',
  green: '#17332b',
  brick: '#b0452a',
  brickShade: '#8d3520',
  cream: '#f8f1df',
  glass: '#bfd3d0',
  leaf: '#b5c98d',
  butter: '#f6d67a',
} as const

export const ink = '#16241e'
