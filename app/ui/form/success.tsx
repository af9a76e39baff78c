import { Check } from 'lucide-react'
import type { SiteLink } from '~/content/site'
import type { whatToGather } from '~/content/what-to-gather'
import { fill } from '../fill'
import { TextLink } from '../text-link'

/** Specification section 4. */
export function SuccessNotice({ title, text }: { title: string; text: string }) {
  return (
    <div className="mb-6 flex items-start gap-3 border-l-4 border-pine bg-sand p-5">
      <Check aria-hidden className="mt-1 size-5 shrink-0 text-pine" />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-soft">{text}</p>
      </div>
    </div>
  )
}

interface SuccessBoxProps {
  headline: string
  followUp: string
  reference: string
  words: { reference: string }
}

export function SuccessBox({ headline, followUp, reference, words }: SuccessBoxProps) {
  return (
    <section
      tabIndex={-1}
      data-next
      autoFocus
      aria-labelledby="success"
      className="border-t-2 border-pine py-8"
    >
      <h2 id="success" className="text-xl">
        {headline}
      </h2>
      <p className="mt-3 text-lg">{followUp}</p>
      <p className="mt-6 font-semibold">{fill(words.reference, { reference })}</p>
    </section>
  )
}

interface AfterSendingProps {
  next: { title: string; text: string }
  read: SiteLink & { title: string }
  gather: typeof whatToGather
  contactEmail: string
}

/** Below the success box: who answers, what to prepare, and one page to read meanwhile. */
export function AfterSending({ next, read, gather, contactEmail }: AfterSendingProps) {
  return (
    <div className="space-y-10">
      <section aria-labelledby="next" className="border-t border-line pt-6">
        <h2 id="next" className="text-lg">
          {next.title}
        </h2>
        <p className="mt-2 max-w-read">{fill(next.text, { contactEmail })}</p>
      </section>
      <section aria-labelledby="gather" className="border-t border-line pt-6">
        <h2 id="gather" className="text-lg">
          {gather.title}
        </h2>
        <p className="mt-2 max-w-read text-soft">{gather.lead}</p>
        <ul className="mt-4 border-t border-line">
          {gather.items.map(({ what, why }) => (
            <li key={what} className="grid grid-cols-[2rem_1fr] border-b border-line py-3">
              <span aria-hidden className="mt-1 size-5 border-2 border-edge" />
              <span className="max-w-read">
                <strong className="font-semibold">{what}</strong> <span className="text-soft">{why}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="read" className="border-t border-line pt-6 print:hidden">
        <h2 id="read" className="text-lg">
          {read.title}
        </h2>
        <p className="mt-2">
          <TextLink label={read.label} to={read.to} />
        </p>
      </section>
    </div>
  )
}
