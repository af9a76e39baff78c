import type { Sample } from '~/content/site'

type SampleNoteProps = { of: readonly Sample[]; text: string; className?: string }

export function SampleNote({ of, text, className = '' }: SampleNoteProps) {
  return of.some(({ sample }) => sample) ? <p className={`${className} text-sm text-soft`}>{text}</p> : null
}
