import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authMigrations } from '../../src/auth/migrations/index.ts'
import type { AuthTables } from '../../src/auth/schema.ts'
import { openStore } from '../../src/compose/store.ts'
import { loadConfig } from '../../src/config.ts'
import type { Route } from '../../src/contract/route.ts'
import type { Database } from '../../src/db/database.ts'
import { Credentials } from '../support/auth-credentials.ts'
import { presentContent } from '../support/content-present.ts'
import { createServerDatabase, type DialectName, dialects, type ServerDatabase } from '../support/databases.ts'
import { type CallOptions, everyOperation } from '../support/every-operation.ts'
import { member, resolved } from '../support/example-request.ts'
import { type RunningTriptych, startTriptych } from '../support/process.ts'
import { isThorough, times } from '../support/thorough.ts'
import { type Contract, contracts } from './failing-surface.ts'

// What a contract lets through and a database, a clock or a pattern may not take is answered as the contract says, never
// with 500: each text, number and time of each operation's request is sent as one of these.

interface OddValues {
  readonly texts: readonly string[]
  readonly numbers: readonly number[]
}

/** What a database, a pattern or a clock may not take. The first three texts PostgreSQL refuses; one is a cursor. */
const everyOdd: OddValues = {
  texts: ['a\0b', '\ud800', 'W1wiXFwwIl0', '', '2016-12-31T23:59:60Z', '2026-12-31T23:59:59+01'],
  numbers: [-1, 2 ** 31, Number.MAX_SAFE_INTEGER, 0],
}
/** In a sample, each database gets what it may refuse itself, and SQLite what sees the same on both. */
const oddOn: Record<DialectName, OddValues> = isThorough
  ? { postgres: everyOdd, sqlite: everyOdd }
  : {
      postgres: { texts: everyOdd.texts.slice(0, 3), numbers: everyOdd.numbers.slice(0, 3) },
      sqlite: { texts: ['a\0b', ...everyOdd.texts.slice(3)], numbers: everyOdd.numbers.slice(2) },
    }

/** At how many operations a parameter gets odd values that many of them share, `site` for one. */
const sharers = times(3, Number.POSITIVE_INFINITY)

/** Those of a parameter's own kind, and one of the other. */
function inAddress(type: string, { texts, numbers }: OddValues): string[] {
  const isNumber = type === 'integer' || type === 'number'
  const [ownTexts, ownNumbers] = isNumber ? [texts.slice(0, 1), numbers] : [texts, numbers.slice(-1)]
  return [...ownTexts.map((text) => text.toWellFormed()), ...ownNumbers.map(String)]
}

const FORM = 'application/x-www-form-urlencoded'
const scimToken = 'a-token-of-the-provisioning-client'

/** A value of JSON with one of its texts and numbers in the form of another. */
function* oddBodies(value: unknown, odd: OddValues): Generator<unknown> {
  if (typeof value === 'string') yield* odd.texts
  else if (typeof value === 'number') yield* odd.numbers
  else if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) for (const each of oddBodies(item, odd)) yield value.with(i, each)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) {
      for (const each of oddBodies(member, odd)) yield { ...value, [key]: each }
    }
  }
}

/** A body of each of its texts that the example leaves out. */
function withMissing(document: object, schema: unknown, value: object): object[] {
  const properties = Object.entries(member(resolved(document, schema), 'properties') ?? {})
  const missing = properties.filter(([name, each]) => !(name in value) && isText(resolved(document, each)))
  return missing.map(([name]) => ({ ...value, [name]: '2026-11-26T12:00:00Z' }))
}

function isText(schema: unknown): boolean {
  return [member(schema, 'type')].flat().includes('string')
}

/** Whether a parameter of that name has its turn at an operation. */
type Turns = (name: string) => boolean

function makeTurns(): Turns {
  const taken = new Map<string, number>()
  return (name) => {
    const times = (taken.get(name) ?? 0) + 1
    taken.set(name, times)
    return times <= sharers
  }
}

function oddAddresses(url: URL, { path, parameters }: Route, odd: OddValues, takes: Turns): string[] {
  const segments = path.split('/').flatMap((segment, i) =>
    segment.startsWith('{') && takes(segment)
      ? inAddress(typeOf(parameters, segment), odd).map((value) => {
          const pathname = url.pathname.split('/').with(i, encodeURIComponent(value)).join('/')
          return `${url.origin}${pathname}${url.search}`
        })
      : [],
  )
  const query = parameters.filter((parameter) => parameter.in === 'query' && takes(parameter.name))
  const queries = query.flatMap(({ name, type }) =>
    inAddress(type, odd).map((value) => {
      const changed = new URL(url)
      changed.searchParams.set(type === 'object' ? `${name}[x]` : name, value)
      return changed.href
    }),
  )
  return [...segments, ...queries]
}

function typeOf(parameters: Route['parameters'], segment: string): string {
  return parameters.find((parameter) => parameter.in === 'path' && segment === `{${parameter.name}}`)?.type ?? 'string'
}

interface OddRequest {
  readonly url: string
  readonly body: string | null
}

async function oddRequests(
  { document }: Contract,
  route: Route,
  request: Request,
  odd: OddValues,
  takes: Turns,
): Promise<OddRequest[]> {
  const { method, url } = request
  const contentType = route.body?.contentType ?? ''
  const isForm = contentType === FORM
  const text = request.body === null ? null : await request.text()
  const addresses = oddAddresses(new URL(url), route, odd, takes).map((each) => ({ url: each, body: text }))
  if (text === null || !(isForm || contentType.endsWith('json'))) return addresses
  const value: object = isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text)
  const operation = member(member(member(document, 'paths'), route.path), method.toLowerCase())
  const content = member(member(resolved(document, member(operation, 'requestBody')), 'content'), contentType)
  const bodies = [value, ...withMissing(document, member(content, 'schema'), value)].flatMap((each) => [
    ...oddBodies(each, odd),
  ])
  const serialised = bodies.map((body) =>
    isForm ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body),
  )
  return [...addresses, ...[...new Set(serialised)].map((body) => ({ url, body }))]
}

/** The request that the generated client sends. */
async function requestOf(surface: 'auth' | 'content', operationId: string, caller: CallOptions, ids: object) {
  let sent: Request | undefined
  const send = async (request: Request): Promise<Response> => {
    sent = request
    return new Response(null, { status: 204 })
  }
  await everyOperation[surface].call(operationId, { ...caller, send }, ids)
  if (sent === undefined) throw new Error(`${operationId} sends nothing`)
  return sent
}

/** Keeps its connections; by fetch, thousands of requests cost a third of all this. */
const agent = new Agent({ keepAlive: true })

function headersOf(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers])
}

function send(url: string, method: string, headers: Record<string, string>, body: string | null) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      response.once('error', reject)
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    sent.once('error', reject)
    sent.end(body ?? undefined)
  })
}

describe.each(dialects)('on %s', (dialect) => {
  let server: RunningTriptych
  let database: ServerDatabase
  let root: string
  let db: Database<AuthTables>
  let credentials: Credentials
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'triptych-odd-'))
    database = await createServerDatabase(dialect, root, ['auth', 'content'])
    const settings = { SVC_DATA_DIR: root, ...database.env }
    const env = { ...settings, SVC_WEBHOOKS: 'false', SVC_SCIM_TOKEN: scimToken }
    server = await startTriptych({ args: ['auth', 'content', '--sample', '--check-replies'], env })
    db = await openStore<AuthTables>(loadConfig(settings), 'auth', authMigrations)
    credentials = new Credentials(db)
  })
  afterAll(async () => {
    agent.destroy()
    await db?.close()
    await server?.stop()
    await database?.remove()
    await rm(root, { recursive: true, force: true })
  })

  /** Headers of an administrator who was there for no other operation, which may have ended their session. */
  async function administrator(surface: 'auth' | 'content', id: string): Promise<Record<string, string>> {
    const secret = surface === 'auth' ? (await credentials.session(id)).secret : await credentials.consoleSession(id)
    return { Origin: new URL(server.urls[surface]).origin, Cookie: `${surface}_session=${secret}` }
  }

  // The bridge is always on SQLite, and not on a database that surfaces share.
  const inDatabase = contracts.flatMap(({ name, ...contract }) => (name === 'bridge' ? [] : [{ ...contract, name }]))
  describe.each(inDatabase)('$name', (contract) => {
    const { name, routes } = contract
    const takes = makeTurns()
    it.each(routes.map((route) => ({ route })))('answers odd values of $route.operationId', async ({ route }) => {
      const { operationId, path } = route
      const memberId = await credentials.actor('person', 'Ann', 'admin')
      const isScim = path.startsWith('/scim')
      const headers = isScim ? { Authorization: `Bearer ${scimToken}` } : await administrator(name, memberId)
      const caller = { baseUrl: server.urls[name], headers }
      const agentId = await credentials.actor('agent', 'Bot')
      const ids = name === 'content' ? await presentContent(caller, operationId, path) : { memberId, agentId }
      const usual = await requestOf(name, operationId, caller, ids)
      const { method, headers: sent } = usual
      const faults: string[] = []
      for (const { url, body } of await oddRequests(contract, route, usual, oddOn[dialect], takes)) {
        const { status, text } = await send(url, method, headersOf(sent), body)
        // Another path may be that of another operation, or of none.
        const isDeclared = route.replies[status] !== undefined || [404, 405].includes(status)
        if (status < 500 && isDeclared) continue
        faults.push([status, url, body ?? '', text].join(' '))
      }
      expect(faults).toEqual([])
    })
  })
})
