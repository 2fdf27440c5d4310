import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as authValidators from '../../generated/auth/request-validators.js'
import { routes as authRoutes } from '../../generated/auth/routes.ts'
import * as bridgeValidators from '../../generated/bridge/request-validators.js'
import { routes as bridgeRoutes } from '../../generated/bridge/routes.ts'
import * as contentValidators from '../../generated/content/request-validators.js'
import { routes as contentRoutes } from '../../generated/content/routes.ts'
import { type HandlerInput, RequestReader } from '../../src/contract/read-request.ts'
import type { Route, Validators } from '../../src/contract/route.ts'
import { readModel } from '../../tools/codegen/model.ts'
import type { OpenApiDocument, Schema } from '../../tools/codegen/openapi.ts'
import { resolve } from '../../tools/codegen/openapi.ts'
import { root } from '../../tools/codegen/redocly.ts'
import { ownDefault } from '../../tools/codegen/subschemas.ts'

const PARTS = { path: 'path', query: 'query', header: 'headers', cookie: 'cookies' } as const

interface Case {
  readonly operationId: string
  readonly part: keyof HandlerInput
  readonly name: string
  readonly value: unknown
}

/** Every parameter and every member of a body that the contract has a default for. */
function defaultsOf(document: OpenApiDocument): Case[] {
  const schemas = document.components?.schemas ?? {}
  const declared = (schema: Schema): unknown => ownDefault(schema, schemas)
  return readModel('any', document).operations.flatMap(({ operationId, mounted, parameters, body }) => {
    const members = body ? resolve<Schema>(document, body.schema).properties : undefined
    const all = [
      ...parameters.map(({ in: place, name, schema }) => ({ part: PARTS[place], name, value: declared(schema) })),
      ...Object.entries((members ?? {}) as Readonly<Record<string, Schema>>).map(([name, schema]) => ({
        ...{ part: 'body' as const, name, value: declared(schema) },
      })),
    ]
    return mounted ? [] : all.filter(({ value }) => value !== undefined).map((each) => ({ operationId, ...each }))
  })
}

/** The input of a handler whose caller sent nothing that has a default. */
function inputOf(route: Route, validators: object): HandlerInput {
  const input = { path: {}, query: {}, headers: {}, cookies: {}, body: {} }
  try {
    new RequestReader(route, validators as Validators).check(input)
  } catch {
    // What is required is missing here; the rest is filled in all the same.
  }
  return input
}

describe.each([
  ['auth', authRoutes, authValidators],
  ['bridge', bridgeRoutes, bridgeValidators],
  ['content', contentRoutes, contentValidators],
] as const)('the defaults of %s', (surface, routes: readonly Route[], validators) => {
  const text = readFileSync(join(root, 'generated', surface, 'openapi.json'), 'utf8')
  const cases = defaultsOf(JSON.parse(text) as OpenApiDocument)

  it('are there', () => {
    expect(cases.length).toBeGreaterThan(0)
  })

  it.each(cases)('$operationId is given $value for the $part $name', ({ operationId, part, name, value }) => {
    const route = routes.find((each) => each.operationId === operationId)
    if (route === undefined) throw new Error(`no operation ${operationId}`)
    expect((inputOf(route, validators)[part] as Record<string, unknown>)[name]).toEqual(value)
  })
})
