import { consultationForm } from './consultation'
import type { Form, FormId } from './form'
import { projectForm } from './project'

/** Every form of the site, by its id. */
export const forms: Readonly<Record<FormId, Form>> = { consultation: consultationForm, project: projectForm }

/** The form that is posted to this path, if one is. */
export function formAt(path: string): Form | undefined {
  return Object.values(forms).find((form) => form.path === path)
}
