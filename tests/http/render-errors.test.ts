import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startServer, type ServerProcess } from '../support/server-process'
import { sendRaw } from '../support/raw-request'
import { startSite } from '../support/site'

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
  const site = await startSite({ handlePage: createRequestHandler({ ...build, routes }, 'production') })
  onTestFinished(() => site.close())
  return site
}

describe('an error while rendering', () => {
  it.each([
    ['in a page', 'routes/about', { default: fail }, '/about'],
    [
      'in a page that is made for one visitor',
      'routes/get-started',
      { default: fail },
      '/get-started?package=Own',
    ],
    ['in a loader', 'routes/about', { loader: fail }, '/about'],
    ['in a head', 'routes/about', { meta: fail }, '/about'],
  ])('%s is a page that helps and one line, without its words', async (_, id, own, path) => {
    const site = await withRoute(id, own)
    for (let time = 1; time <= 2; time += 1) {
      const answer = await site.request(path)
      expect(answer.status).toBe(500)
      expect(answer.headers.get('cache-control')).toBe('private, no-cache')
      expect(await answer.text()).toContain('Something went wrong on our side')
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
    for (const path of ['/', '/nope', '/blog/9']) {
      const answer = await site.request(path)
      expect(answer.status).toBeGreaterThanOrEqual(path === '/' ? 500 : 404)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(await answer.text()).toContain('Something went wrong on our side')
    }
    expect(site.log()).not.toContain(secret)
  })
})

describe('a path with a backslash', () => {
  let server: ServerProcess
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.destroy())

  it.each(['%5c', '%5C', '\\', 'a%5cb', '%5c%5c', 'blog/%5c', '%5c.data', 'about%5c', '%255c', 'blog/%255c'])(
    'is no page, and the server outlives GET /%s',
    async (path) => {
      const request = `GET /${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`
      expect((await sendRaw(server.port, request))?.status).toBe(404)
      expect((await fetch(server.url)).status).toBe(200)
      expect(server.logged('error')).toEqual([])
    },
  )

  it('does not keep the server from stopping', async () => {
    expect(await server.stop()).toBe(0)
  })
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
  const server = await startServer()
  onTestFinished(() => server.destroy())
  const requests = [
    'GET /get-started?package=Own HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET /nope HTTP/1.1\r\nHost: a\r\n\r\n',
    'POST /consultation HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\nname=',
    'POST /consultation HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5\r\n\r\nname=',
    'POST /consultation HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n--b',
  ]
  for (const request of requests) {
    for (const patienceMs of [0, 1, 3, 6, 10, 20]) await hangUp(server.port, request, patienceMs)
  }
  server.stopReading()
  for (const request of requests) await hangUp(server.port, request, 5)
  expect((await fetch(server.url)).status).toBe(200)
  expect(await server.stop()).toBe(0)
})
