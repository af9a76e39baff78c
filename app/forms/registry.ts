import { consultationForm } from './consultation'
import type { Form, FormId } from './form'
import { projectForm } from './project'

export const forms: Readonly<Record<FormId, Form>> = { consultation: consultationForm, project: projectForm }

const formsByPath: ReadonlyMap<string, Form> = new Map(Object.values(forms).map((form) => [form.path, form]))

export function formAt(path: string): Form | undefined {
  return formsByPath.get(path)
}
