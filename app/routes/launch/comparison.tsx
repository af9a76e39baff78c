import type { launch } from '~/content/launch'
import type { Package } from '~/content/packages'
import { unbroken } from '~/ui/unbroken'

type ComparisonProps = (typeof launch)['compare'] & { offers: readonly Package[] }

/** Each topic is a row of its own above its values, so that three columns are enough on a phone. */
export function Comparison({ title, lead, price, timeline, differences, offers }: ComparisonProps) {
  const rows = [
    { topic: price, cells: offers.map((offer) => offer.price), isFigure: true },
    { topic: timeline, cells: offers.map((offer) => offer.timeline), isFigure: true },
    ...Object.entries(differences).map(([topic, values]) => ({
      topic,
      cells: offers.map(({ id }) => values[id]),
      isFigure: false,
    })),
  ]
  return (
    <section id="compare" aria-labelledby="compare-title">
      <h2 id="compare-title" className="text-2xl">
        {title}
      </h2>
      <p className="mt-4 max-w-read text-lg text-soft">{unbroken(lead)}</p>
      <div className="mt-8 overflow-x-auto">
        <table className="w-full min-w-[20rem] table-fixed border-collapse text-left">
          <thead className="border-b-2 border-ink align-bottom">
            <tr>
              {offers.map((offer) => (
                <th
                  key={offer.id}
                  scope="col"
                  className="px-1.5 py-3 font-display text-sm leading-tight md:px-4 md:text-lg"
                >
                  <a
                    href={offer.page}
                    className="inline-block min-h-11 max-w-full pt-2 underline decoration-line decoration-2 underline-offset-4 hover:text-pine hover:decoration-pine"
                  >
                    {offer.title}
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          {rows.map(({ topic, cells, isFigure }) => (
            <tbody key={topic} className="align-top">
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={offers.length}
                  className="bg-sand px-1.5 py-1.5 text-sm font-semibold text-soft md:px-4"
                >
                  {topic}
                </th>
              </tr>
              <tr>
                {cells.map((cell, column) => (
                  <td
                    key={offers[column]?.id}
                    className={`px-1.5 py-3 md:px-4 ${isFigure ? 'font-display text-[min(var(--text-lg),5vw)] font-bold whitespace-nowrap' : 'text-sm md:text-base'}`}
                  >
                    {unbroken(cell)}
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
      </div>
    </section>
  )
}
