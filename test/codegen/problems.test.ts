import { describe, expect, it } from 'vitest'
import type { OpenApiDocument, ResponseObject, Schema } from '../../tools/codegen/openapi.ts'
import { emitProblems, expandProblems, type ProblemTable, refuseUnused } from '../../tools/codegen/problems.ts'
import { LintError } from '../../tools/codegen/redocly.ts'

const table: ProblemTable = {
  codes: {
    invalid_request: { status: 400, title: 'Invalid request', example: { errors: [] } },
    not_found: { status: 404, title: 'Not found' },
    method_not_allowed: { status: 405, title: 'Method not allowed', answeredBy: 'router' },
    key_taken: { status: 409, title: "It's taken" },
    not_empty: { status: 409, title: 'This is not empty' },
    admin_required: { status: 403, title: 'Only an administrator can do this' },
    step_up_required: { status: 403, title: 'Confirm that it is you' },
  },
  schemas: {
    Problem: {
      type: 'object',
      required: ['status', 'code'],
      properties: {
        status: { type: 'integer' },
        code: { type: 'string', description: 'Stable.' },
        errors: { type: 'array', items: { $ref: '#/schemas/FieldError' } },
      },
    },
    FieldError: { type: 'object' },
  },
  headers: { RefusalCaching: { schema: { const: 'no-store' } }, RequestId: { schema: { format: 'uuid' } } },
}

const located = { type: 'object', properties: { code: { type: 'string' }, line: { type: 'integer' } } }

function contract(operation: object, responses: Readonly<Record<string, object>> = {}): OpenApiDocument {
  return {
    info: { title: 'Small' },
    paths: { '/pets': { parameters: [], put: { operationId: 'putPet', ...operation } } },
    components: { responses, schemas: { LocatedProblem: located } },
  } as OpenApiDocument
}

interface Expanded {
  readonly paths: { readonly '/pets': { readonly put: { readonly responses: Record<string, ResponseObject> } } }
  readonly components: Record<'responses' | 'schemas' | 'headers', Record<string, Schema>>
}

function expand(document: OpenApiDocument): Expanded {
  return expandProblems(document, table).document as unknown as Expanded
}

const shared = {
  NotFound: { description: 'No.', 'x-codes': ['not_found'] },
  Conflict: { description: 'Taken.' },
}

describe('expandProblems', () => {
  const notFound = { $ref: '#/components/responses/NotFound' }
  const conflict = { $ref: '#/components/responses/Conflict' }

  it('gives a shared response its schema, example and headers', () => {
    const { paths, components } = expand(contract({ responses: { 404: notFound } }, shared))
    expect(paths['/pets'].put.responses['404']).toEqual(notFound)
    expect(components.responses).toEqual({
      NotFound: {
        description: 'No.',
        headers: {
          'Cache-Control': { $ref: '#/components/headers/RefusalCaching' },
          'X-Request-Id': { $ref: '#/components/headers/RequestId' },
        },
        content: {
          'application/problem+json': {
            schema: { $ref: '#/components/schemas/NotFoundProblem' },
            examples: {
              not_found: { value: { type: 'about:blank', title: 'Not found', status: 404, code: 'not_found' } },
            },
          },
        },
      },
    })
    expect(components.schemas.NotFoundProblem?.properties).toEqual({
      status: { type: 'integer', const: 404 },
      code: { type: 'string', description: 'Stable.', enum: ['not_found'] },
      errors: { type: 'array', items: { $ref: '#/components/schemas/FieldError' } },
    })
    expect(Object.keys(components.schemas)).toEqual(['FieldError', 'NotFoundProblem'])
    expect(components.headers).toEqual(table.headers)
  })

  it('has an operation say which codes a shared response may carry', () => {
    const codes = { 409: ['key_taken', 'not_empty'] }
    const { paths, components } = expand(contract({ 'x-codes': codes, responses: { 409: conflict } }, shared))
    const { put } = paths['/pets']
    expect(put).not.toHaveProperty('x-codes')
    const media = put.responses['409']?.content?.['application/problem+json']
    expect(media?.schema).toEqual({ $ref: '#/components/schemas/PutPet409Problem' })
    expect(Object.keys(media?.examples ?? {})).toEqual(['key_taken', 'not_empty'])
    expect(components.schemas.PutPet409Problem?.properties).toMatchObject({
      code: { enum: ['key_taken', 'not_empty'] },
    })
    expect(components.responses).toEqual({})
  })

  it('adds the code of a proof to a 403, and has operations that ask for it share the response', () => {
    const notAllowed = { $ref: '#/components/responses/NotAllowed' }
    const document = contract(
      { 'x-step-up': true, responses: { 403: notAllowed } },
      { NotAllowed: { description: 'Not you.', 'x-codes': ['admin_required'] } },
    )
    const post = { operationId: 'addPet', 'x-step-up': true, responses: { 403: notAllowed } }
    const { paths, components } = expand({ ...document, paths: { ...document.paths, '/more': { post } } } as never)
    const asking = { $ref: '#/components/responses/NotAllowedStepUpRequired' }
    expect(paths).toMatchObject({
      '/pets': { put: { responses: { 403: asking } } },
      '/more': { post: { responses: { 403: asking } } },
    })
    expect(Object.keys(components.responses)).toEqual(['NotAllowedStepUpRequired'])
    expect(components.schemas.NotAllowedStepUpRequiredProblem?.properties).toMatchObject({
      code: { enum: ['admin_required', 'step_up_required'] },
    })
  })

  it('keeps what a response has of its own: headers, members, an example', () => {
    const value = { type: 'about:blank', title: 'Invalid request', status: 400, code: 'invalid_request', line: 3 }
    const own = {
      description: 'No.',
      'x-codes': ['invalid_request'],
      headers: { 'Cache-Control': { schema: { const: 'private' } } },
      content: {
        'application/problem+json': {
          schema: { $ref: '#/components/schemas/LocatedProblem' },
          examples: { invalid_request: { value } },
        },
      },
    }
    const { paths, components } = expand(contract({ responses: { 400: own } }))
    const reply = paths['/pets'].put.responses['400']
    expect(reply?.headers?.['Cache-Control']).toEqual(own.headers['Cache-Control'])
    expect(reply?.content?.['application/problem+json']?.examples).toEqual({ invalid_request: { value } })
    expect(components.schemas.PutPet400Problem?.properties).toMatchObject({
      code: { enum: ['invalid_request'] },
      line: { type: 'integer' },
    })
    expect(components.schemas).not.toHaveProperty('LocatedProblem')
  })

  it('says which codes a contract declares', () => {
    const operation = { 'x-codes': { 409: ['not_empty'] }, responses: { 404: notFound, 409: conflict } }
    expect([...expandProblems(contract(operation, shared), table).declared]).toEqual(['not_found', 'not_empty'])
  })

  it.each([
    ['an unknown code', { 'x-codes': { 409: ['gone'] }, responses: { 409: conflict } }, 'has no code `gone`'],
    ['a code of another status', { 'x-codes': { 409: ['not_found'] }, responses: { 409: conflict } }, 'is a 404'],
    ['a response at another status', { responses: { 409: notFound } }, 'putPet 409: `not_found` is a 404'],
    ['codes of a status that it does not answer', { 'x-codes': { 409: ['not_empty'] }, responses: {} }, 'of 409'],
  ])('refuses %s', (_, operation, message) => {
    const expanding = () => expandProblems(contract(operation, shared), table)
    expect(expanding).toThrow(LintError)
    expect(expanding).toThrow(message)
  })

  it('refuses an example that says something else than the table', () => {
    const value = { type: 'about:blank', title: 'Nothing there', status: 404, code: 'not_found' }
    const own = {
      'x-codes': ['not_found'],
      content: { 'application/problem+json': { examples: { not_found: { value } } } },
    }
    expect(() => expand(contract({ responses: { 404: own } }))).toThrow('has another title')
  })
})

describe('refuseUnused', () => {
  const answered = Object.keys(table.codes).filter((code) => code !== 'method_not_allowed')

  it('refuses a code that nothing answers with', () => {
    expect(() => refuseUnused(table, new Set(answered.filter((code) => code !== 'not_empty')))).toThrow(
      'specs/problems.yaml: no operation declares not_empty',
    )
  })

  it('takes one that is answered where there is no operation', () => {
    refuseUnused(table, new Set(answered))
  })
})

describe('emitProblems', () => {
  it('has the codes in their order, as a type too', () => {
    const text = emitProblems(table)
    expect(text).toContain("  not_found: { status: 404, title: 'Not found' },\n")
    expect(text).toContain("  key_taken: { status: 409, title: 'It\\'s taken' },\n")
    expect(text).toContain('export type ErrorCode = keyof typeof problems')
  })
})
