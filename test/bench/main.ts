import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeBridgeHome } from './bridge-home.ts'
import { makeDatabase, stopPostgres } from './database.ts'
import { makeFifteenPlugins } from './fifteen-plugins.ts'
import { makeImportSite } from './import-site.ts'
import { type LargeSite, makeLargeSite } from './large-site.ts'
import { generator } from './load.ts'
import { MeasuredServer, type Round } from './measured-server.ts'
import { pinSelf } from './pinned.ts'
import type { Row, Stage } from './row.ts'
import { rows } from './rows.ts'
import { makeSite } from './site.ts'
import { makeWorkspace } from './workspace.ts'

// `make bench`: ours and a peer's server, each alone on core 0 while the load comes from core 1, in turns within one
// run. Machines differ and are shared, so only ratios are worth quoting. `node test/bench/main.ts warm session`
// measures the rows whose name has one of these words; those of a million documents, which take minutes to write, are
// measured only so: `node test/bench/main.ts million`.

const comparisons: Record<Row['by'], string> = {
  cpuMicros: 'CPU',
  medianMillis: 'median time',
  p99Millis: 'p99',
  perSecond: 'requests a second',
  mib: 'memory',
  syncs: 'syncs',
}

const ROUNDS = 15
const WARM_UP = 2

pinSelf(1)
const words = process.argv.slice(2)
const made: { remove(): Promise<void> }[] = []
const largeSites = new Map<string, () => Promise<LargeSite>>()
const stage: Stage = {
  site: onFirstUse(makeSite),
  largeSite: (pages, dialect = 'sqlite') => {
    const name = `${dialect} ${pages}`
    const make = largeSites.get(name) ?? onFirstUse(() => makeLargeSite(pages, dialect))
    largeSites.set(name, make)
    return make()
  },
  importSite: (dialect, imported) => onFirstUse(() => makeImportSite(dialect, imported))(),
  folder: onFirstUse(makeFolder),
  workspace: onFirstUse(makeWorkspace),
  postgres: onFirstUse(makeDatabase),
  bridgeHome: onFirstUse(makeBridgeHome),
  fifteenPlugins: onFirstUse(makeFifteenPlugins),
}
try {
  const results = []
  for (const row of rows().filter(isWanted)) {
    process.stderr.write(`${row.what} …\n`)
    results.push(await measure(row))
  }
  process.stdout.write(table(results))
  await writeFile(new URL('./results.json', import.meta.url), `${JSON.stringify(results, null, 2)}\n`)
  process.exitCode = results.every((result) => result.met) ? 0 : 1
} finally {
  for (const each of made) await each.remove()
  await stopPostgres()
}

interface Result extends Pick<Row, 'what' | 'against' | 'by' | 'aim'> {
  readonly ours: Round
  readonly theirs: Round
  readonly ratio: number
  readonly met: boolean
}

function isWanted({ what, onlyNamed }: Row): boolean {
  if (words.length === 0) return onlyNamed === undefined
  return words.some((word) => what.includes(word) && (onlyNamed === undefined || word.startsWith(onlyNamed)))
}

function onFirstUse<T extends { remove(): Promise<void> }>(make: () => Promise<T>): () => Promise<T> {
  let one: Promise<T> | undefined
  return () => {
    one ??= make().then((thing) => {
      made.push(thing)
      return thing
    })
    return one
  }
}

async function makeFolder() {
  const path = await mkdtemp(join(tmpdir(), 'triptych-bench-'))
  return { path, remove: () => rm(path, { recursive: true }) }
}

async function measure(row: Row): Promise<Result> {
  const { what, against, by, aim, rounds: count = ROUNDS, warmUps = WARM_UP } = row
  const { subject, peer } = await row.contenders(stage)
  const subjectServer = await MeasuredServer.start(...subject.server)
  const peerServer = peer.server === subject.server ? subjectServer : await MeasuredServer.start(...peer.server)
  try {
    const [work, peerWork] = [await subject.work(subjectServer), await peer.work(peerServer)]
    const ours = (): Promise<Round> => subjectServer.run(work)
    const theirs = (): Promise<Round> => peerServer.run(peerWork)
    for (let i = 0; i < warmUps; i++) {
      await ours()
      await theirs()
    }
    const rounds: { ours: Round; theirs: Round }[] = []
    for (let i = 0; i < count; i++) {
      // Who goes first changes, and each round is compared with its neighbour: a shared machine has slow minutes.
      const first = i % 2 === 0 ? await ours() : await theirs()
      const second = i % 2 === 0 ? await theirs() : await ours()
      rounds.push(i % 2 === 0 ? { ours: first, theirs: second } : { ours: second, theirs: first })
    }
    const middle = (side: 'ours' | 'theirs'): Round => ({
      mib: median(rounds.map((round) => round[side].mib ?? Number.NaN)),
      syncs: median(rounds.map((round) => round[side].syncs ?? Number.NaN)),
      cpuMicros: median(rounds.map((round) => round[side].cpuMicros)),
      perSecond: median(rounds.map((round) => round[side].perSecond)),
      medianMillis: median(rounds.map((round) => round[side].medianMillis)),
      p99Millis: median(rounds.map((round) => round[side].p99Millis)),
    })
    const ratio = median(rounds.map((round) => (round.ours[by] ?? Number.NaN) / (round.theirs[by] ?? Number.NaN)))
    const [least, most] = typeof aim === 'number' ? [0, aim] : aim
    const met = ratio >= least && ratio <= most
    return { what, against, by, aim, ours: middle('ours'), theirs: middle('theirs'), ratio, met }
  } finally {
    await subjectServer.stop()
    if (peerServer !== subjectServer) await peerServer.stop()
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function table(results: readonly Result[]): string {
  const lines = results.map(({ what, against, by, ours, theirs, ratio, aim, met }) => {
    const pair = (key: keyof Round, digits: number): string =>
      `${ours[key]?.toFixed(digits)} / ${theirs[key]?.toFixed(digits)}`
    const wanted =
      typeof aim === 'number'
        ? `at most ${short(aim)}`
        : aim[1] === Number.POSITIVE_INFINITY
          ? `at least ${short(aim[0])}`
          : `${aim[0]} to ${aim[1]}`
    const compared = comparisons[by]
    const figures = `${pair('cpuMicros', 1)} µs CPU a request, ${pair('perSecond', 0)} requests a second`
    const times = `median ${pair('medianMillis', 2)} ms, p99 ${pair('p99Millis', 2)} ms`
    const verdict = `${short(ratio)}x the ${compared} (aim: ${wanted})`
    const head = `${met ? 'ok  ' : 'MISS'} ${what}\n     against ${against}\n     ${verdict}\n`
    if (by === 'mib') return `${head}     ${pair('mib', 0)} MiB\n`
    return `${head}     ${figures}\n     ${times}\n${by === 'syncs' ? `     ${pair('syncs', 3)} syncs a request\n` : ''}`
  })
  return `\nMedians of all rounds, ours / theirs; what is asked for over and over is sent by ${generator}\n\n${lines.join('\n')}\n`
}

function short(ratio: number): string {
  return ratio.toFixed(ratio < 0.2 ? 3 : 2)
}
