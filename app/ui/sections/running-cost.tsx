import type { launch } from '~/content/launch'
import type { RunningCost as Cost } from '~/offers/running-cost'
import { buttonStyle } from '../button-link'
import { fill } from '../fill'

interface RunningCostProps {
  words: (typeof launch)['cost']
  offers: readonly { id: string; title: string; price: string }[]
  periods: readonly number[]
  chosen: { id: string; title: string; period: number }
  cost: Cost
  /** What a change costs, once the owner has decided it. */
  changes: string | null
}

/** A GET form, so that a calculation can be sent on as a link. */
export function RunningCost({ words, offers, periods, chosen, cost, changes }: RunningCostProps) {
  const { title, period } = chosen
  return (
    <section id="cost" aria-labelledby="cost-title" className="grid gap-x-gutter gap-y-8 lg:grid-cols-12">
      <form method="get" action="/launch#cost" className="over-bar bg-paper lg:col-span-5">
        <h2 id="cost-title" className="text-2xl">
          {words.title}
        </h2>
        <p className="mt-4 text-lg text-soft">{words.lead}</p>
        <fieldset className="mt-6">
          <legend className="font-semibold">{words.package}</legend>
          {offers.map((offer) => (
            <Radio
              key={offer.id}
              name="package"
              value={offer.id}
              isChosen={offer.id === chosen.id}
              label={`${offer.title}, ${offer.price}`}
            />
          ))}
        </fieldset>
        <fieldset className="mt-4">
          <legend className="font-semibold">{words.period}</legend>
          <div className="flex flex-wrap gap-x-6">
            {periods.map((count) => (
              <Radio
                key={count}
                name="months"
                value={String(count)}
                isChosen={count === period}
                label={fill(words.months, { count })}
              />
            ))}
          </div>
        </fieldset>
        <button type="submit" className={`${buttonStyle.quiet} mt-5 w-full sm:w-auto`}>
          {words.submit}
        </button>
      </form>
      <table className="w-full table-fixed border-collapse self-start border-t-2 border-ink text-left lg:col-span-7">
        <caption className="py-3 text-left font-display text-lg font-bold">
          {fill(words.caption, { package: title, count: period })}
        </caption>
        <tbody>
          {cost.parts.map(({ part, months, amount }) => (
            <Row
              key={part}
              label={fill(words.parts[part], { span: months ? spanOf(months, words.span) : '' })}
              value={part === 'included' ? words.inPrice : (amount ?? words.undecided)}
            />
          ))}
          <Row label={words.changes} value={changes ?? words.undecided} />
        </tbody>
        <tfoot>
          <tr className="border-t-6 border-double border-ink align-baseline">
            <th scope="row" className="py-4 pr-4 font-semibold">
              {cost.isComplete ? words.total : words.known}
              {!cost.isComplete && <span className="block text-sm font-normal text-soft">{words.more}</span>}
            </th>
            <td className="py-4 text-right font-display text-2xl font-bold tracking-tight">{cost.total}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

function spanOf({ from, to }: { from: number; to: number }, words: { one: string; many: string }) {
  return fill(from === to ? words.one : words.many, { from, to })
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <tr className="border-b border-line align-baseline">
      <th scope="row" className="py-3 pr-4 font-normal">
        {label}
      </th>
      <td className="py-3 text-right font-semibold">{value}</td>
    </tr>
  )
}

type RadioProps = { name: string; value: string; isChosen: boolean; label: string }

function Radio({ name, value, isChosen, label }: RadioProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={isChosen}
        className="size-5 shrink-0 accent-accent-text"
      />
      {label}
    </label>
  )
}
