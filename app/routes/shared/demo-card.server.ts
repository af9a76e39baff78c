import { packageOf } from '~/content/packages'
import { showroom, type Demo } from '~/content/showroom'
import { picture } from '~/pictures/picture.server'

export function demoCard(id: Demo['id']) {
  const demo = showroom.find((each) => each.id === id)!
  const { title, price } = packageOf(demo.offer)
  return {
    ...demo,
    shownPackage: `${title}, ${price}`,
    picture: picture(`showroom/${id}`),
    phone: picture(`showroom-phone/${id}`),
  }
}
