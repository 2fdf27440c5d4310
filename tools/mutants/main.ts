/**
 * `make mutants`: breaks a copy of the checkout on purpose, one promise at a time, and sees that the layer that is there
 * for it says so.
 *
 *     node tools/mutants/main.ts [--sample] [name…]
 *
 * With `--sample`, a few that take seconds; `make test` runs those. A mutant whose text is no longer in its file is a
 * failure: it moves with the code. The last line counts one test for each mutant.
 */
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { errorMessage } from '../../src/lib/error-text.ts'
import { preparations, testArgs, wholeLayers } from './layers.ts'
import { type Mutant, mutants, type TestMutant, type WholeLayer, type WholeMutant } from './mutants.ts'
import { Workshop } from './workshop.ts'

const { values, positionals } = parseArgs({ options: { sample: { type: 'boolean' } }, allowPositionals: true })
const chosen = mutants.filter(({ name, sample = false }) =>
  positionals.length > 0 ? positionals.includes(name) : !values.sample || sample,
)
const unknown = positionals.filter((name) => !mutants.some((each) => each.name === name))
const failures: string[] = []
const failed = (name: string, why: string) => {
  failures.push(name)
  process.stdout.write(`FAILED ${name}: ${why}\n`)
}
for (const name of unknown) process.stdout.write(`FAILED ${name}: there is no such mutant\n`)

/** One piece of work, on a copy that is mended afterwards. */
type Job = (workshop: Workshop) => Promise<void>

function settle(mutant: Mutant, { code, output }: { readonly code: number | null; readonly output: string }): void {
  const { name, layer, says } = mutant
  const caught = code !== 0 && output.split('\n').some((line) => says.test(line))
  if (caught) process.stdout.write(`ok     ${layer}: ${name}\n`)
  else failed(name, `${layer} ${code === 0 ? 'passed' : `failed without ${says}:\n${output.trimEnd()}`}`)
}

/** Applies an edit; false where its text is not there. */
function apply(workshop: Workshop, mutant: Mutant): boolean {
  try {
    for (const edit of mutant.edits) workshop.apply(edit)
    return true
  } catch (error) {
    failed(mutant.name, errorMessage(error))
    return false
  }
}

/** All mutants of a layer at once; those that touch one file go one after the other. */
function wholeJobs(layer: WholeLayer): Job[] {
  const left = chosen.filter((mutant): mutant is WholeMutant => mutant.layer === layer)
  const rounds: WholeMutant[][] = []
  for (const mutant of left) {
    const fits = (round: readonly WholeMutant[]) => !round.some((other) => collide(layer, mutant, other))
    const round = rounds.find(fits)
    if (round === undefined) rounds.push([mutant])
    else round.push(mutant)
  }
  return rounds.map((round) => async (workshop) => {
    const preparation = preparations[layer]
    if (preparation !== undefined) await workshop.run(preparation)
    const applied = round.filter((mutant) => apply(workshop, mutant))
    for (const command of wholeLayers[layer]) {
      const result = await workshop.run(command)
      for (const mutant of applied) settle(mutant, result)
    }
  })
}

/** Whether the complaints about two mutants could not be told apart. */
function collide(layer: WholeLayer, one: WholeMutant, other: WholeMutant): boolean {
  if (layer !== 'types') return String(one.says) === String(other.says)
  return one.edits.some(({ file }) => other.edits.some((edit) => edit.file === file))
}

function testJobs(): Job[] {
  return chosen
    .filter((mutant): mutant is TestMutant => 'test' in mutant)
    .map((mutant) => async (workshop) => {
      if (!apply(workshop, mutant)) return
      settle(mutant, await workshop.run(testArgs(mutant.test.file, mutant.test.name)))
    })
}

const layers = Object.keys(wholeLayers) as WholeLayer[]
// The whole layers take longest, so they begin.
const jobs = [...layers.flatMap(wholeJobs), ...testJobs()].values()

async function work(): Promise<void> {
  const workshop = Workshop.open()
  process.once('exit', () => workshop.close())
  for (let next = jobs.next(); !next.done; next = jobs.next()) {
    await next.value(workshop)
    workshop.mend()
  }
}

process.once('SIGINT', () => process.exit(130))
process.once('SIGTERM', () => process.exit(143))
await Promise.all(Array.from({ length: Math.min(availableParallelism(), values.sample ? 1 : 3) }, work))
process.stdout.write(`${chosen.length - failures.length} passed, ${unknown.length + failures.length} failed\n`)
process.exitCode = unknown.length + failures.length > 0 ? 1 : 0
