import { ok, problem, warning, type Finding } from './finding'
import type { ProbeResult } from './probe'

const noticeMs = 14 * 24 * 60 * 60 * 1000
// Nobody else comes there, so trying out needs no authority's certificate.
const loopbackHosts = ['localhost', '127.0.0.1', '[::1]']

export function checkCertificate(outside: ProbeResult): Finding[] {
  if (outside.kind === 'none' || !outside.certificate) return []
  const { fault, validTo } = outside.certificate
  const { hostname } = new URL(outside.origin)
  const certificate = `the certificate of ${hostname}, which ends at ${new Date(validTo).toISOString()}`
  if (fault) {
    const message = `Browsers refuse ${certificate}: ${fault}`
    const fix = `Have the proxy send a valid certificate for ${hostname}, with the whole chain (fullchain.pem), and reload it.`
    return [(loopbackHosts.includes(hostname) ? warning : problem)('certificate', message, fix)]
  }
  const message = `Browsers accept ${certificate}`
  if (Date.parse(validTo) - Date.now() >= noticeMs) return [ok('certificate', message)]
  const fix = 'Renew it, and find out why it was not renewed: certbot and Caddy do so 30 days ahead.'
  return [warning('certificate', message, fix)]
}
