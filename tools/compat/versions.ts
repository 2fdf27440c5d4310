import { child } from '../../src/lib/json.ts'
import { compareAsyncApi } from './asyncapi.ts'
import type { Node } from './json.ts'
import { compareTools } from './mcp-tools.ts'
import { compareOpenApi } from './openapi.ts'
import type { Contracts } from './released.ts'
import { type Change, type Effect, effectOf } from './rules.ts'

/** The parts of a contract, each with the document whose version speaks for it. */
export type Part = 'openapi' | 'asyncapi' | 'tools'

/** One document against its baseline. */
export interface Verdict {
  readonly surface: string
  /** The hand-written document whose `info.version` counts. */
  readonly document: 'openapi' | 'asyncapi'
  readonly released: string
  readonly version: string
  /** The least version that the changes allow. */
  readonly needed: string
  readonly changes: readonly (Change & { readonly part: Part })[]
}

/** Compares every contract with the one that was released. A surface or document that is new has nothing to keep. */
export function judge(released: ReadonlyMap<string, Contracts>, current: ReadonlyMap<string, Contracts>): Verdict[] {
  return [...released].flatMap(([surface, before]) => {
    const after = current.get(surface)
    const seen = new Set<string>()
    const openapi = after === undefined ? gone() : compareOpenApi(before.openapi, after.openapi, seen)
    const tools = compareTools(before.tools, after?.tools ?? [], seen)
    const rest = [...openapi.map(inPart('openapi')), ...tools.map(inPart('tools'))]
    const first = verdict(surface, 'openapi', before.openapi, after?.openapi ?? null, rest)
    if (before.asyncapi === null) return [first]
    const now = after?.asyncapi ?? null
    const streams = now === null ? gone() : compareAsyncApi(before.asyncapi, now)
    return [first, verdict(surface, 'asyncapi', before.asyncapi, now, streams.map(inPart('asyncapi')))]
  })
}

/** Whether the version says as much as the changes do. */
export function allows({ version, needed }: Verdict): boolean {
  const [is, must] = [numbers(version), numbers(needed)]
  for (const [index, number] of must.entries()) {
    if (is[index] !== number) return (is[index] ?? 0) > number
  }
  return true
}

/**
 * The next version that changes of these kinds take (Semantic Versioning 2.0.0, 7 and 8).
 *
 * @param effects none where nothing that a program depends on has changed
 */
export function nextVersion(released: string, effects: readonly Effect[]): string {
  const [major = 0, minor = 0] = numbers(released)
  if (effects.includes('breaking')) return `${major + 1}.0.0`
  return effects.length > 0 ? `${major}.${minor + 1}.0` : released
}

function verdict(
  surface: string,
  document: Verdict['document'],
  before: Node,
  after: Node | null,
  changes: Verdict['changes'],
): Verdict {
  const released = String(child(before, 'info').version)
  const version = after === null ? released : String(child(after, 'info').version)
  return { surface, document, released, version, needed: nextVersion(released, changes.map(effectOf)), changes }
}

function gone(): Change[] {
  return [{ rule: 'contract-removed', direction: null, at: '', detail: 'the whole contract is gone' }]
}

function inPart(part: Part): (change: Change) => Change & { readonly part: Part } {
  return (change) => ({ ...change, part })
}

/** @throws TypeError for what is not a version of three numbers */
function numbers(version: string): number[] {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new TypeError(`not a version: ${version}`)
  return version.split('.').map(Number)
}
