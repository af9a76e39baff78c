// In a file of its own, so that the browser does not load the texts of the showroom too.
export const draftField = {
  label: 'Your business name',
  like: 'See it with your name',
  button: 'Show my website',
}

export const demoLink = 'Open the demo'

export function demoPath({ id }: { id: string }): string {
  return `/showroom/${id}`
}

export function draftPath({ id }: { id: string }): string {
  return `/preview/${id}`
}
