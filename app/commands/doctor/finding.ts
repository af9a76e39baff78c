export interface Finding {
  check:
    'environment' | 'journal' | 'form service' | 'certificate' | 'address' | 'proxies' | 'mail' | 'alerts'
  /** A warning is unfit for a launched site; a problem loses leads or visitors. */
  level: 'ok' | 'warning' | 'problem'
  message: string
  fix?: string
}

export const ok = (check: Finding['check'], message: string): Finding => ({ check, level: 'ok', message })

const withFix =
  (level: Finding['level']) =>
  (check: Finding['check'], message: string, fix: string): Finding => ({ check, level, message, fix })
export const warning = withFix('warning')
export const problem = withFix('problem')

export const startServer = 'Start the server; if it does not stay up, its last log line says why.'
