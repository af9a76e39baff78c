/** A form service that takes everything at once, so that what is measured is the site's own work. */
import { createServer } from 'node:http'

createServer((request, response) => {
  request
    .resume()
    .on('end', () =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"next":"/thanks","ok":true}'),
    )
}).listen(Number(process.env.PORT))
