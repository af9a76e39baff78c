import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { describe, expect, it } from 'vitest'
import { sendRaw } from '../support/raw-request'
import { startTestServer, startTestSite } from '../support/test-servers'

type Route = ServerBuild['routes'][string]
const secret = 'Ann Bell, Mill Lane'
const fail = () => {
  throw new Error(secret)
}

/** The built pages, with another part in the place of one module's. */
async function withRoute(id: string, own: Partial<Route['module']>) {
  const build = (await import(pathToFileURL('build/server/index.js').href)) as ServerBuild
  const route = build.routes[id]!
  const routes = { ...build.routes, [id]: { ...route, module: { ...route.module, ...own } } }
  return startTestSite({ handlePage: createRequestHandler({ ...build, routes }, 'production') })
}

describe('an error while rendering', () => {
  it.each([
    ['a page', { default: fail }],
    ['a loader', { loader: fail }],
    ['a head', { meta: fail }],
  ])('in %s is a page that helps and one line, without its words', async (_, own) => {
    const site = await withRoute('routes/about/route', own)
    for (let time = 1; time <= 2; time += 1) {
      const response = await site.request('/about')
      expect(response.status).toBe(500)
      expect(response.headers.get('cache-control')).toBe('private, no-cache')
      expect(await response.text()).toContain('Something went wrong on our end')
      expect(site.logged('error')).toHaveLength(time)
    }
    expect(site.log()).not.toContain(secret)
    expect(site.logged('error')[0]).toMatchObject({
      message: 'Error',
      stack: expect.stringMatching(/ at (\w+\.)?fail /),
    })
    expect((await site.request('/launch')).status).toBe(200)
  })

  it('in what stands around every page is a plain page that helps', async () => {
    const site = await withRoute('root', { Layout: fail })
    for (const path of ['/', '/nope', '/blog/99']) {
      const response = await site.request(path)
      expect(response.status).toBeGreaterThanOrEqual(path === '/' ? 500 : 404)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(await response.text()).toContain('Something went wrong on our end')
    }
    expect(site.log()).not.toContain(secret)
  })
})

it('a path with a backslash is no page, and the server outlives it', async () => {
  const server = await startTestServer()
  // tests/http/fuzz.test.ts has every other place.
  for (const path of ['%5c', '\\', '%5c.data']) {
    const request = `GET /${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`
    expect((await sendRaw(server.port, request))?.status, path).toBe(404)
  }
  expect((await fetch(server.url)).status).toBe(200)
  expect(server.logged('error')).toEqual([])
  expect(await server.stop()).toBe(0)
})

/** Sends something and closes the connection after this long, whatever has come by then. */
async function hangUp(port: number, request: string, afterMs: number) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(request)
  await sleep(afterMs)
  socket.destroy()
}

it('the server outlives clients that hang up at any moment, and a log and an error stream without a reader', async () => {
  const server = await startTestServer()
  const type = 'POST /consultation HTTP/1.1\r\nHost: a\r\nContent-Type: '
  const requests = [
    'GET /get-started?package=Own HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET /nope HTTP/1.1\r\nHost: a\r\n\r\n',
    `${type}application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\nname=`,
    `${type}application/x-www-form-urlencoded\r\nContent-Length: 5\r\n\r\nname=`,
    `${type}multipart/form-data; boundary=b\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n--b`,
  ]
  for (const request of requests) {
    for (const patienceMs of [0, 2, 5, 10]) await hangUp(server.port, request, patienceMs)
  }
  server.stopReading()
  for (const request of requests) await hangUp(server.port, request, 5)
  expect((await fetch(server.url)).status).toBe(200)
  expect(await server.stop()).toBe(0)
})
