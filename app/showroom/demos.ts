import type { Demo } from '~/content/showroom'
import { artist } from './artist/knowledge'
import { taskOf as artistTask } from './artist/task'
import { barbershop } from './barbershop/knowledge'
import { taskOf as barbershopTask } from './barbershop/task'
import type { Task } from './conversation/task'
import { dentalPractice } from './dental-practice/knowledge'
import { taskOf as dentalTask } from './dental-practice/task'
import { estateAgent } from './estate-agent/knowledge'
import { taskOf as estateAgentTask } from './estate-agent/task'
import { shop } from './shop/knowledge'
import { taskOf as shopTask } from './shop/task'

/** The answers and the task of each demo website, whose page is in `sites.ts`. README.md has all steps "to add a demo website". */
export const demos = {
  barbershop: { knowledge: barbershop, taskOf: barbershopTask },
  'dental-practice': { knowledge: dentalPractice, taskOf: dentalTask },
  shop: { knowledge: shop, taskOf: shopTask },
  artist: { knowledge: artist, taskOf: artistTask },
  'estate-agent': { knowledge: estateAgent, taskOf: estateAgentTask },
} satisfies Record<Demo['id'], object>

/** The tasks of the demo websites themselves. */
export const tasks = Object.fromEntries(
  Object.entries(demos).map(([id, { taskOf }]) => [id, taskOf(null)]),
) as Readonly<Record<Demo['id'], Task>>
