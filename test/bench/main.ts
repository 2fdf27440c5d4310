import { writeFile } from 'node:fs/promises'
import { generator } from './load.ts'
import { MeasuredServer, type Round } from './measured-server.ts'
import { pinSelf } from './pinned.ts'
import { type Row, rows } from './rows.ts'
import { makeSite } from './site.ts'

// `make bench`: ours and a peer's server, each alone on core 0 while the load comes from core 1, in turns within one
// run. Machines differ and are shared, so only ratios are worth quoting. `node test/bench/main.ts warm` measures the
// rows whose name has that word.

const ROUNDS = 15
const WARM_UP = 2

pinSelf(1)
const site = await makeSite()
try {
  const results = []
  const wanted = rows(site).filter(({ what }) => what.includes(process.argv[2] ?? ''))
  for (const row of wanted) {
    process.stderr.write(`${row.what} …\n`)
    results.push(await measure(row))
  }
  process.stdout.write(table(results))
  await writeFile(new URL('./results.json', import.meta.url), `${JSON.stringify(results, null, 2)}\n`)
  process.exitCode = results.every((result) => result.met) ? 0 : 1
} finally {
  await site.remove()
}

interface Result {
  readonly what: string
  readonly against: string
  readonly ours: Round
  readonly theirs: Round
  readonly ratio: number
  readonly aim: number
  readonly met: boolean
}

async function measure({ what, against, aim, subject, peer, load }: Row): Promise<Result> {
  const ours = await MeasuredServer.start(...subject)
  const theirs = await MeasuredServer.start(...peer)
  try {
    for (let i = 0; i < WARM_UP; i++) {
      await ours.run(load)
      await theirs.run(load)
    }
    const rounds: { ours: Round; theirs: Round }[] = []
    for (let i = 0; i < ROUNDS; i++) {
      // Who goes first changes, and each round is compared with its neighbour: a shared machine has slow minutes.
      const first = i % 2 === 0 ? await ours.run(load) : await theirs.run(load)
      const second = i % 2 === 0 ? await theirs.run(load) : await ours.run(load)
      rounds.push(i % 2 === 0 ? { ours: first, theirs: second } : { ours: second, theirs: first })
    }
    const middle = (side: 'ours' | 'theirs'): Round => ({
      cpuMicros: median(rounds.map((round) => round[side].cpuMicros)),
      p99Millis: median(rounds.map((round) => round[side].p99Millis)),
    })
    const ratio = median(rounds.map((round) => round.ours.cpuMicros / round.theirs.cpuMicros))
    return { what, against, ours: middle('ours'), theirs: middle('theirs'), ratio, aim, met: ratio <= aim }
  } finally {
    await ours.stop()
    await theirs.stop()
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function table(results: readonly Result[]): string {
  const lines = results.map(({ what, against, ours, theirs, ratio, aim, met }) => {
    const figures = `${ratio.toFixed(2)}x (aim ${aim}x)  ${ours.cpuMicros.toFixed(1)} / ${theirs.cpuMicros.toFixed(1)} µs CPU a request`
    const tails = `p99 ${ours.p99Millis} / ${theirs.p99Millis} ms`
    return `${met ? 'ok  ' : 'MISS'} ${what}\n     against ${against}\n     ${figures}, ${tails}\n`
  })
  return `\nMedian of ${ROUNDS} rounds of a second each, loaded by ${generator}, ours / theirs\n\n${lines.join('\n')}\n`
}
