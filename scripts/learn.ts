/** Writes build/assistants.bin: what the assistants learn from their lessons. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { packClassifiers } from '~/assistant/classifier'
import { knowledgeOf } from '~/ask/assistants'
import { learnAll } from './assistant/learn'
import { readQuestions, readTalk } from './assistant/questions'

const lessons = Object.keys(knowledgeOf).flatMap((id) => readQuestions('lessons', id))
mkdirSync('build', { recursive: true })
writeFileSync('build/assistants.bin', packClassifiers(learnAll(lessons, readTalk())))
