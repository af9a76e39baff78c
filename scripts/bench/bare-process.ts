import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { visitorHeaders } from './load'

const [response] = (await once(
  get(process.env.ANSWER_FROM ?? '', { headers: visitorHeaders }),
  'response',
)) as [IncomingMessage]
const body = await buffer(response)
for (const name of ['connection', 'date', 'keep-alive']) delete response.headers[name]
createServer((_, answer) => answer.writeHead(200, response.headers).end(body)).listen(
  Number(process.env.PORT),
)
