import type { ReactNode } from 'react'
import { unbroken } from '~/ui/unbroken'
import type { KnownTopic } from '~/assistant/knowledge'
import { Note, type NoteProps } from '~/ui/assistant/note'

export interface OwnersSideProps {
  caption: string
  note?: NoteProps | undefined
  mail?: { subject: string; lines: readonly string[]; reply: string } | undefined
  list?: { title: string; topics: readonly Pick<KnownTopic, 'id' | 'label' | 'answer'>[] } | undefined
}

export function OwnersSide({ caption, note, mail, list }: OwnersSideProps) {
  return (
    <figure className="flex h-full break-inside-avoid flex-col">
      <figcaption className="mb-4 max-w-read text-soft">{caption}</figcaption>
      {note && (
        <div className="flex max-w-read grow items-end justify-center rounded-md border border-frame bg-sand px-4 pt-5">
          <div className="phone w-64 self-stretch px-4 py-4 text-sm">
            <Note {...note} />
          </div>
        </div>
      )}
      {mail && (
        <Sheet title={mail.subject}>
          {mail.lines.map((line) => (
            <p key={line} className="pb-1">
              {unbroken(line)}
            </p>
          ))}
          <p className="pt-2 text-soft">{mail.reply}</p>
        </Sheet>
      )}
      {list && (
        <Sheet title={list.title}>
          <dl className="*:not-last:mb-4">
            {list.topics.map(({ id, label, answer }) => (
              <div key={id}>
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
    <div className="max-w-read grow rounded-md border border-frame text-sm not-last:mb-4 wrap-anywhere">
      <p className="border-b border-frame bg-sand px-4 py-3 font-semibold">{title}</p>
      <div className="p-4">{children}</div>
    </div>
  )
}
