import type { HandoverRule } from '../knowledge'

/** For assistants on whose list no address to write to stands. */
export const emailRule: HandoverRule = {
  reason: 'unlisted',
  says: `
    what|which|your|whose email|mail|emails, what|which|your|have|got e mail, email|mail address|addresses|adress|id,
    have|got|is|need|take|answer|read an|any|your email|emails|mail|mails, have|got email, can|could|may|do|should i|we email you|them,
    email you|lena|tomasz|sam|ray|theo|ines|priya|martin, email ., contact|reach|write * by email|mail,
    where|whom|who do|can|could|should|shall|must|to i|we send|email|mail|upload|submit`,
  unless: 'claim, back, return, returns, forms * email, form * email, offer by email',
}
