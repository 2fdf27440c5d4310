import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Principal } from '../../src/access/principal.ts'
import type { Route } from '../../src/contract/route.ts'
import { type ExampleRequest, exampleRequest, member, resolved } from '../support/example-request.ts'
import { type Contract, contracts, type FailingSurface, startFailing } from './failing-surface.ts'

// Each bound that a contract sets for a parameter of a query or a header and for a member of a body is held: one more is
// refused with the name of the field, and as much as the bound is not. Operations that a library answers are not here.

const administrator: Principal = {
  ...{ id: 'p1', kind: 'person', role: 'admin', credential: 'session', credentialId: 's1' },
}

/** What the largest body may have, by its media type. */
const LARGEST: Readonly<Record<string, number>> = {
  'application/json': 1024 * 1024,
  'application/x-www-form-urlencoded': 16 * 1024,
}

interface Bound {
  readonly keyword: string
  readonly limit: number
  /** A value of this size; a list or an object is filled with what `like` begins with. */
  make(size: number, like?: unknown): unknown
}

interface Case {
  readonly route: Route
  readonly where: 'query' | 'header' | 'body'
  /** As a problem names the field. */
  readonly name: string
  readonly bound: Bound
  /** Whether something else of the schema may refuse a value that is within the bound. */
  readonly narrowed: boolean
  request(size: number): ExampleRequest
}

const makers: Readonly<Record<string, Bound['make']>> = {
  maxLength: (size) => 'x'.repeat(size),
  maxItems: (size, like) => new Array(size).fill(firstOf(like)),
  maxProperties: (size, like) => Object.fromEntries(Array.from({ length: size }, (_, i) => [`x${i}`, firstOf(like)])),
  maximum: (size) => size,
}

/** The first item or member. */
function firstOf(value: unknown): unknown {
  return Object.values(value ?? {})[0] ?? 'x'
}

function boundsOf(schema: unknown): Bound[] {
  return Object.entries(makers).flatMap(([keyword, make]) => {
    const limit = member(schema, keyword)
    return typeof limit === 'number' ? [{ keyword, limit, make }] : []
  })
}

function isNarrowed(schema: unknown): boolean {
  const others = ['pattern', 'format', 'items', 'required'].some((key) => member(schema, key) !== undefined)
  return others || typeof member(schema, 'additionalProperties') === 'object'
}

/** The object that a value is held against: of several, the one that the contract's discriminator leads to. */
function branchOf(document: object, declared: unknown, value: unknown): unknown {
  const schema = resolved(document, declared)
  const branches = member(schema, 'oneOf')
  if (!Array.isArray(branches)) return schema
  const by = String(member(member(schema, 'discriminator'), 'propertyName'))
  const kind = member(value, by)
  return branches
    .map((branch) => resolved(document, branch))
    .find((branch) => member(member(member(branch, 'properties'), by), 'const') === kind)
}

function bodyCases({ document }: Contract, route: Route, operation: unknown, base: ExampleRequest): Case[] {
  const { body } = route
  if (body === null || LARGEST[body.contentType] === undefined) return []
  const content = member(member(resolved(document, member(operation, 'requestBody')), 'content'), body.contentType)
  const serialise = (value: object): string =>
    body.contentType === 'application/json'
      ? JSON.stringify(value)
      : new URLSearchParams(
          Object.entries(value).map(([key, each]): [string, string] => [key, String(each)]),
        ).toString()
  return Object.values(member(content, 'examples') ?? {}).flatMap((example) => {
    const value = member(example, 'value') as object
    const schema = branchOf(document, member(content, 'schema'), value)
    const whole = boundsOf(schema).map((bound): Case => {
      const request = (size: number) => ({ ...base, body: serialise(bound.make(size, value) as object) })
      return { route, where: 'body', name: '', bound, narrowed: isNarrowed(schema), request }
    })
    const parts = Object.entries(member(schema, 'properties') ?? {}).flatMap(([name, declared]) => {
      const property = resolved(document, declared)
      return boundsOf(property).map((bound): Case => {
        const request = (size: number) => ({
          ...base,
          body: serialise({ ...value, [name]: bound.make(size, member(value, name)) }),
        })
        return { route, where: 'body', name, bound, narrowed: isNarrowed(property), request }
      })
    })
    return [...whole, ...parts]
  })
}

function parameterCases(contract: Contract, route: Route, operation: unknown, base: ExampleRequest): Case[] {
  const { document } = contract
  const item = member(member(document, 'paths'), route.path)
  const declared = [item, operation].flatMap((holder) => (member(holder, 'parameters') as unknown[] | undefined) ?? [])
  return declared.flatMap((each) => {
    const parameter = resolved(document, each)
    const where = member(parameter, 'in')
    const name = String(member(parameter, 'name'))
    const schema = resolved(document, member(parameter, 'schema'))
    if (where !== 'query' && where !== 'header') return []
    return boundsOf(schema).map((bound): Case => {
      const request = (size: number): ExampleRequest => {
        const value = bound.make(size)
        if (where === 'header') return { ...base, headers: { ...base.headers, [name]: String(value) } }
        const [path, search] = base.path.split('?')
        return { ...base, path: `${path}?${withParameter(search, name, value)}` }
      }
      return { route, where, name, bound, narrowed: isNarrowed(schema), request }
    })
  })
}

/** A query with a parameter as the contracts write it: lists with commas (`explode: false`), objects as `deepObject`. */
function withParameter(search: string | undefined, name: string, value: unknown): string {
  const kept = [...new URLSearchParams(search)].filter(([key]) => key !== name && !key.startsWith(`${name}[`))
  const written = (each: unknown) => encodeURIComponent(String(each))
  const parts =
    typeof value === 'object' && !Array.isArray(value)
      ? Object.entries(value ?? {}).map(([key, each]) => `${written(`${name}[${key}]`)}=${written(each)}`)
      : [`${name}=${[value].flat().map(written).join(',')}`]
  return [...kept.map(([key, each]) => `${written(key)}=${written(each)}`), ...parts].join('&')
}

function casesOf(contract: Contract): Case[] {
  return contract.routes
    .filter(({ mounted }) => !mounted)
    .flatMap((route) => {
      const operation = member(member(member(contract.document, 'paths'), route.path), route.method.toLowerCase())
      const base = exampleRequest(contract.document, route)
      return [...parameterCases(contract, route, operation, base), ...bodyCases(contract, route, operation, base)]
    })
}

/** Whether the body is more than any body may be. */
function isTooLarge({ body, headers }: ExampleRequest): boolean {
  return body !== null && Buffer.byteLength(body) > (LARGEST[headers['Content-Type'] ?? ''] ?? Number.POSITIVE_INFINITY)
}

describe.each(contracts)('$name', (contract: Contract) => {
  let surface: FailingSurface
  beforeAll(async () => {
    surface = await startFailing(contract)
    surface.principal = administrator
  })
  afterAll(() => surface.close())

  const cases = casesOf(contract)

  it.each(cases)('$route.operationId takes no more than $bound.keyword of $where $name', async (each) => {
    const { where, name, bound } = each
    const request = each.request(bound.limit + 1)
    const { status, body } = await surface.send(request)
    const problem = JSON.parse(body)
    if (isTooLarge(request)) expect([status, problem.code]).toEqual([413, 'body_too_large'])
    else {
      const message = expect.stringMatching(new RegExp(`^must (NOT have more than|be <=) ${bound.limit}\\b`))
      expect({ status, ...problem }).toMatchObject({
        ...{ status: 400, code: 'invalid_request' },
        errors: expect.arrayContaining([{ in: where, name, message }]),
      })
    }
  })

  const edges = cases.filter(({ narrowed, bound, request }) => !narrowed && !isTooLarge(request(bound.limit)))

  it.each(edges)('$route.operationId takes all of $bound.keyword of $where $name', async ({ bound, request }) => {
    const { status, body } = await surface.send(request(bound.limit))
    expect([400, 413, 431]).not.toContain(status)
    expect(body).not.toContain('invalid_request')
  })

  it('bounds what requests hold', () => {
    expect(cases.length).toBeGreaterThan(10)
    expect(edges.length).toBeGreaterThan(5)
  })
})
