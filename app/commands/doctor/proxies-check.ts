import type { Examination } from './examination'
import { ok, problem, warning, type Finding } from './finding'
import type { Forwarding } from './forwarding'

const shared = 'all visitors share one limit on submissions'
const madeUp = 'visitors can make up their address'
const appendFix =
  'Have each proxy append the address of its client to X-Forwarded-For (nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for), set TRUST_PROXY to the number of proxies, and run the doctor again.'

/** Whether `TRUST_PROXY` picks the visitor's address from `X-Forwarded-For`, and what must change if not. */
export function checkProxies({
  environment: { TRUST_PROXY: trusted },
  publicOrigin,
  forwarding,
  outside,
}: Pick<Examination, 'environment' | 'publicOrigin' | 'forwarding' | 'outside'>): Finding[] {
  if (!forwarding || outside.kind !== 'server') return []
  if (forwarding.kind === 'counted') {
    // Asked at PORT itself, the doctor has gone around the proxies.
    return publicOrigin ? [judgeCount(forwarding, trusted)] : judgeUnasked(trusted)
  }
  const headers = outside.arrived?.headers ?? {}
  const otherHeader = ['x-real-ip', 'forwarded'].find((name) => headers[name])
  const unread = otherHeader ? `. The site does not read ${names[otherHeader]}` : ''
  const isForwardedUnasked = Boolean(headers['x-forwarded-for'])
  const message = `${explain(forwarding, trusted, isForwardedUnasked)}${unread}`
  return [problem('proxies', message, appendFix)]
}

const names: Readonly<Record<string, string>> = { 'x-real-ip': 'X-Real-IP', forwarded: 'Forwarded' }

function judgeUnasked(trusted: number): Finding[] {
  if (trusted === 0) return [ok('proxies', 'TRUST_PROXY is 0, for a site without a proxy in front')]
  const message = `Whether ${count(trusted)} stand in front cannot be seen without the public address`
  return [warning('proxies', message, 'Give the doctor --url with the address that visitors use.')]
}

function judgeCount(
  { proxies, isVisitorsKept, client, isClear }: Forwarding & { kind: 'counted' },
  trusted: number,
): Finding {
  const arrival = `${proxies === 0 ? 'No proxy adds' : `${count(proxies)} add`} to X-Forwarded-For`
  const doubt = `compare clientIp in the log: if it is ${client} for every visitor, a proxy further out must append to X-Forwarded-For`
  if (trusted !== proxies) {
    const isHarmless = trusted > proxies && !isVisitorsKept
    const consequence = trusted < proxies ? shared : madeUp
    const result = isHarmless ? 'harmless only while the first one drops what visitors send' : consequence
    const message = `${arrival}, and TRUST_PROXY is ${trusted}: ${result}`
    const fix = `Set TRUST_PROXY=${proxies}${isClear ? '' : `, and ${doubt}`}.`
    return (isHarmless ? warning : problem)('proxies', message, fix)
  }
  if (isClear) return ok('proxies', `${arrival}, as TRUST_PROXY says; this machine arrives as ${client}`)
  const message = `${arrival}, as TRUST_PROXY says, but this machine arrives as ${client}, which may be a NAT in between, or a proxy that hides all visitors`
  return warning('proxies', message, `${doubt[0]?.toUpperCase()}${doubt.slice(1)}.`)
}

/** @param isForwardedUnasked whether the header arrives although the doctor sent none */
function explain(
  forwarding: Forwarding & { kind: 'unknown' },
  trusted: number,
  isForwardedUnasked: boolean,
): string {
  switch (forwarding.reason) {
    case 'dropped':
      return `A proxy drops X-Forwarded-For, and none sets it: ${shared}`
    case 'kept': {
      const partly = isForwardedUnasked ? madeUp : `${madeUp}, and the others share one limit on submissions`
      const how = isForwardedUnasked
        ? 'Where a visitor sends X-Forwarded-For, no proxy adds'
        : 'No proxy adds'
      return `${how} to X-Forwarded-For: ${trusted === 0 ? shared : partly}`
    }
    case 'hidden': {
      const { client, entries, isVisitorsKept } = forwarding
      const consequence = trusted > entries && isVisitorsKept ? madeUp : shared
      return `X-Forwarded-For names ${client}, a proxy, and not the visitor, whom a proxy further out has to add: ${consequence}`
    }
  }
}

function count(proxies: number): string {
  return proxies === 1 ? '1 proxy' : `${proxies} proxies`
}
