const seconds = 1000
const kibibytes = 1024

/** What one connection may take up, so that those who send too much or too slowly hold up nobody else. */
export const limits = {
  /** The request line and the headers together; more is answered with 431. */
  headerBytes: 16 * kibibytes,
  /** How many; more are answered with 431, since Node.js would drop them without a word. */
  headers: 100,
  /** From the start of a connection or request until its headers are there; longer is answered with 408. */
  headersMs: 10 * seconds,
  /** Until the body is there too: 64 KiB over a poor mobile line take a quarter of this. Longer is answered with 408. */
  requestMs: 30 * seconds,
  /** How often the two above are looked at. */
  checkingMs: 2 * seconds,
  /**
   * How long a connection is kept for the next request. Longer than proxies keep it (nginx and the load balancers of Amazon 60 s,
   * Caddy 120 s), so that it is always the proxy that closes: a request sent into a connection that we close is lost.
   */
  keepAliveMs: 130 * seconds,
  /** A connection on which nothing moves, such as an answer that is not read; longer than any delivery to the form service. */
  silenceMs: 90 * seconds,
  /** How long a connection whose request could not be read stays open for its answer. */
  lingerMs: 1 * seconds,
} as const
