import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { components } from '../../../generated/content/types.ts'
import { answer } from '../../shared/answer.ts'
import { nextCursor } from '../../shared/pages.ts'
import { api, client } from '../api.ts'
import type { Place } from '../place.ts'
import { readSite } from '../sites/site-data.ts'

/** The JSON Schema of a type. */
export type TypeSchema = components['schemas']['BlockSchema']

/** A type, in an environment as it holds there. */
export interface DeclaredType {
  readonly type: string
  /** Null where the environment does not have the type. */
  readonly schema: TypeSchema | null
  /** Whether it is the site's or the environment's own; the site's when absent. */
  readonly origin?: components['schemas']['TypeOrigin']
}

/** A type as it was read, and the tag that a change of it is held against. */
export interface StoredType {
  readonly declared: DeclaredType
  readonly etag: string
}

type Change = { readonly 'If-Match': string } | { readonly 'If-None-Match': '*' }
type Answer<T> = Promise<{ readonly data: T; readonly response: Response }>

/** What is one, and where. */
interface At {
  readonly site: string
  readonly type: string
}

/** The calls of one kind of type, that of blocks or that of pages: of the site's, or those that hold in an environment. */
export interface TypeCalls {
  readonly list: (site: string) => Promise<readonly DeclaredType[]>
  readonly get: (at: At) => Answer<DeclaredType>
  /** @param schema null, in an environment, has it not have the type */
  readonly put: (at: At, header: Change, schema: TypeSchema | null) => Answer<DeclaredType>
  readonly remove: (at: At, etag: string) => Promise<unknown>
  /** The environment; null for the types of the site. */
  readonly env: string | null
  /** Paths of the lists that a change of one may change, the editor's too. */
  readonly paths: readonly [string, string]
  /** Where in a request its schema is, as faults have it. */
  readonly schemaAt: '' | 'schema/'
}

const blockTypes = '/api/console/sites/{site}/block-types'
const blockType = `${blockTypes}/{type}` as const
const blockTypesIn = '/api/console/sites/{site}/environments/{env}/block-types'
const blockTypeIn = `${blockTypesIn}/{type}` as const
const ofBlocks = { paths: [blockTypes, blockTypesIn] } as const

/** The types of blocks. @param env null for those of the site */
export function blockTypeCalls(env: string | null): TypeCalls {
  if (env !== null) {
    return {
      ...ofBlocks,
      list: async (site) =>
        (await answer(client.GET(blockTypesIn, { params: { path: { site, env } } }))).data.blockTypes,
      get: (at) => answer(client.GET(blockTypeIn, { params: { path: { ...at, env } } })),
      put: (at, header, schema) =>
        answer(client.PUT(blockTypeIn, { params: { path: { ...at, env }, header }, body: { schema } })),
      remove: (at, etag) =>
        answer(client.DELETE(blockTypeIn, { params: { path: { ...at, env }, header: { 'If-Match': etag } } })),
      env,
      schemaAt: 'schema/',
    }
  }
  return {
    ...ofBlocks,
    list: async (site) => (await answer(client.GET(blockTypes, { params: { path: { site } } }))).data.blockTypes,
    get: (path) => answer(client.GET(blockType, { params: { path } })),
    put: (path, header, schema) => answer(client.PUT(blockType, { params: { path, header }, body: schema ?? {} })),
    remove: (path, etag) => answer(client.DELETE(blockType, { params: { path, header: { 'If-Match': etag } } })),
    env,
    schemaAt: '',
  }
}

const pageTypes = '/api/console/sites/{site}/page-types'
const pageType = `${pageTypes}/{type}` as const
const pageTypesIn = '/api/console/sites/{site}/environments/{env}/page-types'
const pageTypeIn = `${pageTypesIn}/{type}` as const
const ofPages = { paths: [pageTypes, pageTypesIn] } as const

/** The types of pages. @param env null for those of the site */
export function pageTypeCalls(env: string | null): TypeCalls {
  if (env !== null) {
    return {
      ...ofPages,
      list: async (site) => (await answer(client.GET(pageTypesIn, { params: { path: { site, env } } }))).data.pageTypes,
      get: (at) => answer(client.GET(pageTypeIn, { params: { path: { ...at, env } } })),
      put: (at, header, schema) =>
        answer(client.PUT(pageTypeIn, { params: { path: { ...at, env }, header }, body: { schema } })),
      remove: (at, etag) =>
        answer(client.DELETE(pageTypeIn, { params: { path: { ...at, env }, header: { 'If-Match': etag } } })),
      env,
      schemaAt: 'schema/',
    }
  }
  return {
    ...ofPages,
    list: async (site) => (await answer(client.GET(pageTypes, { params: { path: { site } } }))).data.pageTypes,
    get: (path) => answer(client.GET(pageType, { params: { path } })),
    put: (path, header, schema) => answer(client.PUT(pageType, { params: { path, header }, body: schema ?? {} })),
    remove: (path, etag) => answer(client.DELETE(pageType, { params: { path, header: { 'If-Match': etag } } })),
    env,
    schemaAt: '',
  }
}

/** Has every list of such types be read again: a type of the site holds in its environments, too. */
export async function refreshLists(queries: QueryClient, { paths }: TypeCalls): Promise<void> {
  await Promise.all(paths.map((path) => queries.invalidateQueries({ queryKey: ['get', path] })))
}

export const keyOfType = ({ paths, env }: TypeCalls, site: string, type: string) =>
  ['type', paths[0], site, env, type] as const

/** The types of a site, or those that hold in an environment, by name. */
export function useTypes({ list, paths, env }: TypeCalls, site: string) {
  const path = env === null ? paths[0] : paths[1]
  return useQuery({ queryKey: ['get', path, 'of', site, env], queryFn: () => list(site) })
}

/** The types of pages that hold in an environment, by name, and those that it does not have. */
export function usePageTypes({ site, env }: Place) {
  return api.useQuery('get', pageTypesIn, { params: { path: { site, env } } })
}

/** The same of blocks. */
export function useBlockTypes({ site, env }: Place) {
  return api.useQuery('get', blockTypesIn, { params: { path: { site, env } } })
}

/** The names of those that hold. */
export function namesOfTypes(types: readonly DeclaredType[] = []): string[] {
  return types.flatMap(({ type, schema }) => (schema === null ? [] : [type]))
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
  schema: TypeSchema | null,
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

/** The public pages of a type: the first three of each environment that has any, or of one alone. @throws Problem */
export async function readPagesOfType(site: string, type: string, only: string | null): Promise<readonly TypedPages[]> {
  const environments = only === null ? (await readSite(site)).site.environments : [only]
  const found = await Promise.all(
    environments.map(async (env): Promise<TypedPages> => {
      const params = { path: { siteId: site, env }, query: { type, limit: 3 } }
      const { data, response } = await answer(client.GET('/api/v1/{siteId}/{env}/_documents', { params }))
      return { env, routes: data.documents.map(({ route }) => route), more: nextCursor(response) !== null }
    }),
  )
  return found.filter(({ routes }) => routes.length > 0)
}
