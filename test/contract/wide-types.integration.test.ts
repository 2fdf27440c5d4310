import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../tools/codegen/redocly.ts'
import { startWideSurface, type WideSurface } from '../support/wide-contract.ts'

let wide: WideSurface

beforeAll(async () => {
  wide = await startWideSurface()
})
afterAll(() => wide.close())

describe('the types of its handlers and its client', () => {
  /** What the compiler says about a file beside the generated ones. */
  function faultsOf(text: string): string[] {
    const path = join(wide.folder, 'check.ts')
    const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
    const host = ts.createCompilerHost(options)
    const { readFile, fileExists } = host
    host.readFile = (name) => (name === path ? text : readFile(name))
    host.fileExists = (name) => name === path || fileExists(name)
    const program = ts.createProgram([path], options, host)
    return ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
  }

  it('say what is filled in, what a file is, and which type a body has', () => {
    const text = `
import type { CreateItemRequest, ExportItemsRequest, ListItemsRequest, SendFormRequest, SendPhotosRequest } from './handlers.ts'
import { createWideClient } from './client.ts'
export const list = ({ query, headers, cookies }: ListItemsRequest): [number, string, string] =>
  [query.limit, headers['X-Mode'], cookies.theme]
export const filter = ({ query }: ListItemsRequest): number | undefined => query.range?.age
export const create = ({ body, accept }: CreateItemRequest): number | 'application/json' | 'text/csv' =>
  body.contentType === 'text/csv' ? body.value.length : body.value.look === undefined ? body.value.size : accept
export const photos = ({ body }: SendPhotosRequest): [string | undefined, boolean] => [body.cover?.name, body.published]
export const form = ({ body }: SendFormRequest): string => body.town
export const out = ({ accept }: ExportItemsRequest): boolean => accept === null
const client = createWideClient({ baseUrl: 'http://localhost' })
export const calls = [
  client.POST('/photos', { body: { title: 'a', cover: new File([], 'a') } }),
  client.POST('/items', { body: { name: 'a' } }),
  client.POST('/items', { body: 'a,b', headers: { 'Content-Type': 'text/csv' } }),
  client.GET('/items', { params: { query: { ids: [1], range: { age: 1 }, filter: { any: 'a' } } } }),
  // @ts-expect-error: an item has a name
  client.POST('/items', { body: { size: 1 } }),
]
`
    expect(faultsOf(text)).toEqual([])
  })

  it('have a constructor for each media type of a reply, with headers in their types', () => {
    const text = `
import type { CreateItemReply, ExportItemsReply, ItemsHandlers } from './handlers.ts'
import { reply } from './replies.ts'
const headers = { 'X-Count': 2, 'X-Ratio': 0.5, 'X-Fresh': true, 'X-Tags': ['a'] }
export const handlers = {
  createItem: ({ accept }) =>
    accept === 'text/csv'
      ? reply.createItem.created['text/csv']('cup,1', headers)
      : reply.createItem.created['application/json']({}, { 'X-Count': 1 }),
  exportItems: ({ accept }) =>
    accept === 'text/markdown'
      ? reply.exportItems.ok['text/markdown'](new Uint8Array(), { 'X-Page': 1 })
      : reply.exportItems.ok['application/json']({}, { 'X-Page': 1 }),
} satisfies Pick<ItemsHandlers<unknown>, 'createItem' | 'exportItems'>
export const made = (one: CreateItemReply & { readonly status: 201 }): 'application/json' | 'text/csv' | undefined =>
  one.contentType
export const faults: (CreateItemReply | ExportItemsReply)[] = [
  // @ts-expect-error: it says no type
  reply.createItem.created({}, headers),
  // @ts-expect-error: it has no such type
  reply.createItem.created['text/html']('', headers),
  // @ts-expect-error: text is not a JSON object
  reply.createItem.created['application/json']('cup,1', headers),
  // @ts-expect-error: a JSON object is not text
  reply.createItem.created['text/csv']({}, headers),
  // @ts-expect-error: a required header is missing
  reply.createItem.created['text/csv']('cup,1'),
  // @ts-expect-error: an integer is not text
  reply.createItem.created['text/csv']('cup,1', { 'X-Count': '2' }),
  // @ts-expect-error: a boolean is not text
  reply.createItem.created['text/csv']('cup,1', { 'X-Count': 2, 'X-Fresh': 'true' }),
  // @ts-expect-error: nor is a list
  reply.createItem.created['text/csv']('cup,1', { 'X-Count': 2, 'X-Tags': 'a, b' }),
  // @ts-expect-error: the contract fixes the version
  reply.exportItems.ok['text/markdown']('', { 'X-Page': 1, 'X-Version': 3 }),
  // @ts-expect-error: and whether it is whole
  reply.exportItems.ok['text/markdown']('', { 'X-Page': 1, 'X-Whole': true }),
]
`
    expect(faultsOf(text)).toEqual([])
  })
})
