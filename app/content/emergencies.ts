import type { Danger } from '~/assistant/emergencies'

const here =
  'I’m only a program on this website: I can’t send help, and nobody is reading this live. Please call.'
const first: Readonly<Record<Danger, string>> = {
  suicide:
    'Call or text 988 now: the Suicide and Crisis Lifeline is there day and night, for you and for anyone worried about someone. If someone is hurt or could be within minutes, call 911.',
  gas: 'Call 911 from outside: get everyone out first, and don’t touch any switches.',
  fire: 'Call 911. If the fire is where you are, get everyone out first and call from outside.',
  medical: 'Call 911 now. They’ll tell you what to do until help arrives.',
  poison:
    'Call Poison Control now: 1-800-222-1222, day and night. Call 911 if the person has collapsed, has a seizure, can’t breathe or can’t be woken. If it was taken on purpose, you can also call or text 988.',
  violence: 'Call 911 as soon as you safely can. If you can’t speak, text 911, or stay on the line.',
}

/** The answer to somebody in danger, with links that dial the numbers in it. It sells, books and offers nothing. */
export function helpIn(danger: Danger) {
  const numbers = new Set(first[danger].match(/1-800-[\d-]+|\b\d{3}\b/g))
  const links = [...numbers].map((number) => ({ label: `Call ${number}`, to: `tel:${number}` }))
  return { kind: 'emergency', title: 'Call for help', paragraphs: [first[danger], here], links } as const
}
