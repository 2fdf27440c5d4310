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
import { type Path, SourceFault, type Tree } from './source.ts'

/** Aliases and explicit keys (`? …`) taken in one text: expanding the first and nesting the second can take hours. */
const MAX_COSTLY = 100

/** Longest text taken, in UTF-16 code units: what is broken throughout costs the parser the square of its length. */
const MAX_LENGTH = 1024 * 1024

/** A parsed YAML text. Its values are data only: no tag makes anything but strings, numbers, booleans, lists, maps. */
export interface YamlTree extends Tree {
  readonly document: Document
}

/**
 * Reads YAML 1.2 by the core schema: keys are strings and given once, there are 100 aliases at most, no merge keys,
 * and no more than 1 MiB of it.
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
      merge: false,
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
  return { document, value: plainValue(document, lineAt), lineOf: (path) => lineAt(find(document, path)) }
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
