import { launch } from '~/content/launch'
import type { Package } from '~/content/packages'
import { asPrice, costOverYears } from '~/content/prices'

const { caption, years } = launch.cost.table
const headStyle = 'py-2 pl-2 font-display text-sm leading-tight md:text-base'

export function CostTable({ offers }: { offers: readonly Package[] }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-[20rem] table-fixed border-collapse border-t-2 border-ink text-right">
        <caption className="pb-3 text-left text-soft">{caption}</caption>
        <thead className="border-b border-line align-bottom">
          <tr>
            <td className="w-[4.25rem] md:w-auto">&nbsp;</td>
            {offers.map(({ title }) => (
              <th key={title} scope="col" className={headStyle}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((label, index) => (
            <tr key={label} className="border-b border-line align-baseline">
              <th scope="row" className="py-3 text-left font-normal">
                {label}
              </th>
              {offers.map((offer) => (
                <td key={offer.title} className="py-3 pl-2 font-semibold">
                  {asPrice(costOverYears(offer, index + 1))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
