import { describe, expect, it } from 'vitest'
import type { CallerKind } from '../../../tools/contract/desk.ts'
import { type ContractDocument, operationsOf } from '../../../tools/contract/operations.ts'

const responses = { '204': {}, '401': {} }

const document: ContractDocument = {
  security: [{ session: [] }, { accessToken: [] }],
  paths: {
    '/open': { parameters: [], get: { operationId: 'open', security: [], responses } },
    '/either': { get: { operationId: 'either', security: [{ session: [] }, {}], responses } },
    '/mine': {
      summary: 'x',
      get: { operationId: 'any', responses },
      delete: { operationId: 'own', 'x-rights': 'session', responses },
    },
    '/all': { post: { operationId: 'administer', 'x-rights': 'admin', responses } },
    '/tokens': {
      post: { operationId: 'use', security: [{ accessToken: [] }], responses },
      get: { operationId: 'refuse', security: [{ accessToken: [] }], responses: { '401': {}, '405': {} } },
    },
  },
}

function done(caller: CallerKind | null, neverDone: string[] = []) {
  return Object.fromEntries(operationsOf(document, { caller, neverDone }).map(({ label, done }) => [label, done]))
}

describe('the operations of a run', () => {
  const open = { 'GET /open': true, 'GET /either': true, 'GET /tokens': false }

  it.each<[CallerKind | null, object]>([
    [null, { ...open, 'GET /mine': false, 'DELETE /mine': false, 'POST /all': false, 'POST /tokens': false }],
    ['agent token', { ...open, 'GET /mine': true, 'DELETE /mine': false, 'POST /all': false, 'POST /tokens': true }],
    ['personal token', { ...open, 'GET /mine': true, 'DELETE /mine': false, 'POST /all': false, 'POST /tokens': true }],
    ['member', { ...open, 'GET /mine': true, 'DELETE /mine': true, 'POST /all': false, 'POST /tokens': false }],
    ['console', { ...open, 'GET /mine': true, 'DELETE /mine': true, 'POST /all': false, 'POST /tokens': false }],
    ['administrator', { ...open, 'GET /mine': true, 'DELETE /mine': true, 'POST /all': true, 'POST /tokens': false }],
  ])('are done where %s may do them', (caller, expected) => {
    expect(done(caller)).toEqual(expected)
  })

  it('need not be done where a run cannot get through, and still must not where it may not', () => {
    expect(done('member', ['own', 'administer'])).toMatchObject({ 'DELETE /mine': null, 'POST /all': false })
  })
})
