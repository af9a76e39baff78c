import type { Sample } from '~/content/site'

type SampleNoteProps = { of: readonly Sample[]; text: string; className?: string }

export function SampleNote({ of, text, className = '' }: SampleNoteProps) {
  const left = of.filter(({ sample }) => sample).map(({ name, author, label }) => name ?? author ?? label)
  const note = left.length < of.length ? `Samples, made up for now: ${left.join(', ')}.` : text
  return left.length > 0 ? <p className={`${className} text-sm text-soft`}>{note}</p> : null
}
