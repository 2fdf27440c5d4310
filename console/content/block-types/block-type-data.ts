import { useQuery } from '@tanstack/react-query'
import type { components } from '../../../generated/content/types.ts'
import { answer } from '../../shared/answer.ts'
import { client } from '../api.ts'

type BlockType = components['schemas']['BlockType']
export type BlockSchema = components['schemas']['BlockSchema']

/** A block type as it was read, and the tag that a change of it is held against. */
export interface StoredType {
  readonly blockType: BlockType
  readonly etag: string
}

const listPath = '/api/console/sites/{site}/block-types'
const typePath = '/api/console/sites/{site}/block-types/{type}'

/** What everything about block types is kept under, the editor's list too. */
export const listKey = ['get', listPath] as const

export const keyOfType = (site: string, type: string) => ['block-type', site, type] as const

/** @throws Problem */
export async function readType(site: string, type: string): Promise<StoredType> {
  return toStoredType(await answer(client.GET(typePath, { params: { path: { site, type } } })))
}

/** One block type; it is not read again while it is edited. */
export function useStoredType(site: string, type: string) {
  return useQuery({
    queryKey: keyOfType(site, type),
    queryFn: () => readType(site, type),
    // A user who opens it begins with what it says now.
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** @param etag of the state that is changed; null for a new one @throws Problem */
export async function putType(site: string, type: string, etag: string | null, body: BlockSchema): Promise<StoredType> {
  const header = etag === null ? { 'If-None-Match': '*' } : { 'If-Match': etag }
  return toStoredType(await answer(client.PUT(typePath, { params: { path: { site, type }, header }, body })))
}

/** @throws Problem */
export async function deleteType(site: string, type: string, etag: string): Promise<void> {
  await answer(client.DELETE(typePath, { params: { path: { site, type }, header: { 'If-Match': etag } } }))
}

function toStoredType({ data, response }: { readonly data: BlockType; readonly response: Response }): StoredType {
  return { blockType: data, etag: response.headers.get('ETag') ?? '' }
}

/** What a text of a schema is: an object, or why it is none. */
export type SchemaReading = { readonly schema: BlockSchema } | { readonly fault: string }

/** Reads what the user writes. */
export function readSchema(text: string): SchemaReading {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { schema: value as BlockSchema }
      : { fault: 'A schema must be an object: { … }' }
  } catch (error) {
    return { fault: `This is not valid JSON: ${error instanceof Error ? error.message : ''}` }
  }
}
