import { promisesOf } from './promises'
import { webkit } from './webkit'

promisesOf(webkit())
