// Apart from the showroom, whose texts the browser's code must not load.
export const draftField = {
  label: 'Your business name',
  like: 'Put your name on this {trade} site',
  button: 'Show my website',
}

export const demoLink = 'Open the demo'

export function demoPath({ id }: { id: string }): string {
  return `/showroom/${id}`
}

export function draftPath({ id }: { id: string }): string {
  return `/preview/${id}`
}
