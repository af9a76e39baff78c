import { workerData } from 'node:worker_threads'
import { countLeads } from './sqlite'

countLeads(String(workerData))
