/** Prints the table of docs/benchmarks.md and exits with 1 if a limit does not hold. Takes about three minutes. */
import { load } from './bench/load'
import { median, printReport } from './bench/report'
import { bareServer, siteServer, startServer, stockServer } from './bench/servers'

const rounds = 5
const starts = 9

type Load = Awaited<ReturnType<typeof load>>

const [siteStart = [], stockStart = []] = await byTurns(starts, [siteServer, stockServer], async (args) => {
  const server = await startServer(args)
  await server.stop()
  return server.startMs
})
const ours = await startServer(siteServer)
const node = await startServer(bareServer, { ANSWER_FROM: ours.url })
const remix = await startServer(stockServer)
const [site = [], bare = [], stock = []] = (
  await byTurns(1 + rounds, [ours, node, remix], (server) => load(server, server === remix ? 500 : 100_000))
).map(([_warmUp, ...loads]) => loads)
for (const server of [ours, node, remix]) await server.stop()

const of = (figure: keyof Load, loads: readonly Load[]) => loads.map((each) => each[figure])
const compare = (figure: keyof Load, others: readonly Load[]) => ratio(of(figure, site), of(figure, others))
const mostTime = Number.parseInt(process.versions.node) < 24 ? 1.4 : 1.25
const limits = [
  { what: 'Home page, processor time / bare Node', measured: compare('processorTime', bare), most: mostTime },
  { what: 'Home page, speed / bare Node', measured: compare('perSecond', bare), least: 0.7 },
  { what: 'Home page, speed / stock Remix', measured: compare('perSecond', stock), least: 150 },
  { what: 'Home page, 99th percentile / bare Node', measured: compare('p99', bare), most: 3 },
  { what: 'Start to first response / stock Remix', measured: ratio(siteStart, stockStart), most: 1.3 },
]
process.exit(printReport(limits) ? 0 : 1)

/** The median ratio of pairs that were measured by turns, since a slow moment of the machine affects both of a pair. */
function ratio(ones: readonly number[], others: readonly number[]): number {
  return median(ones.map((one, index) => one / others[index]!))
}

async function byTurns<Subject, Figure>(
  times: number,
  subjects: readonly Subject[],
  measure: (subject: Subject) => Promise<Figure>,
): Promise<Figure[][]> {
  const figures = subjects.map((): Figure[] => [])
  for (let turn = 1; turn <= times; turn += 1)
    for (const [index, subject] of subjects.entries()) figures[index]!.push(await measure(subject))
  return figures
}
