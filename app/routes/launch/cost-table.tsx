import { launch } from '~/content/launch'
import type { Package } from '~/content/packages'
import { asPrice, costOverYears } from '~/content/prices'

const { caption, years } = launch.cost.table
const sumStyle =
  'py-3 pl-2 group-last:font-display group-last:text-lg group-last:font-bold md:group-last:text-xl'
/** The years of one package stand in a row where there is room. */
const oneStyle =
  '[&_thead]:sr-only sm:[&_tbody]:grid sm:[&_tbody]:grid-cols-3 sm:[&_tr]:grid sm:[&_tr]:text-left sm:[&_td]:pt-0 sm:[&_td]:pl-0 sm:[&_td]:font-display sm:[&_td]:text-xl'
const headStyle = 'py-2 pl-2 font-display text-sm leading-tight md:text-base'

export function CostTable({ offers }: { offers: readonly Package[] }) {
  return (
    <div className={`overflow-x-auto ${offers.length === 1 ? oneStyle : ''}`}>
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
            <tr key={label} className="group border-b border-line align-baseline">
              <th scope="row" className="py-3 text-left font-normal group-last:font-bold">
                {label}
              </th>
              {offers.map((offer) => (
                <td key={offer.title} className={sumStyle}>
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
