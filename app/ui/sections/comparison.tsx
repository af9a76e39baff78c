import type { Difference } from '~/content/comparison'
import type { Package } from '~/content/packages'

interface ComparisonProps {
  title: string
  lead: string
  undecided: string
  words: { price: string; timeline: string }
  offers: readonly Pick<Package, 'id' | 'title' | 'price' | 'timeline' | 'page'>[]
  differences: readonly Difference[]
}

/** Each topic is a row of its own above its values, so that three columns are enough on a phone. */
export function Comparison({ title, lead, undecided, words, offers, differences }: ComparisonProps) {
  const rows = [
    { topic: words.price, cells: offers.map(({ price }) => price), isFigure: true },
    { topic: words.timeline, cells: offers.map(({ timeline }) => timeline), isFigure: true },
    ...differences.map(({ topic, values }) => ({
      topic,
      cells: offers.map(({ id }) => values[id] ?? undecided),
      isFigure: false,
    })),
  ]
  return (
    <section id="compare" aria-labelledby="compare-title">
      <h2 id="compare-title" className="text-2xl">
        {title}
      </h2>
      <p className="mt-4 max-w-read text-lg text-soft">{lead}</p>
      <table className="mt-8 w-full table-fixed border-collapse text-left">
        <thead className="border-b-2 border-ink align-bottom">
          <tr>
            {offers.map((offer) => (
              <th
                key={offer.id}
                scope="col"
                className="py-3 pr-3 font-display text-sm leading-tight md:text-lg"
              >
                <a
                  href={offer.page}
                  className="inline-block min-h-11 max-w-full pt-2 underline decoration-line decoration-2 underline-offset-4 hover:text-accent-text hover:decoration-accent"
                >
                  {offer.title}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ topic, cells, isFigure }) => (
          <tbody key={topic} className="border-b border-line align-top">
            <tr>
              <th scope="rowgroup" colSpan={offers.length} className="pt-3 text-sm font-semibold text-soft">
                {topic}
              </th>
            </tr>
            <tr>
              {cells.map((cell, column) => (
                <td
                  key={offers[column]?.id}
                  className={`pr-3 pb-3 ${isFigure ? 'font-display text-[min(var(--text-lg),5vw)] font-bold whitespace-nowrap' : 'text-sm md:text-base'}`}
                >
                  {cell}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  )
}
