import { firefox } from './firefox'
import { promisesOf } from './promises'

promisesOf(firefox())
