import { Check } from 'lucide-react'
import { fill } from '../fill'

export function SuccessNotice({ title, text }: { title: string; text: string }) {
  return (
    <p className="mb-4 flex items-start gap-3">
      <Check aria-hidden className="mt-1 size-5 shrink-0 text-pine" />
      <span>
        <strong className="font-semibold">{title}</strong> <span className="text-soft">{text}</span>
      </span>
    </p>
  )
}

interface SuccessBoxProps {
  headline: string
  followUp: string
  reference: string
  /** Null once it is not shown any more. */
  email: string | null
  words: { reference: string; answerTo: string }
}

export function SuccessBox({ headline, followUp, reference, email, words }: SuccessBoxProps) {
  return (
    <section
      tabIndex={-1}
      data-next
      autoFocus
      aria-labelledby="success"
      className="border-l-4 border-pine bg-sand p-5 md:p-6"
    >
      <h2 id="success" className="text-xl">
        {headline}
      </h2>
      <p className="mt-3 text-lg">{followUp}</p>
      {email && <p className="mt-3">{fill(words.answerTo, { email })}</p>}
      <p className="mt-6 font-semibold">{fill(words.reference, { reference })}</p>
    </section>
  )
}
