import { useEffect, type ComponentProps, type ReactNode } from 'react'
import { stepsTitle, type afterSending } from '~/content/enquiry-pages'
import { RootPart } from '~/ui/layout/root-part'
import { Titled } from '~/ui/titled'
import { TextLink } from '~/ui/links'
import { EnquiryForm } from './enquiry-form'
import { MailLink } from '~/ui/form/reply-notice'

interface EnquiryPageProps extends ComponentProps<typeof EnquiryForm> {
  title: string
  intro: string
  note?: string | undefined
  aside?: ReactNode
  /** Shown until the form is sent. Only the server renders this part, so that the browser needs none of its code. */
  help: ReactNode
  after: typeof afterSending | null
}

const frame =
  'mx-auto max-w-site px-5 py-10 md:px-8 md:py-16 lg:grid lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr] lg:gap-x-gutter print:block'
const readStyle = 'mt-14 flex flex-wrap items-center gap-x-6 border-t border-line pt-4 print:hidden'
const besideStyle = 'mt-14 *:not-last:mb-10 lg:col-span-5 lg:mt-10'

export function EnquiryPage({ title, intro, note, aside, help, after, ...form }: EnquiryPageProps) {
  const isSent = !form.reply && form.receipt.kind === 'given'
  useEffect(() => {
    document.getElementById('beside')?.toggleAttribute('hidden', isSent)
  }, [isSent])
  const whoReplies = isSent && after && <WhoReplies {...after.answer} contactEmail={form.contactEmail} />
  const meanwhile = isSent && after && <Meanwhile {...after} />
  const beside = !isSent && (
    <div id="beside" className={besideStyle}>
      {help}
    </div>
  )
  return (
    <RootPart frame={frame} beside={beside}>
      <div className="lg:col-span-12">
        <h1 className="max-w-[12em] text-2xl md:text-3xl">{title}</h1>
        {!isSent && <p className="mt-5 max-w-read text-lg text-soft">{intro}</p>}
        {!isSent && note && <p className="mt-4 max-w-read font-semibold">{note}</p>}
      </div>
      <div className="pt-10 lg:col-span-7 lg:row-span-2">
        <EnquiryForm {...form} />
        {aside && whoReplies}
        {aside && meanwhile}
      </div>
      {(aside || whoReplies) && <div className="mt-14 lg:col-span-5 lg:mt-10">{aside || whoReplies}</div>}
      {!aside && meanwhile && <div className="lg:col-span-12">{meanwhile}</div>}
    </RootPart>
  )
}

/** Stands beside the success box, or below if the chosen package stands there. */
function WhoReplies({ title, text, contactEmail }: { title: string; text: string; contactEmail: string }) {
  const [before, after] = text.split('{contactEmail}')
  return (
    <Titled id="next" title={title} titleClass="text-lg" className="pt-6">
      <p className="mt-2 max-w-read">
        <span>{before}</span>
        <MailLink to={contactEmail} />
        <span>{after}</span>
      </p>
    </Titled>
  )
}

function Meanwhile({ gather, read }: typeof afterSending) {
  return (
    <>
      <Titled
        id="gather"
        title={gather.title}
        titleClass="text-xl"
        className="mt-8 border-t-2 border-ink pt-6 lg:mt-12"
      >
        <p className="mt-2 max-w-read text-soft">{gather.intro}</p>
        <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-x-8">
          {Object.entries(gather.items).map(([what, why]) => (
            <li key={what} className="border-t border-line py-4">
              <strong className="block font-semibold">{what}</strong> <span className="text-soft">{why}</span>
            </li>
          ))}
        </ul>
      </Titled>
      <Titled id="read" title={read.title} titleClass="text-lg" className={readStyle}>
        <TextLink {...read.link} />
      </Titled>
    </>
  )
}

export function NextSteps({ steps }: { steps: readonly string[] }) {
  return (
    <Titled id="steps" title={stepsTitle} titleClass="text-lg">
      <ol className="mt-4 border-t border-line">
        {steps.map((step) => (
          <li
            key={step}
            className="grid grid-cols-[2.5rem_1fr] border-b border-line py-3.5 [counter-increment:step] before:font-display before:font-bold before:text-pine before:content-[counter(step)]"
          >
            {step}
          </li>
        ))}
      </ol>
    </Titled>
  )
}
