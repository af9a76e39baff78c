import type { ReactNode } from 'react'
import { unbroken } from '~/ui/unbroken'
import type { KnownTopic } from '~/assistant/knowledge'
import { Note, type NoteProps } from '~/ui/assistant/note'

export interface OwnersSideProps {
  caption: string
  note?: NoteProps | undefined
  mail?: { subject: string; text: string } | undefined
  list?: { title: string; topics: readonly Pick<KnownTopic, 'id' | 'label' | 'answer'>[] } | undefined
}

/** A picture, in text, of what reaches an owner or is edited by one. */
export function OwnersSide({ caption, note, mail, list }: OwnersSideProps) {
  return (
    <figure className="break-inside-avoid">
      <figcaption className="max-w-read text-soft">{caption}</figcaption>
      {note && (
        <div className="phone mt-4 max-w-xs">
          <Note {...note} />
        </div>
      )}
      {mail && (
        <Sheet title={mail.subject}>
          <p className="p-4 whitespace-pre-wrap">{unbroken(mail.text)}</p>
        </Sheet>
      )}
      {list && (
        <Sheet title={list.title}>
          <dl>
            {list.topics.map(({ id, label, answer }) => (
              <div key={id} className="border-t border-line p-4 first:border-0">
                <dt className="font-semibold">{label}</dt>
                <dd>{answer.join(' ')}</dd>
              </div>
            ))}
          </dl>
        </Sheet>
      )}
    </figure>
  )
}

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-4 max-w-read rounded-md border border-frame text-sm wrap-anywhere">
      <p className="border-b border-frame bg-sand px-4 py-3 font-semibold">{title}</p>
      {children}
    </div>
  )
}
