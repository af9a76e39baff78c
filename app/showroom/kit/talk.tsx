import type { ReactNode } from 'react'
import { AnswerPlace, AskForm, Suggestions, type TalkLook } from '~/assistant/ui/ask'
import type { Conversation } from '~/assistant/ui/conversation'
import type { Look } from '~/ui/look'

interface TalkProps {
  conversation: Conversation
  words: { label: string; placeholder: string; button: string }
  look: TalkLook & Look<'introduction' | 'asking' | 'answers'>
  /** Beside the answer, such as a drawing. */
  children?: ReactNode
}

/** The assistant: what it says of itself, the field, questions to try, and the answer. */
export function Talk({ conversation, words, look, children }: TalkProps) {
  return (
    <>
      <div className={look.asking}>
        <p className={look.introduction}>{conversation.introduction}</p>
        <AskForm conversation={conversation} look={look} {...words} />
        <Suggestions conversation={conversation} look={look} />
      </div>
      <div className={look.answers}>
        <AnswerPlace conversation={conversation} look={look} />
        {children}
      </div>
    </>
  )
}
