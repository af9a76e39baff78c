const [seconds, kibibytes] = [1000, 1024]

export const httpLimits = {
  /** Of the request line and all headers together; more get 431. */
  headerBytes: 16 * kibibytes,
  /** More get 431, since Node.js would drop them silently. */
  headers: 100,
  /** Connections that wait to be accepted, if the kernel allows so many. It drops others, whose clients try again after a second. */
  backlog: 4096,
  /** Requests of a connection that wait for a response. No more are read; more in the same packet close the connection. */
  pipelined: 32,
  /** Bodies that are being read on all connections. */
  bodiesAtOnce: 256,
  /** From the start of a connection or request to the end of the headers; longer gets 408. */
  headersMs: 10 * seconds,
  /** To the end of the body; longer gets 408. A poor mobile line needs a quarter of this for 64 KiB. */
  requestMs: 30 * seconds,
  /** How often both are checked. */
  checkIntervalMs: 2 * seconds,
  /** KEEP_ALIVE_SECONDS. Longer than the proxies' (nginx and AWS 60 s, Caddy 120 s), or a proxy loses a request in a closing connection. */
  keepAliveMs: 130 * seconds,
  /** For a silent socket; longer than a delivery to the form service takes. */
  idleMs: 90 * seconds,
  /** After a malformed request or a refused body, a connection stays open this long for the response, and is read up to this many bytes. */
  closeDelayMs: 1 * seconds,
  unreadBytes: 1024 * kibibytes,
  /** How long a draining server behind a proxy still accepts: until health checks have noticed (deploy/). */
  drainAcceptMs: 3 * seconds,
} as const

export type HttpLimits = { readonly [Name in keyof typeof httpLimits]: number }
