import type { Loaded, PluginKind, Start } from '../protocol/messages.ts'
import { checkConfig } from './check-config.ts'
import { matchEntries } from './match-entries.ts'
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
 * @param timeLimit of the check, in milliseconds
 */
export async function chooseEntries(
  plan: PluginPlan,
  kind: PluginKind,
  loaded: Loaded,
  timeLimit: number,
): Promise<Choice> {
  const { fault, ...entries } = matchEntries(plan, loaded)
  const { platforms, accessoryEntries } = entries
  const warnings = fault === undefined ? [] : [fault]
  const [first, ...others] = platforms
  if (first === undefined && accessoryEntries.length === 0) return { refusal: fault ?? 'the config has no entry of it' }
  if (kind === 'homebridge' || first === undefined) return { entries, warnings }
  if (others.length > 0) warnings.push('only the first of its platform entries counts')
  const { configSchema: schema } = loaded
  const finding = schema === null ? { config: first } : await checkConfig({ schema, config: first }, timeLimit)
  if ('problems' in finding) return { refusal: `its config is not valid: ${finding.problems.join('; ')}` }
  return { entries: { platforms: [finding.config], accessoryEntries: [] }, warnings }
}
