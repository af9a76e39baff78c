import { runDoctor } from './doctor/command'

const { stdout, stderr } = process
process.exitCode = await runDoctor(process.argv.slice(2), process.env, {
  out: (text) => stdout.write(`${text}\n`),
  err: (text) => stderr.write(`${text}\n`),
})
