import { chromium } from './chromium'
import { promisesOf } from './promises'

promisesOf(chromium())
