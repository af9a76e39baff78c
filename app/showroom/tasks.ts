import type { Demo } from '~/content/showroom'
import { taskOf as artist } from './artist/task'
import { taskOf as barbershop } from './barbershop/task'
import { taskOf as dentalPractice } from './dental-practice/task'
import { taskOf as estateAgent } from './estate-agent/task'
import { taskOf as shop } from './shop/task'
import type { Task } from './conversation/task'

/** What a website does; a draft of it, of the visitor's facts. */
export const taskOf = {
  barbershop,
  'dental-practice': dentalPractice,
  shop,
  artist,
  'estate-agent': estateAgent,
}

export const tasks = Object.fromEntries(
  Object.entries(taskOf).map(([id, make]) => [id, make(null)]),
) as Readonly<Record<Demo['id'], Task>>
