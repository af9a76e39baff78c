import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { launch } from '~/content/launch'
import { nextSteps } from '~/content/next-steps'
import { packages, packageWords } from '~/content/packages'
import { pages } from '~/content/pages'
import { callsToAction } from '~/content/site'
import { picture } from '~/pictures/picture.server'
import launchStyles from './launch.css?inline'
import { ButtonLink, TextLink } from '~/ui/links'
import { fill } from '~/content/fill'
import type { PageHandle } from '~/ui/layout/page-handle'
import { Titled } from '~/ui/titled'
import { Benefits } from '~/routes/shared/benefits'
import { CostTable } from './cost-table'
import { PackageGrid } from '~/routes/shared/package-card'
import { Page } from '~/ui/sections/page'
import { Terms } from '~/ui/sections/terms'
import { unbroken } from '~/ui/unbroken'
import { pageMeta } from '~/routes/shared/page-meta.server'
import { service } from '~/routes/shared/structured-data.server'

export const handle: PageHandle = { styles: launchStyles }

export { meta } from '~/routes/shared/head'

export function loader({ context }: LoaderFunctionArgs) {
  const offers = packages.map(({ title, price }) => `${title} ${price}`).join(', ')
  const description = fill(pages.launch.description, { offers })
  return {
    meta: pageMeta(pages.launch, context, { description, structuredData: [service(context.siteUrl)] }),
    drawing: picture('pages/launch'),
  }
}

export default function LaunchPage() {
  const { drawing } = useLoaderData<typeof loader>()
  const { title, note, intro, quiz } = launch
  const [first, ...others] = packages
  const timelines = others.map(({ timeline }) => timeline).join(' and ')
  return (
    <Page
      title={title}
      intro={fill(note, { ...first, others: timelines })}
      picture={drawing}
      step={nextSteps.launch}
      wide={<Benefits />}
      actions={
        <>
          <p className="mt-4 max-w-read text-lg text-soft max-sm:hidden">{unbroken(intro)}</p>
          <div className="mt-6 flex flex-col gap-x-6 gap-y-3 sm:flex-row sm:flex-wrap">
            <ButtonLink variant="dark" {...callsToAction.quiz} />{' '}
            <TextLink {...packageWords.compare} to="#compare" />
          </div>
        </>
      }
    >
      <Titled id="packages" title={launch.packages} titleClass="sr-only" className="mt-14 md:mt-30">
        <PackageGrid />
      </Titled>
      <section className="mt-16 flex flex-col gap-6 bg-sand p-6 md:flex-row md:items-center md:justify-between md:p-10">
        <div>
          <h2 className="text-xl">{quiz.title}</h2>
          <p className="mt-2 text-soft">{unbroken(quiz.text)}</p>
        </div>
        <ButtonLink variant="dark" {...callsToAction.quiz} />
      </section>
      <div className="mt-20 *:not-last:mb-20">
        <Comparison />
        <Cost />
      </div>
    </Page>
  )
}

const rowStyle = 'max-md:grid max-md:grid-cols-3'
const headStyle = 'px-1.5 pb-2 font-display text-sm leading-tight md:py-3 md:px-4 md:text-lg'
const pageLinkStyle =
  'inline-block min-h-11 max-w-full pt-2 underline decoration-line decoration-2 underline-offset-4 hover:text-pine hover:decoration-pine'
const topicStyle = 'text-sm font-semibold text-soft max-md:col-span-3 max-md:bg-sand max-md:p-1.5'
const figureStyle = 'font-display text-[min(var(--text-lg),5vw)] font-bold whitespace-nowrap'

/** On a phone each topic stands above its values, so that three columns fit. */
function Comparison() {
  const { title, intro, price, timeline, differences } = launch.compare
  const rows = Object.entries({
    [price]: packages.map((offer) => offer.price),
    [timeline]: packages.map((offer) => offer.timeline),
    ...differences,
  })
  return (
    <Titled id="compare" title={title} titleClass="text-2xl">
      <p className="mt-4 max-w-read text-lg text-soft">{unbroken(intro)}</p>
      <div className="mt-8 @max-[22.5rem]:overflow-x-auto">
        <table className="w-full min-w-[20rem] table-fixed border-collapse text-left">
          <thead className="align-bottom max-md:sticky max-md:top-16 max-md:z-1 max-md:bg-paper">
            <tr className={`${rowStyle} border-b-2 border-ink`}>
              <td className="w-40 max-md:hidden">&nbsp;</td>
              {packages.map((offer) => (
                <th key={offer.id} scope="col" className={headStyle}>
                  <a href={offer.page} className={pageLinkStyle}>
                    {offer.title}
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="align-baseline">
            {rows.map(([topic, cells]) => (
              <tr key={topic} className={`${rowStyle} md:border-b md:border-line`}>
                <th scope="row" className={topicStyle}>
                  {topic}
                </th>
                {cells.map((cell, column) => (
                  <td
                    key={packages[column]?.id}
                    className={`px-1.5 py-3 first-letter:uppercase md:px-4 ${topic in differences ? 'text-sm md:text-base' : figureStyle}`}
                  >
                    {unbroken(cell)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Titled>
  )
}

function Cost() {
  const { title, terms } = launch.cost
  return (
    <section id="cost" aria-labelledby="cost-title">
      <h2 id="cost-title" className="text-2xl">
        {title}
      </h2>
      <p className="mt-3">
        <TextLink {...launch.questions} />
      </p>
      <div className="mt-5">
        <CostTable offers={packages} />
      </div>
      <Terms terms={terms} className="mt-8 gap-x-gutter *:break-inside-avoid lg:columns-2" />
    </section>
  )
}
