import { demoLink, demoPath, type Exhibit } from '~/content/showroom'
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
    link: { label: demoLink, to: demoPath({ id }) },
    imageAlt: exhibit.imageAlt,
    picture: picture(`showroom/${id}`),
    phone: picture(`showroom-phone/${id}`),
  }
}
