import { findRegisteredName } from '../protocol/homebridge-name.ts'
import type { LoadedMessage, Start } from '../protocol/messages.ts'
import type { PluginPlan } from './plan-plugins.ts'

/** The entries of a plugin that are for what it registers, and what is wrong with the others. */
export interface MatchedEntries extends Pick<Start, 'platforms' | 'accessoryEntries' | 'isPartial'> {
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
