import type { Danger } from '~/assistant/emergencies'
import texts from './emergencies.json' with { type: 'json' }

const { here, first }: { here: string; first: Readonly<Record<Danger, string>> } = texts

/** The answer to somebody in danger, with links that dial the numbers in it. It sells, books and offers nothing. */
export function helpIn(danger: Danger) {
  const numbers = new Set(first[danger].match(/1-800-[\d-]+|\b\d{3}\b/g))
  const links = [...numbers].map((number) => ({ label: `Call ${number}`, to: `tel:${number}` }))
  return { kind: 'emergency', title: 'Call for help', paragraphs: [first[danger], here], links } as const
}
