import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { limitCpu } from '../../lib/limit-cpu.ts'
import { findRegisteredName } from '../protocol/homebridge-name.ts'
import type { LoadedMessage, PluginKind, Start } from '../protocol/messages.ts'
import type { ConfigCheckRequest, ConfigFinding } from './config-worker.ts'
import type { PluginPlan } from './plan-plugins.ts'

/** What a plugin starts with, or why no other try would help. */
export type Choice =
  | {
      readonly entries: Pick<Start, 'platforms' | 'accessoryEntries' | 'isPartial'>
      readonly warnings: readonly string[]
    }
  | { readonly refusal: string }

/**
 * The entries of the config that a plugin starts with, once it has said what it registers. A native plugin has one, held
 * against its schema, with defaults. Homebridge does not look at schemas when it starts plugins: they are for forms.
 *
 * @param cpuLimit of the check, in milliseconds
 */
export async function chooseEntries(
  plan: PluginPlan,
  kind: PluginKind,
  loaded: LoadedMessage,
  cpuLimit: number,
): Promise<Choice> {
  const { fault, ...entries } = matchEntries(plan, loaded)
  const { platforms, accessoryEntries } = entries
  const warnings = fault === undefined ? [] : [fault]
  const [first] = platforms
  if (first === undefined && accessoryEntries.length === 0) return { refusal: fault ?? 'the config has no entry of it' }
  if (kind === 'homebridge' || first === undefined) return { entries, warnings }
  const { configSchema: schema } = loaded
  const finding = schema === null ? { config: first } : await checkConfig({ schema, config: first }, cpuLimit)
  if ('problems' in finding) return { refusal: `its config is not valid: ${finding.problems.join('; ')}` }
  return { entries: { platforms: [finding.config], accessoryEntries: [] }, warnings }
}

/**
 * Holds a platform entry against the schema of its plugin, in a thread that is killed when it does not end: patterns
 * can be catastrophic. Defaults are filled in; `platform` and `plugin` need not be in the schema.
 *
 * @param cpuLimit milliseconds of CPU, once the thread runs
 */
async function checkConfig(question: ConfigCheckRequest, cpuLimit: number): Promise<ConfigFinding> {
  const worker = new Worker(new URL(`./config-worker${extname(import.meta.url)}`, import.meta.url), {
    workerData: question,
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    env: {},
  })
  const { promise, resolve } = Promise.withResolvers<ConfigFinding>()
  const lose = (reason: string): void => resolve({ problems: [reason] })
  let stopWatch: (() => void) | undefined
  worker.on('message', (message: 'started' | ConfigFinding) => {
    if (message !== 'started') return resolve(message)
    const late = (): void => lose(`checking it did not end within ${cpuLimit} ms of CPU time`)
    stopWatch = limitCpu(worker, cpuLimit, late)
  })
  worker.on('error', (error) => lose(`checking it failed: ${error.message}`))
  worker.on('exit', () => lose('checking it ended without a word'))
  try {
    return await promise
  } finally {
    stopWatch?.()
    await worker.terminate()
  }
}

/** The entries of a plugin that are for what it registers, and what is wrong with the others. */
interface MatchedEntries extends Pick<Start, 'platforms' | 'accessoryEntries' | 'isPartial'> {
  readonly fault?: string
}

/** Holds the entries of the config against what a plugin registers ({@link findRegisteredName}). */
export function matchEntries(
  plan: Pick<PluginPlan, 'package' | 'platforms' | 'accessoryEntries'>,
  loaded: Pick<LoadedMessage, 'platforms' | 'accessoryTypes'>,
): MatchedEntries {
  const isOne = (registered: readonly string[], name: string): boolean =>
    findRegisteredName(registered, name, plan.package) !== undefined
  const [platforms, otherPlatforms] = partition(plan.platforms, ({ platform }) => isOne(loaded.platforms, platform))
  const [accessoryEntries, otherAccessories] = partition(plan.accessoryEntries, ({ accessory }) =>
    isOne(loaded.accessoryTypes, accessory),
  )
  const ofPlatforms = otherPlatforms.map(({ platform }) => platform)
  const ofAccessories = otherAccessories.map(({ accessory }) => accessory)
  const others = [...ofPlatforms, ...ofAccessories]
  if (others.length === 0) return { platforms, accessoryEntries }
  // A mistake that is easily made.
  const accessory = ofPlatforms.find((name) => isOne(loaded.accessoryTypes, name))
  const platform = ofAccessories.find((name) => isOne(loaded.platforms, name))
  const fault =
    describeMisplaced(accessory, 'an accessory', 'accessories') ??
    describeMisplaced(platform, 'a platform', 'platforms') ??
    `it registers ${describeRegistrations(loaded)}, not ${[...new Set(others)].join(', ')}`
  return { platforms, accessoryEntries, isPartial: true, fault }
}

function describeMisplaced(name: string | undefined, kind: string, list: string): string | undefined {
  return name === undefined ? undefined : `it registers ${name} as ${kind}: its entry belongs to ${list} of the config`
}

function partition<T>(list: readonly T[], test: (each: T) => boolean): [T[], T[]] {
  return [list.filter(test), list.filter((each) => !test(each))]
}

function describeRegistrations({
  platforms,
  accessoryTypes,
}: Pick<LoadedMessage, 'platforms' | 'accessoryTypes'>): string {
  const parts = [listNames('platform', platforms), listNames('accessory', accessoryTypes)].filter((part) => part !== '')
  return parts.length === 0 ? 'nothing' : parts.join(' and ')
}

function listNames(what: string, names: readonly string[]): string {
  if (names.length === 0) return ''
  const plural = what === 'platform' ? 'platforms' : 'accessories'
  return `the ${names.length === 1 ? what : plural} ${names.join(', ')}`
}
