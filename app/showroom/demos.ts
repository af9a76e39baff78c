import type { Demo } from '~/content/showroom'
import { artistSite } from './artist/site'
import { barbershopSite } from './barbershop/site'
import { dentalPracticeSite } from './dental-practice/site'
import type { DemoSite } from './kit/demo-site'
import { estateAgentSite } from './estate-agent/site'
import { shopSite } from './shop/site'

export const demoSites: Readonly<Record<Demo['id'], DemoSite>> = {
  barbershop: barbershopSite,
  'dental-practice': dentalPracticeSite,
  shop: shopSite,
  artist: artistSite,
  'estate-agent': estateAgentSite,
}
