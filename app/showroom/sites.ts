import type { Demo } from '~/content/showroom'
import { Page as Artist } from './artist/site'
import { Page as Barbershop } from './barbershop/site'
import { Page as DentalPractice } from './dental-practice/site'
import { Page as EstateAgent } from './estate-agent/site'
import { colorsOf } from './estate-agent/words'
import type { DemoSite } from './kit/demo-site'
import { Page as Shop } from './shop/site'

/** The pages of the demo websites. Their answers and tasks are in `demos.ts`, since scripts can't load styles. */
export const demoSites: Readonly<Record<Demo['id'], DemoSite>> = {
  barbershop: { color: '#92221c', Page: Barbershop },
  'dental-practice': { color: '#ffffff', Page: DentalPractice },
  shop: { color: '#2242a8', Page: Shop },
  artist: { color: '#12110f', Page: Artist },
  'estate-agent': { color: '#dfe8e2', evening: '#0f1d1c', colorsOf, Page: EstateAgent },
}
