import { packageOf } from '~/content/packages'
import { draftNamed } from '~/content/next-steps'
import { demoLink, demoPath, showroom, type Exhibit } from '~/content/showroom'
import { picture } from '~/pictures/picture.server'

/** What the card of a demo website shows. */
export function exhibitCard(id: Exhibit['id']) {
  const exhibit = showroom.find((each) => each.id === id)!
  const { title, price } = packageOf(exhibit.offer)
  return {
    ...exhibit,
    shownPackage: `${title}, ${price}`,
    link: { label: demoLink, to: demoPath({ id }) },
    draft: draftNamed(exhibit),
    picture: picture(`showroom/${id}`),
    phone: picture(`showroom-phone/${id}`),
  }
}
