import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import type { Form } from '~/forms/form'

export const formAction =
  (form: Form) =>
  async ({ request, context }: ActionFunctionArgs) => {
    const fields = await request.formData().catch(() => {
      throw data(null, { status: 400 })
    })
    const submitted = await context.submit(form, fields)
    if (submitted.kind === 'sent') return redirect(submitted.url, 303)
    return data(submitted.reply, { status: submitted.status, headers: submitted.headers })
  }
