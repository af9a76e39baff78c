import type { Exhibit } from '~/content/showroom'
import { barbershopSite } from './barbershop/site'
import { dentalPracticeSite } from './dental-practice/site'
import type { DemoSite } from './demo-site'
import { estateAgentSite } from './estate-agent/site'
import { photographerSite } from './photographer/site'
import { shopSite } from './shop/site'

export const demoSites: Readonly<Record<Exhibit['id'], DemoSite>> = {
  barbershop: barbershopSite,
  'dental-practice': dentalPracticeSite,
  shop: shopSite,
  photographer: photographerSite,
  'estate-agent': estateAgentSite,
}
