import { isIP } from 'node:net'
import { checkServerIdentity, connect, type PeerCertificate } from 'node:tls'
import type { Examination } from './examination'
import { ok, problem, warning, type Finding } from './finding'

const timeoutMs = 10_000
const day = 24 * 60 * 60 * 1000
const noticeDays = 14
// Nobody else comes there, so trying out needs no authority's certificate.
const loopbackHosts = ['localhost', '127.0.0.1', '[::1]']

export interface Presented {
  certificate: Pick<PeerCertificate, 'subject' | 'subjectaltname' | 'valid_from' | 'valid_to'>
  /** How many certificates the server sent. */
  sent: number
  /** OpenSSL's code of the first fault of the chain (verify(1)); null if this machine trusts it. */
  chainFault: string | null
}

export async function checkCertificate({
  publicOrigin,
  now,
}: Pick<Examination, 'publicOrigin' | 'now'>): Promise<Finding[]> {
  if (!publicOrigin?.startsWith('https:')) return []
  const presented = await readCertificate(new URL(publicOrigin))
  // The check of the address says that nothing answers.
  return presented ? [judgeCertificate(presented, new URL(publicOrigin).hostname, now())] : []
}

/**
 * What a server presents; null when none answers by TLS.
 *
 * @param authorities certificates to trust in the place of this machine's
 */
export function readCertificate(
  { hostname, port }: Pick<URL, 'hostname' | 'port'>,
  authorities?: string[],
): Promise<Presented | null> {
  const host = hostname.replace(/^\[(.+)\]$/, '$1')
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port: Number(port) || 443,
      ...(isIP(host) === 0 && { servername: host }),
      ...(authorities && { ca: authorities }),
      rejectUnauthorized: false,
      // Names are compared here, since this machine's verdict has one fault only.
      checkServerIdentity: () => undefined,
    })
    socket.setTimeout(timeoutMs, () => socket.destroy())
    socket.on('error', () => resolve(null)).on('close', () => resolve(null))
    socket.on('secureConnect', () => {
      const certificate = socket.getPeerCertificate(true)
      const fault = socket.authorizationError as unknown as string | Error | null
      const chainFault = fault instanceof Error ? fault.message : fault
      resolve({ certificate, sent: chainLength(certificate), chainFault })
      socket.end()
    })
  })
}

/** Node.js completes the chain by its own authorities, so a complete one may count one more than was sent. */
function chainLength(certificate: PeerCertificate): number {
  const seen = new Set<unknown>()
  let next: unknown = certificate
  while (next && !seen.has(next)) {
    seen.add(next)
    next = (next as { issuerCertificate?: unknown }).issuerCertificate
  }
  return seen.size
}

/** One finding for all faults, since one new certificate mends them. */
export function judgeCertificate(
  { certificate, sent, chainFault }: Presented,
  hostname: string,
  now: number,
): Finding {
  const faults: string[] = []
  const host = hostname.replace(/^\[(.+)\]$/, '$1')
  const { valid_from: from, valid_to: to } = certificate
  const isExpired = now > Date.parse(to)
  const isEarly = now < Date.parse(from)
  const isExplained = /^CERT_(HAS_EXPIRED|NOT_YET_VALID)$/.test(chainFault ?? '') && (isExpired || isEarly)
  const isUnknownIssuer = chainFault !== null && !isExplained
  const isOtherName = checkServerIdentity(host, certificate as PeerCertificate) !== undefined
  if (isExpired) faults.push(`expired at ${new Date(to).toISOString()}`)
  if (isEarly) faults.push(`is valid only from ${new Date(from).toISOString()}`)
  if (isOtherName) faults.push(`is for other names (${namesOf(certificate)})`)
  if (isUnknownIssuer) faults.push(explainChain(chainFault, sent))
  const what = `The certificate of ${host}`
  if (faults.length > 0) {
    const message = `${what} ${faults.join(' and ')}: browsers warn visitors instead of showing the site`
    const isTrial = loopbackHosts.includes(hostname) && !isExpired && !isEarly && !isOtherName
    return (isTrial ? warning : problem)('certificate', message, fixOf())
  }
  const days = Math.floor((Date.parse(to) - now) / day)
  if (days >= noticeDays) return ok('certificate', `${what} is valid for ${days} days`)
  const fix = 'Renew it, and find out why it was not renewed: certbot and Caddy do so 30 days ahead.'
  return warning('certificate', `${what} ends in ${days} days, at ${new Date(to).toISOString()}`, fix)

  function fixOf(): string {
    if (isOtherName) return `Get a certificate for ${host}, and have the proxy use it for this name.`
    if (isExpired) return 'Renew it, reload the proxy, and find out why it was not renewed.'
    if (isEarly) return 'Set the clock of this machine; if it is right, get a new certificate.'
    return isIncomplete(chainFault, sent)
      ? "Give the proxy the whole chain (Let's Encrypt: fullchain.pem, not cert.pem) and reload it."
      : "Get a certificate from an authority that browsers know, such as Let's Encrypt."
  }
}

function isIncomplete(chainFault: string | null, sent: number): boolean {
  const noIssuer = ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY']
  return sent === 1 && noIssuer.includes(chainFault ?? '')
}

function explainChain(chainFault: string, sent: number): string {
  if (chainFault === 'DEPTH_ZERO_SELF_SIGNED_CERT') return 'is self-signed'
  if (isIncomplete(chainFault, sent)) return 'is sent without that of its issuer: the chain is incomplete'
  return `comes from an authority that this machine does not know (${chainFault})`
}

function namesOf({ subject, subjectaltname }: Presented['certificate']): string {
  return subjectaltname?.replaceAll(/\b(DNS|IP Address):/g, '') ?? String(subject.CN)
}
