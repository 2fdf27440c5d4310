import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  type Pair,
  parseDocument,
  visit,
} from 'yaml'
import { exactNumber, isObject } from '../../lib/json.ts'
import { type Path, SourceFault, type Tree } from './source.ts'

/** Aliases and explicit keys (`? …`) taken in one text: expanding the first and nesting the second can take hours. */
const MAX_COSTLY = 100

/** Longest text taken, in UTF-16 code units: what is broken throughout costs the parser the square of its length. */
const MAX_LENGTH = 1024 * 1024

/** What may be an integer that a double would change. */
const LARGE_INTEGER = /[\da-fA-F]{13}/

const MERGE = '<<'

/** A parsed YAML text. Its values are data only: no tag makes anything but strings, numbers, booleans, lists, maps. */
export interface YamlTree extends Tree {
  /** What stands under a key of the map that the text is, also where it is merged in. */
  nodeOf(key: string): unknown
}

/**
 * Reads YAML 1.2 by the core schema: keys are strings and given once, there are 100 aliases at most, and no more
 * than 1 MiB of it. Merge keys (`<<`, of YAML 1.1) are honoured, and large integers keep their digits.
 *
 * @param firstLine the line of the file that `text` begins on
 * @throws SourceFault with the line
 */
export function readYaml(text: string, firstLine = 1): YamlTree {
  const counter = new LineCounter()
  const lineAt = (offset: number): number => counter.linePos(offset).line + firstLine - 1
  if (text.length > MAX_LENGTH) throw new SourceFault('more than 1 MiB of YAML; JSON may be larger', firstLine)
  checkCost(text, firstLine)
  let document: Document
  try {
    document = parseDocument(text, {
      version: '1.2',
      schema: 'core',
      // Merged below: the library expands what aliases stand for again and again.
      merge: false,
      intAsBigInt: LARGE_INTEGER.test(text),
      resolveKnownTags: false,
      stringKeys: true,
      // Checked below: the library compares every key with every other.
      uniqueKeys: false,
      prettyErrors: false,
      lineCounter: counter,
    })
  } catch (error) {
    if (error instanceof RangeError) throw new SourceFault('nested too deeply', firstLine)
    throw error
  }
  const [error] = document.errors
  if (error !== undefined) throw new SourceFault(`not YAML: ${error.message}`, lineAt(error.pos[0]))
  checkKeys(document, lineAt)
  const value = mergedValue(plainValue(document, lineAt), new Map())
  return { value, nodeOf: (key) => nodeOf(document, key), lineOf: (path) => lineAt(find(document, path)) }
}

/** Counts on tokens, before the parser, whose time is what the count protects. */
function checkCost(text: string, firstLine: number): void {
  let line = firstLine
  let aliases = 0
  let explicitKeys = 0
  for (const token of new Lexer().lex(text)) {
    if (token === '?' && ++explicitKeys > MAX_COSTLY) throw new SourceFault('more than 100 explicit keys', line)
    if (token.startsWith('*') && ++aliases > MAX_COSTLY) throw new SourceFault('more than 100 aliases', line)
    for (let i = token.indexOf('\n'); i !== -1; i = token.indexOf('\n', i + 1)) line++
  }
}

function checkKeys(document: Document, lineAt: (offset: number) => number): void {
  visit(document, {
    Map(_, map) {
      const seen = new Set<string>()
      for (const { key } of map.items) {
        const text = isScalar(key) ? String(key.value) : ''
        if (seen.has(text)) {
          throw new SourceFault(`the key ${JSON.stringify(text)} is there twice`, lineAt(startOf(key) ?? 0))
        }
        seen.add(text)
      }
    },
  })
}

function plainValue(document: Document, lineAt: (offset: number) => number): unknown {
  try {
    return document.toJS({ maxAliasCount: MAX_COSTLY })
  } catch (error) {
    // How the library tells an alias without an anchor, and aliases that stand for too much.
    if (error instanceof ReferenceError)
      throw new SourceFault(`not YAML: ${error.message}`, lineAt(firstAlias(document)))
    throw error
  }
}

/**
 * Has `<<: *defaults` and `<<: [*a, *b]` give a map the keys that it does not have. What several aliases stand for is one
 * object, and is looked at once.
 */
function mergedValue(value: unknown, done: Map<object, unknown>): unknown {
  if (typeof value === 'bigint') return exactNumber(value)
  if (typeof value !== 'object' || value === null) return value
  const before = done.get(value)
  if (before !== undefined) return before
  if (Array.isArray(value)) {
    const list: unknown[] = []
    done.set(value, list)
    for (const item of value) list.push(mergedValue(item, done))
    return list
  }
  // Without a prototype's setter, `__proto__` is a key like the others.
  const entries = new Map<string, unknown>()
  const { [MERGE]: merged, ...own } = value as Record<string, unknown>
  for (const [key, member] of Object.entries(own)) entries.set(key, mergedValue(member, done))
  const sources = mergeSources(merged)
  if (sources === null) entries.set(MERGE, mergedValue(merged, done))
  for (const source of sources ?? []) {
    for (const [key, member] of Object.entries(mergedValue(source, done) as object)) {
      if (!entries.has(key)) entries.set(key, member)
    }
  }
  const map = Object.fromEntries(entries)
  done.set(value, map)
  return map
}

/** The maps that a merge key names; null where it is a key like any other. */
function mergeSources(value: unknown): readonly object[] | null {
  if (value === undefined) return []
  const sources: unknown[] = Array.isArray(value) ? value : [value]
  return sources.every(isObject) ? sources : null
}

function nodeOf(document: Document, key: string): unknown {
  const seen = new Set<unknown>()
  const look = (from: unknown): unknown => {
    const map = isAlias(from) ? from.resolve(document) : from
    if (seen.has(map)) return undefined
    seen.add(map)
    if (isSeq(map)) return map.items.reduce((found: unknown, item) => found ?? look(item), undefined)
    if (!isMap(map)) return undefined
    const own: unknown = map.get(key, true)
    if (own !== undefined) return isAlias(own) ? own.resolve(document) : own
    return map.has(MERGE) ? look(map.get(MERGE, true)) : undefined
  }
  return look(document.contents)
}

/** The first alias that leads nowhere, else the first of all. */
function firstAlias(document: Document): number {
  let first: number | undefined
  visit(document, {
    Alias(_, alias) {
      const lost = alias.resolve(document) === undefined
      if (lost || first === undefined) first = startOf(alias)
      return lost ? visit.BREAK : undefined
    },
  })
  return first ?? 0
}

function find(document: Document, path: Path): number {
  let node: unknown = document.contents
  let offset = startOf(node) ?? 0
  for (const step of path) {
    let next: unknown
    if (isMap(node)) {
      const pair: Pair | undefined = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
      if (pair === undefined) break
      offset = startOf(pair.key) ?? offset
      next = pair.value
    } else if (isSeq(node) && typeof step === 'number') {
      next = node.items[step]
      offset = startOf(next) ?? offset
    } else break
    node = isAlias(next) ? undefined : next
  }
  return offset
}

function startOf(node: unknown): number | undefined {
  if (isAlias(node) || isScalar(node) || isMap(node) || isSeq(node)) return node.range?.[0]
  return undefined
}
