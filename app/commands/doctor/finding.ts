export interface Finding {
  check: 'environment' | 'journal' | 'leads' | 'form service' | 'address' | 'proxies' | 'clock'
  /** A warning works, but not as expected of a launched site; a problem loses leads or visitors. */
  level: 'ok' | 'warning' | 'problem'
  message: string
  fix?: string
}

type Check = Finding['check']

export const ok = (check: Check, message: string): Finding => ({ check, level: 'ok', message })
export const warning = (check: Check, message: string, fix: string): Finding => {
  return { check, level: 'warning', message, fix }
}
export const problem = (check: Check, message: string, fix: string): Finding => {
  return { check, level: 'problem', message, fix }
}
