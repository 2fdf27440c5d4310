import { expect, it } from 'vitest'
import { declareCommonHeaders } from '../../tools/codegen/common-headers.ts'
import type { OpenApiDocument } from '../../tools/codegen/openapi.ts'

const refusal = { $ref: '#/components/responses/NotFound' }

/** How the responses of one operation are declared; another one shares its refusal. */
function declared(operation: object, shared: object = {}) {
  const own = { operationId: 'getPet', responses: { '200': { headers: { ETag: {} }, content: {} }, '404': refusal } }
  const document = {
    info: { title: 'Pets' },
    paths: {
      '/pet': { ...shared, get: { ...own, ...operation } },
      '/plain': { get: { operationId: 'getPlain', responses: { '404': refusal } } },
    },
    components: { responses: { NotFound: { description: 'No.', headers: { 'X-Request-Id': {} } } } },
  }
  const { paths, components } = declareCommonHeaders(
    document as unknown as OpenApiDocument,
  ) as unknown as typeof document
  const responses = components.responses as Record<string, { headers: object } | undefined>
  const headersAt = (path: '/pet' | '/plain', status: '200' | '404'): string[] => {
    const response = (paths[path].get.responses as Record<string, { $ref?: string; headers?: object }>)[status]
    const named = responses[response?.$ref?.replace('#/components/responses/', '') ?? '']
    return Object.keys(named?.headers ?? response?.headers ?? {})
  }
  expect(headersAt('/plain', '404')).toEqual(['X-Request-Id'])
  return [headersAt('/pet', '200'), headersAt('/pet', '404'), Object.keys(responses)]
}

const cors = ['Access-Control-Allow-Origin', 'Access-Control-Expose-Headers']
const language = { name: 'Accept-Language', in: 'header' }

it.each([
  ['nothing', {}, []],
  ['scripts of every origin', { 'x-cors': 'public' }, cors],
  ['a header that chooses', { parameters: [language] }, ['Vary']],
  ['a condition', { parameters: [{ name: 'If-Match', in: 'header' }] }, []],
  ['a deprecation', { deprecated: true }, ['Deprecation', 'Sunset']],
] as const)('declares what is sent for %s, with every status', (_, operation, added) => {
  const [ok, refused, responses] = declared(operation)
  expect(ok).toEqual([...added, 'ETag'])
  expect(refused).toEqual([...added, 'X-Request-Id'])
  expect(responses?.length).toBe(added.length === 0 ? 1 : 2)
})

it('declares that what is kept in memory, and may be compressed, varies', () => {
  expect(declared({ 'x-answer-cache': true }).slice(0, 2)).toEqual([
    ['Vary', 'ETag'],
    ['Vary', 'X-Request-Id'],
  ])
})

it('looks at the parameters of the path as well', () => {
  expect(declared({}, { parameters: [language] })[0]).toEqual(['Vary', 'ETag'])
})
