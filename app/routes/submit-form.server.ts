import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import type { Form } from '~/forms/form'

/** Takes what was posted: leads on to the page of success, or gives the form back with what is to be mended. */
export async function submitForm(form: Form, { request, context }: ActionFunctionArgs) {
  const fields = await request.formData().catch(() => {
    throw data(null, { status: 400 })
  })
  const reply = await context.submit(form, fields)
  if (reply.kind === 'sent') return redirect(reply.address, 303)
  return data(reply.reply, { status: reply.status, headers: reply.headers })
}
