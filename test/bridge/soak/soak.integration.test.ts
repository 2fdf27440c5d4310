import { setTimeout } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { patience } from '../../support/registry/registry.ts'
import { times } from '../../support/thorough.ts'
import { type Fault, faultsOf } from './faults.ts'
import { findItems, Readings } from './readings.ts'
import { openSoakHome } from './soak-home.ts'

/** Of the whole soak; the sample that every run has is of none. */
const minutes = Number(process.env.SOAK_MINUTES ?? times(0, 10))
const isWhole = minutes > 0

/** Reads that a phase has to have. */
const ENOUGH = 10

it(
  isWhole
    ? 'with ten published plugins and twenty others, whatever goes wrong, the others answer as before'
    : 'whatever goes wrong with a plugin or the machine, the others answer, and are right',
  async () => {
    const home = await openSoakHome(isWhole)
    const items = await findItems(home.controller, await home.bridge.accessories())
    expect([...new Set(items.map(({ plugin }) => plugin))].sort()).toEqual([...home.plugins].sort())
    const readings = new Readings(home.controller, items, isWhole ? 50 : 10)
    readings.phase = 'quiet'
    readings.begin()
    const lasting = isWhole ? { network: Math.min(180, minutes * 18), other: 20 } : { network: 2, other: 2 }
    const faults = faultsOf(home, readings, lasting)
    if (isWhole) {
      await setTimeout(minutes * 6_000)
      const end = performance.now() + minutes * 60_000
      do {
        for (const { name, inflict } of faults) {
          readings.phase = name
          await inflict()
        }
      } while (performance.now() < end)
    } else {
      readings.phase = 'faults'
      await Promise.all(byPlugin(faults.filter((each) => each.of !== 'machine')).map(inTurn))
      await inTurn(faults.filter((each) => each.of === 'machine'))
    }
    readings.phase = 'after'
    await vi.waitFor(() => expect(readings.count('after')).toBeGreaterThan(ENOUGH), { timeout: 60_000 })
    await readings.end()
    if (isWhole) report(readings)
    expect([...new Set(readings.wrong)]).toEqual([])
    for (const phase of readings.phases()) expect(readings.count(phase), phase).toBeGreaterThan(ENOUGH)
    if (isWhole) expect(within(readings), 'p99 while something is wrong, by the quiet one').toBeLessThanOrEqual(2)
    expect(await home.bridge.stop()).toEqual({ code: 0, signal: null })
  },
  patience + (minutes + 5) * 60_000,
)

/** What is done to one plugin, one after the other; what is done to several can be at once. */
function byPlugin(faults: readonly Fault[]): Fault[][] {
  return Object.values(Object.groupBy(faults, ({ of }) => of)).map((chain = []) => chain)
}

async function inTurn(faults: readonly Fault[]): Promise<void> {
  for (const { inflict } of faults) await inflict()
}

const faultPhases = (readings: Readings): string[] => readings.phases().filter((phase) => phase !== 'quiet')

/** How many times the quiet p99 that of all faults is. */
function within(readings: Readings): number {
  return readings.percentile(99, faultPhases(readings)) / readings.percentile(99, ['quiet'])
}

function report(readings: Readings): void {
  const rows: (readonly [string, readonly string[]])[] = [
    ...readings.phases().map((phase) => [phase, [phase]] as const),
    ['all faults', faultPhases(readings)] as const,
  ]
  const figures = rows.map(([name, phases]) => [
    name,
    {
      reads: phases.reduce((sum, phase) => sum + readings.count(phase), 0),
      ...Object.fromEntries(
        [50, 99, 100].map((percent) => [`p${percent} ms`, Number(readings.percentile(percent, phases).toFixed(1))]),
      ),
    },
  ])
  // biome-ignore lint/suspicious/noConsole: what the soak is run for.
  console.table(Object.fromEntries(figures))
}
