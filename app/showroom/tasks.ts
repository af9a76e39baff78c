import type { Demo } from '~/content/showroom'
import { taskOf as artist } from './artist/task'
import { taskOf as barbershop } from './barbershop/task'
import { taskOf as dentalPractice } from './dental-practice/task'
import type { Draft } from './draft/draft'
import { taskOf as estateAgent } from './estate-agent/task'
import { taskOf as shop } from './shop/task'
import type { Task } from './conversation/task'

const makers = { barbershop, 'dental-practice': dentalPractice, shop, artist, 'estate-agent': estateAgent }

/** What a draft does, made of the visitor's facts. */
export function draftTask(id: Demo['id'], draft: Draft): Task {
  return makers[id](draft)
}

export const tasks = Object.fromEntries(
  Object.entries(makers).map(([id, taskOf]) => [id, taskOf(null)]),
) as Readonly<Record<Demo['id'], Task>>
