import { consultationForm } from './consultation'
import type { Form, FormId } from './form'
import { projectForm } from './project'

export const forms: Readonly<Record<FormId, Form>> = { consultation: consultationForm, project: projectForm }

export function formAt(path: string): Form | undefined {
  return Object.values(forms).find((form) => form.path === path)
}
