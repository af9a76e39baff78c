import type { Exhibit } from '~/content/showroom'
import { picture } from '~/pictures/picture.server'

/** What the card of a demo website shows. */
export function exhibitCard({ id, trade, client, address, headline, verb, work, ...exhibit }: Exhibit) {
  return {
    id,
    trade,
    client,
    address,
    headline,
    verb,
    work,
    imageAlt: exhibit.imageAlt,
    picture: picture(exhibit.image),
    phone: picture(exhibit.phoneImage),
  }
}
