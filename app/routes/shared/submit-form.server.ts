import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import type { Form } from '~/forms/form'

/** Takes what was posted: leads on to the page of success, or gives the form back with what is to be mended. */
export const formAction =
  (form: Form) =>
  async ({ request, context }: ActionFunctionArgs) => {
    const fields = await request.formData().catch(() => {
      throw data(null, { status: 400 })
    })
    const taken = (context.taken = await context.submit(form, fields))
    if (taken.kind === 'sent') return redirect(taken.url, 303)
    return data(taken.reply, { status: taken.status, headers: taken.headers })
  }
