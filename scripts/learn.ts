/** Teaches the assistants for build/assistants.bin. It takes half a minute, so a result for the same code and lessons is kept. */
import { hash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { serialize } from 'node:v8'
import { build } from 'esbuild'
import { knowledgeOf } from '~/ask/assistants'
import { learnAll } from './assistant/learn'
import { readQuestions, readTalk } from './assistant/questions'

const lessons = Object.keys(knowledgeOf).flatMap((id) => readQuestions('lessons', id))
const talk = readTalk()
const { outputFiles } = await build({
  entryPoints: ['scripts/assistant/learn.ts'],
  bundle: true,
  // Without trust in "sideEffects" of package.json, so that no module is left out.
  ignoreAnnotations: true,
  platform: 'node',
  format: 'esm',
  write: false,
})
const inputs = [process.version, process.arch, outputFiles[0]!.text, lessons, talk]
const folder = '.cache/assistants'
const kept = `${folder}/${hash('sha256', JSON.stringify(inputs))}.bin`
if (!existsSync(kept)) {
  const learned = serialize(learnAll(lessons, talk))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  // Renamed once it is whole, since a build may be killed.
  writeFileSync(`${kept}.part`, learned)
  renameSync(`${kept}.part`, kept)
}
mkdirSync('build', { recursive: true })
copyFileSync(kept, 'build/assistants.bin')
