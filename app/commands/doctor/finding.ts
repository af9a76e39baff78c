export interface Finding {
  check:
    | 'environment'
    | 'journal'
    | 'leads'
    | 'form service'
    | 'ports'
    | 'certificate'
    | 'address'
    | 'proxies'
    | 'clock'
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

const levels = ['problem', 'warning', 'ok'] as const

/** Worst first, and each fix once: findings with the same fix become one, which has all their messages. */
export function summarize(findings: readonly Finding[]): Finding[] {
  const summary: Finding[] = []
  for (const level of levels) {
    for (const finding of findings.filter((each) => each.level === level)) {
      const same = finding.fix && summary.find(({ fix }) => fix === finding.fix)
      if (same) same.message += `; ${finding.message}`
      else summary.push({ ...finding })
    }
  }
  return summary
}
