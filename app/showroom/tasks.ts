import type { Exhibit } from '~/content/showroom'
import { task as artist } from './artist/task'
import { task as barbershop } from './barbershop/task'
import { task as dentalPractice } from './dental-practice/task'
import { task as estateAgent } from './estate-agent/task'
import { task as shop } from './shop/task'
import type { Task } from './task'

export const tasks: Readonly<Record<Exhibit['id'], Task>> = {
  barbershop,
  'dental-practice': dentalPractice,
  shop,
  artist,
  'estate-agent': estateAgent,
}
