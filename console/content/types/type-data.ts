import { useQuery } from '@tanstack/react-query'
import type { components } from '../../../generated/content/types.ts'
import { answer } from '../../shared/answer.ts'
import { nextCursor } from '../../shared/pages.ts'
import { client } from '../api.ts'
import { readSite } from '../sites/site-data.ts'

/** The JSON Schema of a type. */
export type TypeSchema = components['schemas']['BlockSchema']

interface DeclaredType {
  readonly type: string
  readonly schema: TypeSchema
}

/** A type as it was read, and the tag that a change of it is held against. */
export interface StoredType {
  readonly declared: DeclaredType
  readonly etag: string
}

type Change = { readonly 'If-Match': string } | { readonly 'If-None-Match': '*' }
type Answer<T> = Promise<{ readonly data: T; readonly response: Response }>

/** The calls of one kind of type: that of blocks or that of pages. */
export interface TypeCalls {
  readonly list: { readonly path: string; readonly load: (site: string) => Promise<readonly DeclaredType[]> }
  readonly get: (path: { site: string; type: string }) => Answer<DeclaredType>
  readonly put: (path: { site: string; type: string }, header: Change, body: TypeSchema) => Answer<DeclaredType>
  readonly remove: (path: { site: string; type: string }, etag: string) => Promise<unknown>
}

const blockTypes = '/api/console/sites/{site}/block-types'
const blockType = '/api/console/sites/{site}/block-types/{type}'

/** The types of blocks. */
export const blockTypeCalls: TypeCalls = {
  list: {
    path: blockTypes,
    load: async (site) => (await answer(client.GET(blockTypes, { params: { path: { site } } }))).data.blockTypes,
  },
  get: (path) => answer(client.GET(blockType, { params: { path } })),
  put: (path, header, body) => answer(client.PUT(blockType, { params: { path, header }, body })),
  remove: (path, etag) => answer(client.DELETE(blockType, { params: { path, header: { 'If-Match': etag } } })),
}

const pageTypes = '/api/console/sites/{site}/page-types'
const pageType = '/api/console/sites/{site}/page-types/{type}'

/** The types of pages. */
export const pageTypeCalls: TypeCalls = {
  list: {
    path: pageTypes,
    load: async (site) => (await answer(client.GET(pageTypes, { params: { path: { site } } }))).data.pageTypes,
  },
  get: (path) => answer(client.GET(pageType, { params: { path } })),
  put: (path, header, body) => answer(client.PUT(pageType, { params: { path, header }, body })),
  remove: (path, etag) => answer(client.DELETE(pageType, { params: { path, header: { 'If-Match': etag } } })),
}

/** What every list of such types is kept under, the editor's too. */
export const keyOfLists = ({ list }: TypeCalls) => ['get', list.path] as const

export const keyOfType = ({ list }: TypeCalls, site: string, type: string) => ['type', list.path, site, type] as const

/** The types of a site, by name. */
export function useTypes(calls: TypeCalls, site: string) {
  return useQuery({ queryKey: [...keyOfLists(calls), 'of', site], queryFn: () => calls.list.load(site) })
}

/** @throws Problem */
export async function readType({ get }: TypeCalls, site: string, type: string): Promise<StoredType> {
  return toStoredType(await get({ site, type }))
}

/** One type; it is not read again while it is edited. */
export function useStoredType(calls: TypeCalls, site: string, type: string) {
  return useQuery({
    queryKey: keyOfType(calls, site, type),
    queryFn: () => readType(calls, site, type),
    // A user who opens it begins with what it says now.
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** @param etag of the state that is changed; null for a new one @throws Problem */
export async function putType(
  { put }: TypeCalls,
  { site, type, etag }: { readonly site: string; readonly type: string; readonly etag: string | null },
  schema: TypeSchema,
): Promise<StoredType> {
  return toStoredType(
    await put({ site, type }, etag === null ? { 'If-None-Match': '*' } : { 'If-Match': etag }, schema),
  )
}

function toStoredType({ data, response }: Awaited<Answer<DeclaredType>>): StoredType {
  return { declared: data, etag: response.headers.get('ETag') ?? '' }
}

/** What a text of a schema is: an object, or why it is none. */
export type SchemaReading = { readonly schema: TypeSchema } | { readonly fault: string }

/** Reads what the user writes. */
export function readSchema(text: string): SchemaReading {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { schema: value as TypeSchema }
      : { fault: 'A schema must be an object: { … }' }
  } catch (error) {
    return { fault: `This is not valid JSON: ${error instanceof Error ? error.message : ''}` }
  }
}

/** Some public pages of a type in an environment. */
export interface TypedPages {
  readonly env: string
  readonly routes: readonly string[]
  readonly more: boolean
}

/** The public pages of a type: the first three of each environment that has any. @throws Problem */
export async function readPagesOfType(site: string, type: string): Promise<readonly TypedPages[]> {
  const { environments } = (await readSite(site)).site
  const found = await Promise.all(
    environments.map(async (env): Promise<TypedPages> => {
      const params = { path: { siteId: site, env }, query: { type, limit: 3 } }
      const { data, response } = await answer(client.GET('/api/v1/{siteId}/{env}/_documents', { params }))
      return { env, routes: data.documents.map(({ route }) => route), more: nextCursor(response) !== null }
    }),
  )
  return found.filter(({ routes }) => routes.length > 0)
}
