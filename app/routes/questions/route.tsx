import { data } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useContext } from 'react'
import { knowledgeOf } from '~/ask/assistants'
import type { KnownTopic } from '~/assistant/knowledge'
import { Suggestions, Talk } from '~/ui/assistant/ask'
import askScript from '~/ui/assistant/ask-script.ts?script'
import { nextSteps } from '~/content/next-steps'
import { packages } from '~/content/packages'
import { pages } from '~/content/pages'
import { questionsPage } from '~/content/questions'
import { site } from '~/content/site'
import { liveDates } from '~/routes/get-started/start-plan'
import { neverStored, pageLoader } from '~/platform/page-loader.server'
import assistantStyles from './assistant.css?inline'
import { picture } from '~/pictures/picture.server'
import type { PageHandle } from '~/ui/layout/page-handle'
import { ServerDocument } from '~/ui/layout/server-document'
import { Titled } from '~/ui/titled'
import { Chapter, Page, Paragraphs } from '~/ui/sections/page'
import { TextLink } from '~/ui/links'
import { answerTo } from '~/routes/shared/assistant-answer.server'
import { pageMeta } from '~/routes/shared/page-meta.server'

export const handle: PageHandle = { styles: assistantStyles }

export { headers, meta } from '~/routes/shared/head'

const declared = { search: { ask: neverStored, memory: neverStored } }

export const loader = pageLoader(declared, async ({ search, context }) => {
  const { conversation, title, init } = await answerTo({
    knowledge: knowledgeOf.questions,
    path: pages.questions.path,
    search,
    values: (question) => liveDates(context.now(), packages, question),
    ask: (soFar) => context.ask('questions', soFar),
  })
  const meta = pageMeta(pages.questions, context, {
    isIndexed: !search.has('ask'),
    ...(title && { title: `${title} | ${site.name}` }),
  })
  return data({ ...questionsPage, meta, conversation, drawing: picture('pages/questions') }, init)
})

const assistantStyle =
  'assistant mt-8 grid-cols-[4fr_8fr] grid-rows-[auto_1fr] gap-x-8 bg-sand p-5 md:p-8 lg:grid print:hidden'
const messageStyle = {
  asked: 'mb-2 ml-auto w-fit rounded-md bg-paper px-3.5 py-1 [&>span]:hidden',
  text: 'mt-1 mr-8 w-fit max-w-read rounded-md bg-pine-ground px-3.5 py-1.5 text-on-pine',
  suggestions: 'lg:columns-[24rem] lg:block!',
}

export default function QuestionsPage() {
  const { title, intro, drawing, assistant, conversation, groups, terms } = useLoaderData<typeof loader>()
  const nonce = useContext(ServerDocument)?.nonce
  // In a text browser, an answer stands right below the title.
  const first = conversation.answer ? undefined : intro
  return (
    <Page title={title} intro={first} picture={drawing} step={nextSteps.questions}>
      <Titled id="assistant" title={assistant.title} titleClass="text-xl" className={assistantStyle}>
        {!conversation.answer && <p className="mt-1 max-w-read text-soft">{conversation.introduction}</p>}
        <Talk conversation={conversation} words={assistant} classes={messageStyle} />
        <div className="mt-5 lg:col-span-2">
          <p className="text-sm text-soft">{assistant.suggestions}</p>
          <Suggestions conversation={conversation} classes={messageStyle} />
        </div>
        {nonce && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: askScript }} />}
      </Titled>
      {groups.map(({ title: group, topics }) => (
        <Chapter key={group} title={group}>
          <Folds topics={topics} />
        </Chapter>
      ))}
      <Chapter id="terms" title={terms.title}>
        <Folds topics={terms.list.map(({ title: label, text }) => ({ label, answer: [text] }))} />
        <TextLink {...terms.link} />
      </Chapter>
    </Page>
  )
}

type Topic = Partial<Pick<KnownTopic, 'id' | 'link'>> & { label: string; answer: readonly string[] }

function Folds({ topics }: { topics: readonly Topic[] }) {
  return topics.map(({ id, label, answer, link }) => (
    <details key={label} className="fold border-b border-line">
      <summary className="min-h-12 cursor-pointer py-2.5">
        <h3 className="text-lg">{label}</h3>
      </summary>
      {/* A link to an element within opens the details around it. */}
      <div id={id} className="scroll-mt-48 pb-4 pl-7">
        <Paragraphs paragraphs={answer} />
        {link && <TextLink {...link} />}
      </div>
    </details>
  ))
}
