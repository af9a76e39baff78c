import { demoLink, demoPath, showroom, type Exhibit } from '~/content/showroom'
import { picture } from '~/pictures/picture.server'

/** What the card of a demo website shows. */
export function exhibitCard(id: Exhibit['id']) {
  return {
    ...showroom.find((exhibit) => exhibit.id === id)!,
    link: { label: demoLink, to: demoPath({ id }) },
    picture: picture(`showroom/${id}`),
    phone: picture(`showroom-phone/${id}`),
  }
}
