import { mkdtemp, rm } from 'node:fs/promises'
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
import { createServerDatabase, dialects, type ServerDatabase } from '../support/databases.ts'
import { type CallOptions, everyOperation } from '../support/every-operation.ts'
import { member, resolved } from '../support/example-request.ts'
import { type RunningTriptych, startTriptych } from '../support/process.ts'
import { type Contract, contracts } from './failing-surface.ts'

// What a contract lets through and a database, a clock or a pattern may not take is answered as the contract says, never
// with 500: each text, number and time of each operation's request is sent as one of these.

const texts = ['', 'a\0b', '\ud800', '2016-12-31T23:59:60Z', '2026-12-31T23:59:59+01', 'W1wiXFwwIl0']
const numbers = [-1, 0, 2 ** 31, Number.MAX_SAFE_INTEGER]
const inAddress = [...texts.map((text) => text.toWellFormed()), ...numbers.map(String)]
const FORM = 'application/x-www-form-urlencoded'
const scimToken = 'a-token-of-the-provisioning-client'

/** A value of JSON with one of its texts and numbers in the form of another. */
function* oddBodies(value: unknown): Generator<unknown> {
  if (typeof value === 'string') yield* texts
  else if (typeof value === 'number') yield* numbers
  else if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) for (const odd of oddBodies(item)) yield value.with(i, odd)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) for (const odd of oddBodies(each)) yield { ...value, [key]: odd }
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

function oddAddresses(url: URL, { path, parameters }: Route): string[] {
  const segments = path.split('/').flatMap((segment, i) =>
    segment.startsWith('{')
      ? inAddress.map((odd) => {
          const pathname = url.pathname.split('/').with(i, encodeURIComponent(odd)).join('/')
          return `${url.origin}${pathname}${url.search}`
        })
      : [],
  )
  const query = parameters.filter((parameter) => parameter.in === 'query')
  const queries = query.flatMap(({ name, type }) =>
    inAddress.map((odd) => {
      const changed = new URL(url)
      changed.searchParams.set(type === 'object' ? `${name}[x]` : name, odd)
      return changed.href
    }),
  )
  return [...segments, ...queries]
}

interface OddRequest {
  readonly url: string
  readonly body: string | null
}

async function oddRequests({ document }: Contract, route: Route, request: Request): Promise<OddRequest[]> {
  const { method, url } = request
  const contentType = route.body?.contentType ?? ''
  const isForm = contentType === FORM
  const text = request.body === null ? null : await request.text()
  const addresses = oddAddresses(new URL(url), route).map((each) => ({ url: each, body: text }))
  if (text === null || !(isForm || contentType.endsWith('json'))) return addresses
  const value: object = isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text)
  const operation = member(member(member(document, 'paths'), route.path), method.toLowerCase())
  const content = member(member(resolved(document, member(operation, 'requestBody')), 'content'), contentType)
  const bodies = [value, ...withMissing(document, member(content, 'schema'), value)].flatMap((each) => [
    ...oddBodies(each),
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
      for (const { url, body } of await oddRequests(contract, route, usual)) {
        const response = await fetch(url, { method, headers: sent, body, redirect: 'manual' })
        const answer = await response.text()
        // Another path may be that of another operation, or of none.
        const isDeclared = route.replies[response.status] !== undefined || [404, 405].includes(response.status)
        if (response.status < 500 && isDeclared) continue
        faults.push([response.status, url, body ?? '', answer].join(' '))
      }
      expect(faults).toEqual([])
    })
  })
})
