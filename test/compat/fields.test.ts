import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { isObject } from '../../src/lib/json.ts'
import { Document } from '../../tools/compat/json.ts'
import { type Contracts, essence } from '../../tools/compat/released.ts'
import type { Change } from '../../tools/compat/rules.ts'
import { judge, type Part } from '../../tools/compat/versions.ts'
import { asyncApiFields, type Kinds, openApiFields, toolFields } from './field-verdicts.ts'

type Members = Record<string, unknown>

/** A field as it stands in a contract. */
interface Occurrence {
  readonly holder: Members
  readonly key: string
  /** The contract that it is in, with nothing but the part that it is of. */
  readonly now: Contracts
  /** What is compared of that. */
  readonly before: Contracts
  /** The part itself, whole. */
  readonly document: Members
}

const surfaces = ['bridge', 'auth', 'content'] as const
const root = fileURLToPath(new URL('../..', import.meta.url))
const PARTS = ['openapi', 'asyncapi', 'tools'] as const
const fields: Readonly<Record<Part, Kinds>> = { openapi: openApiFields, asyncapi: asyncApiFields, tools: toolFields }

const NONE: Contracts = { openapi: { info: { version: '1.0.0' } }, asyncapi: null, tools: [] }
/** Every field that the contracts have, `operation tags`, with all its places. */
const found: Record<Part, Map<string, Occurrence[]>> = { openapi: new Map(), asyncapi: new Map(), tools: new Map() }

beforeAll(async () => {
  const read = async (file: string): Promise<Members> =>
    JSON.parse(await readFile(`${root}/generated/${file}`, 'utf8')) as Members
  for (const surface of surfaces) {
    const { tools } = (await import(`../../generated/${surface}/tools.ts`)) as { readonly tools: readonly Members[] }
    const documents: Readonly<Record<Part, Members | null>> = {
      openapi: await read(`${surface}/openapi.json`),
      asyncapi: surface === 'bridge' ? await read(`${surface}/asyncapi.json`) : null,
      tools: { tools: structuredClone(tools) },
    }
    for (const part of PARTS) {
      const document = documents[part]
      if (document === null) continue
      const now: Contracts = { ...NONE, ...(part === 'tools' ? document : { [part]: document }) }
      const before = essence(now)
      walk(fields[part], 'document', document, (kind, holder, key) => {
        const field = `${kind} ${key}`
        const places = found[part].get(field) ?? []
        places.push({ holder, key, now, before, document })
        found[part].set(field, places)
      })
    }
  }
})

type Visit = (kind: string, holder: Members, key: string) => void

function walk(kinds: Kinds, kind: string, node: unknown, visit: Visit): void {
  if (!isObject(node)) return
  for (const [key, value] of Object.entries(node)) {
    visit(kind, node as Members, key)
    const holds = kinds[kind]?.[key]?.holds
    if (typeof holds === 'string') walk(kinds, holds, value, visit)
    else if (holds !== undefined)
      for (const each of Object.values(value ?? {})) walk(kinds, Object.values(holds).join(), each, visit)
  }
}

/** What `make compat` says where this value is another one, or a list or an object is gone. */
function changesWith({ holder, key, now, before, document }: Occurrence): Change[] {
  const was = holder[key]
  try {
    if (typeof was === 'string') holder[key] = key === '$ref' ? neighbourOf(new Document(document), was) : `${was}x`
    else if (typeof was === 'number') holder[key] = was + 1
    else if (typeof was === 'boolean') holder[key] = !was
    else if (Array.isArray(was)) holder[key] = []
    else delete holder[key]
    return judge(new Map([['it', before]]), new Map([['it', essence(now)]])).flatMap(({ changes }) => changes)
  } finally {
    holder[key] = was
  }
}

/** A reference to what stands beside what this one leads to; the same one where it stands alone. */
function neighbourOf(document: Document, ref: string): string {
  const [, section = '', name] = ref.match(/^#(.*)\/([^/]+)$/) ?? []
  const other = Object.keys(document.at(section) ?? {}).find((each) => each !== name)
  return `#${section}/${other ?? name}`
}

describe.each(PARTS)('%s', (part) => {
  const verdicts = Object.entries(fields[part]).flatMap(([kind, members]) =>
    Object.entries(members).map(([key, verdict]) => ({ field: `${kind} ${key}`, ...verdict })),
  )

  test('every field of the contracts has a verdict, and no verdict is about a field that none has', () => {
    expect([...found[part].keys()].toSorted()).toEqual(verdicts.map(({ field }) => field).toSorted())
  })

  test.each(verdicts.filter(({ compared }) => compared))('$field is compared', ({ field }) => {
    // One place is enough, and not each can show it: to an open operation an empty `security` says the same.
    expect(found[part].get(field)?.findLast((place) => changesWith(place).length > 0)).toBeDefined()
  })

  test.each(verdicts.filter(({ noPromise }) => noPromise))('$field is no promise: $noPromise', ({ field }) => {
    const places = found[part].get(field) ?? []
    expect([places.at(0), places.at(-1)].flatMap((place) => place && changesWith(place))).toEqual([])
  })
})
