/** Node's own server, which sends the bytes and headers of one answer of the site from memory: the quickest that Node can be. */
import { createServer } from 'node:http'
import { fetchAnswer } from './answer'

const { headers, body } = await fetchAnswer(process.env.ANSWER_FROM ?? '')
createServer((_, response) => response.writeHead(200, headers).end(body)).listen(Number(process.env.PORT))
