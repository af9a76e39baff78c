const [seconds, kibibytes] = [1000, 1024]

export const httpLimits = {
  /** Request line and headers together; more get 431. */
  headerBytes: 16 * kibibytes,
  /** Number of headers; more get 431, because Node.js would drop them silently. */
  headers: 100,
  /** Connections that wait to be accepted, if the kernel allows as many: it drops more, which then wait for a second. */
  backlog: 4096,
  /** Requests of a connection without a response: no more are read then, and the connection is closed if its packet brought more. */
  pipelined: 32,
  /** Bodies that are being read, of all connections. */
  bodiesAtOnce: 256,
  /** From the start of a connection or request to the end of its headers; longer gets 408. */
  headersMs: 10 * seconds,
  /** To the end of the body: 64 KiB over a poor mobile line take a quarter of this. Longer gets 408. */
  requestMs: 30 * seconds,
  /** How often these two are checked. */
  checkIntervalMs: 2 * seconds,
  /** KEEP_ALIVE_SECONDS. Longer than proxies' (nginx and AWS 60 s, Caddy 120 s): a request sent into a connection that we close is lost. */
  keepAliveMs: 130 * seconds,
  /** Idle socket; longer than any delivery to the form service. */
  idleMs: 90 * seconds,
  /** How long a connection with a malformed request or a refused body stays open for the response, and from which byte on it is left unread. */
  closeDelayMs: 1 * seconds,
  unreadBytes: 1024 * kibibytes,
  /** How long a draining server behind a proxy accepts: longer than the proxy's health checks take to notice (deploy/). */
  drainAcceptMs: 3 * seconds,
} as const

export type HttpLimits = { readonly [Name in keyof typeof httpLimits]: number }
