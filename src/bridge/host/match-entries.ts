import type { Loaded, Start } from '../protocol/messages.ts'
import { registeredName } from '../protocol/registered-name.ts'
import type { PluginPlan } from './plan-plugins.ts'

/** The entries of a plugin that are for what it registers, and what is wrong with the others. */
export interface Matched extends Pick<Start, 'platforms' | 'accessoryEntries' | 'isPartial'> {
  readonly fault?: string
}

/** Holds the entries of the config against what a plugin registers ({@link registeredName}). */
export function matchEntries(
  plan: Pick<PluginPlan, 'id' | 'platforms' | 'accessoryEntries'>,
  loaded: Pick<Loaded, 'platforms' | 'accessoryTypes'>,
): Matched {
  const { id } = plan
  const isOne = (registered: readonly string[], name: string): boolean =>
    registeredName(registered, name, id) !== undefined
  const [platforms, otherPlatforms] = parted(plan.platforms, ({ platform }) => isOne(loaded.platforms, platform))
  const [accessoryEntries, otherAccessories] = parted(plan.accessoryEntries, ({ accessory }) =>
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
    misplaced(accessory, 'an accessory', 'accessories') ??
    misplaced(platform, 'a platform', 'platforms') ??
    `it registers ${registered(loaded)}, not ${[...new Set(others)].join(', ')}`
  return { platforms, accessoryEntries, isPartial: true, fault }
}

function misplaced(name: string | undefined, kind: string, list: string): string | undefined {
  return name === undefined ? undefined : `it registers ${name} as ${kind}: its entry belongs to ${list} of the config`
}

function parted<T>(list: readonly T[], test: (each: T) => boolean): [T[], T[]] {
  return [list.filter(test), list.filter((each) => !test(each))]
}

function registered({ platforms, accessoryTypes }: Pick<Loaded, 'platforms' | 'accessoryTypes'>): string {
  const parts = [listed('platform', platforms), listed('accessory', accessoryTypes)].filter((part) => part !== '')
  return parts.length === 0 ? 'nothing' : parts.join(' and ')
}

function listed(what: string, names: readonly string[]): string {
  if (names.length === 0) return ''
  const plural = what === 'platform' ? 'platforms' : 'accessories'
  return `the ${names.length === 1 ? what : plural} ${names.join(', ')}`
}
