import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authMigrations } from '../../src/auth/migrations/index.ts'
import type { AuthTables } from '../../src/auth/schema.ts'
import { openStore } from '../../src/compose/store.ts'
import { loadConfig } from '../../src/config.ts'
import type { Route } from '../../src/contract/route.ts'
import type { Database } from '../../src/db/database.ts'
import { uuidv7 } from '../../src/db/ids.ts'
import { recordLink } from '../../tools/coverage/record.ts'
import { Credentials } from '../support/auth-credentials.ts'
import { presentContent } from '../support/content-present.ts'
import { everyOperation } from '../support/every-operation.ts'
import { exampleRequest, member, resolved } from '../support/example-request.ts'
import { type RunningTriptych, startTriptych } from '../support/process.ts'
import { type Contract, contracts } from './failing-surface.ts'

// Every link that a contract declares (OpenAPI 3.1, 4.8.20), followed from an answer of a running server.

/** A link of one answer of an operation. */
interface Link {
  readonly from: Route
  readonly status: number
  readonly link: string
  readonly to: Route
  readonly parameters: Readonly<Record<string, unknown>>
  readonly requestBody: unknown
}

/** What was sent and what came back. */
interface Exchange {
  readonly path: Readonly<Record<string, string>>
  readonly response: Response
  readonly body: unknown
}

/** What the right request may be refused with in the state that there is just then: published, taken, asked again. */
const notNow = [409, 429]

/** No plugin there has an accessory of its own; `test/bridge/child/homebridge` unpairs one. */
const leftOut = ['listExternalAccessories']

let server: RunningTriptych
let db: Database<AuthTables>
let credentials: Credentials

beforeAll(async () => {
  const args = ['auth', 'bridge', 'content', '--sample', '--check-replies']
  server = await startTriptych({ args, env: { SVC_WEBHOOKS: 'false' } })
  db = await openStore<AuthTables>(loadConfig({ SVC_DATA_DIR: server.dataDir }), 'auth', authMigrations)
  credentials = new Credentials(db)
})

afterAll(async () => {
  await db?.close()
  await server?.stop()
})

function linksOf({ document, routes }: Contract): Link[] {
  return routes.flatMap((from) => {
    const operation = member(member(member(document, 'paths'), from.path), from.method.toLowerCase())
    return Object.keys(from.replies).flatMap((status) => {
      const response = resolved(document, member(member(operation, 'responses'), status))
      return Object.entries(member(response, 'links') ?? {}).map(([link, value]) => {
        const declared = resolved(document, value)
        const operationId = member(declared, 'operationId')
        const to = routes.find((route) => route.operationId === operationId)
        if (to === undefined) throw new Error(`${from.operationId}: ${link} leads to ${operationId}, which is nowhere`)
        const parameters = Object.fromEntries(Object.entries(member(declared, 'parameters') ?? {}))
        return { from, status: Number(status), link, to, parameters, requestBody: member(declared, 'requestBody') }
      })
    })
  })
}

/** A runtime expression's value, or a constant as it is (OpenAPI 3.1, 4.8.20.4). */
function evaluate(expression: unknown, { path, response, body }: Exchange): unknown {
  if (typeof expression === 'object' && expression !== null) {
    const entries = Object.entries(expression)
    return Object.fromEntries(entries.map(([name, each]) => [name, evaluate(each, { path, response, body })]))
  }
  if (typeof expression !== 'string' || !expression.startsWith('$')) return expression
  const [, source, rest = ''] = /^\$(request\.path\.|response\.header\.|response\.body#\/)(.+)$/.exec(expression) ?? []
  if (source === 'request.path.') return path[rest]
  if (source === 'response.header.') return response.headers.get(rest) ?? undefined
  if (source === undefined) throw new Error(`${expression} is not understood here`)
  return rest.split('/').reduce<unknown>(member, body)
}

function present(value: unknown, what: string): string {
  if (value === undefined || value === '') throw new Error(`the answer has nothing for ${what}`)
  return String(value)
}

/** Parameters of a path, read from one that was sent. */
function pathParameters({ path, multiSegment }: Route, sent: string): Record<string, string> {
  const pattern = path.replaceAll(
    /\{(\w+)\}/g,
    (_match, name) => `(?<${name}>${name === multiSegment ? '.+' : '[^/]+'})`,
  )
  const groups = new RegExp(`^${pattern}$`).exec(sent)?.groups ?? {}
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]))
}

describe.each(contracts)('$name', (contract) => {
  const { name, document } = contract
  const links = linksOf(contract).filter(({ from }) => !leftOut.includes(from.operationId))

  async function administrator() {
    const baseUrl = server.urls[name]
    const origin = { Origin: new URL(baseUrl).origin }
    if (name === 'bridge') return { baseUrl, headers: origin }
    const id = await credentials.actor('person', 'Ann', 'admin')
    const secret = name === 'auth' ? (await credentials.session(id)).secret : await credentials.consoleSession(id)
    return { baseUrl, headers: { ...origin, Cookie: `${name}_session=${secret}` }, id }
  }

  /** Calls what the link begins at, and keeps what went over the wire. */
  async function begin({ from, status }: Link, caller: Awaited<ReturnType<typeof administrator>>): Promise<Exchange> {
    const { operationId, path, method } = from
    let sent = ''
    const makes = method === 'PUT' && status === 201
    const send = async (request: Request): Promise<Response> => {
      sent = new URL(request.url).pathname
      // Each time another person is invited.
      if (operationId === 'inviteMember') {
        const text = (await request.text()).replace('ada@', `${uuidv7()}@`)
        return fetch(new Request(request.url, { method, headers: request.headers, body: text }))
      }
      if (makes) {
        request.headers.delete('If-Match')
        request.headers.set('If-None-Match', '*')
      }
      return fetch(request)
    }
    const ids = await presentIds(makes, operationId, path, caller)
    const { response, data } = await everyOperation[name].call(operationId, { ...caller, send }, ids)
    expect(response.status).toBe(status)
    return { path: pathParameters(from, sent), response, body: data }
  }

  async function presentIds(
    makes: boolean,
    operationId: string,
    path: string,
    caller: Awaited<ReturnType<typeof administrator>>,
  ): Promise<object> {
    if (makes) return { mediaKey: `docs/${uuidv7()}.png`, blockType: `b${uuidv7()}`, pageType: `p${uuidv7()}` }
    if (name === 'content') return presentContent(caller, operationId, path)
    if (name === 'bridge' && operationId === 'listTokens') await everyOperation.bridge.call('createToken', caller)
    if (operationId === 'listMemberCredentials') {
      const memberId = await credentials.actor('person', 'Bob')
      await Promise.all([credentials.session(memberId), credentials.token({ id: memberId, kind: 'person' })])
      return { memberId }
    }
    if (operationId === 'createAgentToken') return { agentId: await credentials.actor('agent', 'Robot') }
    return {}
  }

  it.each(links)('leads from $from.operationId $status by $link to $to.operationId', async (link) => {
    const caller = await administrator()
    const exchange = await begin(link, caller)
    const values = new Map(
      Object.entries(link.parameters).map(([parameter, expression]) => [
        parameter.replace(/^(?:path|query|header)\./, ''),
        present(evaluate(expression, exchange), parameter),
      ]),
    )
    const { to, requestBody } = link
    const example = exampleRequest(document, to)
    const exampleValues = pathParameters(to, example.path.split('?')[0] ?? '')
    const target = to.path.replaceAll(/\{(\w+)\}/g, (_match, parameter: string) =>
      encodeURIComponent(values.get(parameter) ?? exampleValues[parameter] ?? ''),
    )
    const query = to.parameters.filter((each) => each.in === 'query' && values.has(each.name))
    const search = new URLSearchParams(query.map((each): [string, string] => [each.name, values.get(each.name) ?? '']))
    const conditions = to.parameters.flatMap((each) => {
      const value = each.in === 'header' ? values.get(each.name) : undefined
      return value === undefined ? [] : [[each.name, value] as const]
    })
    const isNew = conditions.length === 0 && to.parameters.some((each) => each.name === 'If-Match')
    const body = requestBody === undefined ? example.body : bodyOf(to, evaluate(requestBody, exchange))
    const response = await fetch(`${caller.baseUrl}${target}${query.length > 0 ? `?${search}` : ''}`, {
      method: to.method,
      headers: {
        ...{ ...example.headers, ...caller.headers, ...Object.fromEntries(conditions) },
        ...(isNew ? { 'If-None-Match': '*' } : {}),
      },
      body,
      redirect: 'manual',
    })
    const answer = await response.text()
    if (!notNow.includes(response.status)) expect(response.status, answer).toBeLessThan(400)
    recordLink(name, link.from.operationId, link.status, link.link)
  })
})

function bodyOf({ body }: Route, value: unknown): string {
  if (body?.contentType !== 'application/x-www-form-urlencoded') return JSON.stringify(value)
  return new URLSearchParams(
    Object.entries(value ?? {}).map(([name, each]): [string, string] => [name, String(each)]),
  ).toString()
}
