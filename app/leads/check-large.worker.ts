import { workerData } from 'node:worker_threads'
import { isWhole } from './sqlite'

if (!isWhole(String(workerData))) process.exit(2)
