import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kind, kinds, type Pair, type SurfaceName } from './declared.ts'
import type { Reason } from './unseen.ts'

/** The share of all declared pairs that a whole run has to see. */
const DEMANDED = 0.95

/** What a run saw, as `record.ts` wrote it. */
export interface Seen {
  has(pair: Pair): boolean
  /** Replies that the contract does not declare: `content getSite 418`. */
  readonly undeclared: (declared: readonly Pair[]) => string[]
}

export interface Listed {
  readonly surface: SurfaceName
  readonly reason: Reason
  readonly entry: string
}

/** Reads what every process of a run wrote. */
export function readSeen(folder: string): Seen {
  const files = readdirSync(folder).filter((name) => name.endsWith('.tsv'))
  return parseSeen(files.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n')))
}

/** @param lines as `record.ts` writes them; the last of a process that was killed may be cut short */
export function parseSeen(lines: readonly string[]): Seen {
  const facts = new Set<string>()
  const types = new Map<string, Set<string>>()
  const replies = new Set<string>()
  const fact = (...parts: readonly string[]) => parts.join(' ')
  for (const line of lines) {
    const [what = '', surface = '', ...rest] = line.split('\t')
    if (what === 'reply' && rest.length === 4) {
      const [operationId = '', status = '', type = '', headers = ''] = rest
      const of = fact(operationId, status)
      replies.add(fact(surface, of))
      facts.add(fact(surface, 'status', of, ''))
      types.set(fact(surface, of), (types.get(fact(surface, of)) ?? new Set()).add(type))
      for (const name of headers.split(',')) facts.add(fact(surface, 'header', of, name))
    }
    if (what === 'link' && rest.length === 3) facts.add(fact(surface, 'link', `${rest[0]} ${rest[1]}`, rest[2] ?? ''))
    if (what === 'message' && rest.length === 2) facts.add(fact(surface, 'message', rest[0] ?? '', rest[1] ?? ''))
  }
  return {
    has: ({ surface, kind, of, name }) => {
      if (kind !== 'media type')
        return facts.has(fact(surface, kind, of, kind === 'header' ? name.toLowerCase() : name))
      return [...(types.get(fact(surface, of)) ?? [])].some((type) => isOf(type, name))
    },
    undeclared: (declared) => {
      const known = new Set(
        declared.filter(({ kind }) => kind === 'status').map(({ surface, of }) => fact(surface, of)),
      )
      // A body that stalls is 408 for any operation that reads one itself: the listener's word, not the contract's.
      return [...replies].filter((reply) => !known.has(reply) && !reply.endsWith(' 408')).toSorted()
    },
  }
}

/** Whether a media type falls under a range, `image/*` say (RFC 9110, 12.5.1). */
function isOf(type: string, range: string): boolean {
  const [wanted = ''] = range.split(';', 1)
  if (!wanted.includes('*')) return type === wanted
  return type !== '' && (wanted === '*/*' || type.startsWith(wanted.slice(0, -1)))
}

/** How much was seen of what is declared: a line for each kind, a column for each surface. */
export function coverageTable(surfaces: readonly SurfaceName[], declared: readonly Pair[], seen: Seen): string[] {
  const rows = kinds.map((kind) => {
    const cells = surfaces.map((surface) => {
      const pairs = declared.filter((pair) => pair.surface === surface && pair.kind === kind)
      if (pairs.length === 0) return '–'
      const count = pairs.filter((pair) => seen.has(pair)).length
      return `${count}/${pairs.length} ${percent(count, pairs.length)}`
    })
    return [nameOf(kind), ...cells]
  })
  const table = [['contract coverage', ...surfaces], ...rows]
  return table.map(([first = '', ...cells]) => `${first.padEnd(24)}${cells.map((cell) => cell.padStart(20)).join('')}`)
}

function nameOf(kind: Kind): string {
  return kind === 'message' ? 'channel × message' : kind === 'status' ? 'operation × status' : `… × ${kind}`
}

function percent(count: number, total: number): string {
  // Never rounded up to 100.
  return `${(Math.floor((count / total) * 1000) / 10).toFixed(1)} %`
}

function covers({ surface, entry }: Listed, pair: Pair): boolean {
  return surface === pair.surface && (entry === pair.of || entry === `${pair.of} ${pair.name}`)
}

function nameOfPair({ surface, kind, of, name }: Pair): string {
  return `${surface} ${of}${name === '' ? '' : `: ${kind} ${name}`}`
}

/**
 * What a whole run has to answer for: a pair that was neither seen nor is listed with a reason, too little seen of all
 * that is declared, an entry of the list that was seen or names nothing, a reply that no contract declares.
 */
export function coverageFaults(declared: readonly Pair[], seen: Seen, listed: readonly Listed[]): string[] {
  const entries = listed.flatMap((each) => {
    const pairs = declared.filter((pair) => covers(each, pair))
    const where = `${each.surface} ${each.entry}, listed as ${each.reason},`
    if (pairs.length === 0) return [`${where} is not declared`]
    const stale = each.reason !== 'race' && pairs.every((pair) => seen.has(pair))
    return stale ? [`${where} was seen: take it off the list`] : []
  })
  const unlisted = declared
    .filter((pair) => !seen.has(pair) && !listed.some((each) => covers(each, pair)))
    .map((pair) => `${nameOfPair(pair)} was never seen`)
  const count = declared.filter((pair) => seen.has(pair)).length
  const scarce =
    count < declared.length * DEMANDED
      ? [`${percent(count, declared.length)} of all declared pairs seen, 95 % demanded`]
      : []
  return [
    ...unlisted,
    ...scarce,
    ...entries,
    ...seen.undeclared(declared).map((reply) => `${reply} was answered, and is not declared`),
  ]
}
