import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readClassifiers } from '~/assistant/classifier'
import type { Form } from '~/forms/form'
import { createApp } from '~/http/app'
import { brotliQuality } from '~/http/cache/content-coding'
import { loadBuiltPages, type PageSource } from '~/http/remix/page-source'
import { httpLimits, type HttpLimits } from '~/http/transport/http-limits'
import { drain, listen } from '~/http/transport/listen'
import { createSecurityHeaders } from '~/http/policy/security-headers'
import { createLog } from '~/platform/log'
import { createServices, type Services } from '~/services.server'
import { environmentOf } from './environment-of'

export type LogLine = Record<string, unknown>

export interface Site {
  /** Sends a request through the whole pipeline, without a port. */
  request(path: string, init?: RequestInit): Promise<Response>
  /** Makes the site listen on a free port, until it is closed; gives its address. */
  listen(limits?: Partial<HttpLimits>): Promise<string>
  /** Posts a form as a browser without script does. */
  post(form: Form, values: Record<string, string>, headers?: Record<string, string>): Promise<Response>
  /** The lines of this event, oldest first. */
  logged(event: string): LogLine[]
  log(): string
  /** The addresses of the rendered pages, in order. */
  rendered(): string[]
  services: Services
  close(): Promise<void>
}

interface SiteOptions {
  environment?: Record<string, string>
  now?: () => number
  monotonic?: () => number
  /** Answers in the place of the network. */
  fetch?: typeof fetch
  /** Answers in the place of the built pages. */
  handlePage?: PageSource['handlePage']
  replace?: (services: Services) => Partial<Services>
}

/** With these, the site sends submissions to the stand-in of the test. */
export const withFormService = {
  CONSULTATION_FORM_ID: 'consult1',
  PROJECT_FORM_ID: 'project1',
  FORM_SERVICE_URL: 'https://forms.test',
  // Far longer than a busy machine takes; tests of time-outs give their own.
  FORM_SERVICE_TIMEOUT_MS: '10000',
}

/** Starts the site on its own journal, a real file. */
export async function startSite({
  environment: variables = {},
  now = Date.now,
  monotonic = () => performance.now(),
  fetch: ownFetch,
  handlePage,
  replace,
}: SiteOptions = {}): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'dayfive-'))
  const environment = environmentOf({
    DATABASE_URL: `file:${join(folder, 'leads.db')}`,
    SITE_URL: 'http://site.test',
    ...variables,
  })

  let written = ''
  const { log, flush } = createLog({ write: (text) => (written += text) }, environment.LOG_LEVEL, now)
  const writtenSoFar = () => {
    flush()
    return written
  }
  const services = createServices(environment, {
    log,
    now,
    monotonic,
    // Looked up at each call, so that MSW can stand in at any time.
    fetch: ownFetch ?? ((...call) => fetch(...call)),
    classifiers: readClassifiers('build/assistants.bin'),
  })
  const source = await loadBuiltPages(pathToFileURL(join(process.cwd(), 'build/')))
  const rendered: string[] = []
  const app = createApp({
    environment,
    services: { ...services, ...replace?.(services) },
    isDraining: () => false,
    // The quality of production takes a quarter of a second for each page.
    cacheQuality: brotliQuality.quick,
    pageSource: {
      ...source,
      handlePage(pageRequest, context) {
        const { pathname, search } = new URL(pageRequest.url)
        rendered.push(pathname + search)
        return (handlePage ?? source.handlePage)(pageRequest, context)
      },
    },
  })
  let server: Server | undefined
  const request: Site['request'] = async (path, { headers, ...init } = {}) => {
    const withHost = new Headers(headers)
    if (!withHost.has('host')) withHost.set('host', 'site.test')
    const asked = new Request(`http://site.test${path}`, { ...init, headers: withHost })
    const { status, body, ...sent } = await app({
      method: asked.method,
      target: asked.url.replace('http://site.test', ''),
      headers: asked.headers,
      body: {
        async read(_client, limit) {
          const bytes = new Uint8Array(await asked.arrayBuffer())
          return bytes.length > limit ? 'tooLarge' : bytes
        },
      },
      socketAddress: '',
      localPort: undefined,
    })
    const names = sent.headers.filter((_, index) => index % 2 === 0)
    const pairs = names.map((name, index): [string, string] => [name, sent.headers[2 * index + 1]!])
    return new Response(body, { status, headers: pairs })
  }
  return {
    request,
    async listen(ownLimits) {
      const listening = await listen(app, {
        port: 0,
        host: '127.0.0.1',
        middleware: null,
        headers: createSecurityHeaders(environment.SITE_URL),
        log,
        isDraining: () => false,
        limits: { ...httpLimits, ...ownLimits },
      })
      server = listening.server
      return `http://127.0.0.1:${listening.port}`
    },
    post: (form, values, headers) =>
      request(form.path, { method: 'POST', body: new URLSearchParams(values), ...(headers && { headers }) }),
    logged: (event) =>
      writtenSoFar()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as LogLine)
        .filter((line) => line.event === event),
    log: writtenSoFar,
    rendered: () => rendered,
    services,
    async close() {
      if (server) await drain(server, 0, 1000)
      await services.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
