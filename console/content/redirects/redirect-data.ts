import type { components } from '../../../generated/content/types.ts'
import { answer } from '../../shared/answer.ts'
import { nextCursor, usePages } from '../../shared/pages.ts'
import { isProblem } from '../../shared/problem.ts'
import { client } from '../api.ts'
import { keyOfDocuments } from '../editor/document-data.ts'
import type { Place } from '../place.ts'
import { type Redirect, type RuleReason, redirectOfKey } from './words.ts'

type DocumentSummary = components['schemas']['DocumentSummary']
type Rule = components['schemas']['RedirectRule']

/** A rule of the site, or a draft of one. */
export interface Row extends Redirect {
  readonly id: string
  readonly documentId: string
  /** The route of the page that it comes from; null for a redirect of its own. */
  readonly page: string | null
  readonly public: boolean
  /** Why it is not in force; null where it is, and for drafts. */
  readonly leftOut: RuleReason | null
}

/** Rules a page: a search looks through all of them. */
const PAGE = 200

/** What rules there are, every one or those that are left out. */
export function useRules({ site, env }: Place, leftOut: boolean, enabled = true) {
  return usePages({
    key: [...keyOfDocuments({ site, env }), 'rules', leftOut],
    load: (cursor) => listRules({ site, env }, leftOut, cursor),
    enabled,
  })
}

async function listRules(place: Place, leftOut: boolean, cursor: string | undefined) {
  const query = { limit: PAGE, ...(leftOut && { leftOut }), ...(cursor !== undefined && { cursor }) }
  const path = { site: place.site, env: place.env }
  const call = client.GET('/api/console/sites/{site}/environments/{env}/redirects', { params: { path, query } })
  const { data, response } = await answer(call)
  return { entries: data.rules.map(rowOfRule), next: nextCursor(response) }
}

function rowOfRule({ from, to, status, documentId, documentKey, leftOut }: Rule): Row {
  const page = redirectOfKey(documentKey) === null ? documentKey : null
  return { id: `${documentId} ${from}`, from, to, status, documentId, page, public: true, leftOut }
}

/** The redirects whose drafts are not public as they are. */
export function useDrafts({ site, env }: Place) {
  return usePages({
    key: [...keyOfDocuments({ site, env }), 'redirect', 'pending'],
    load: async (cursor) => {
      const query = { kind: 'redirect', pending: true, limit: PAGE, ...(cursor !== undefined && { cursor }) } as const
      const call = client.GET('/api/console/sites/{site}/environments/{env}/documents', {
        params: { path: { site, env }, query },
      })
      const { data, response } = await answer(call)
      return { entries: data.documents.flatMap(rowsOfDraft), next: nextCursor(response) }
    },
  })
}

function rowsOfDraft({ id, key, liveRevision }: DocumentSummary): Row[] {
  const written = redirectOfKey(key)
  return written === null
    ? []
    : [{ ...written, id, documentId: id, page: null, public: liveRevision !== null, leftOut: null }]
}

/** Where a path leads on the site as it is public. */
export type Lead =
  | { readonly is: 'redirect'; readonly to: string; readonly status: number }
  | { readonly is: 'page' }
  | { readonly is: 'left out'; readonly to: string; readonly reason: RuleReason }
  | { readonly is: 'nothing' }

/** @param path as `pathMeant` gives it @throws Problem */
export async function whereLeads(place: Place, path: string): Promise<Lead> {
  const where = { siteId: place.site, env: place.env }
  const { data } = await answer(client.GET('/api/v1/{siteId}/{env}/_redirects', { params: { path: where } }))
  const rule = data.redirects.find(({ from }) => from === path)
  if (rule !== undefined) return { is: 'redirect', to: rule.to, status: rule.status }
  if (await isPage(where, path)) return { is: 'page' }
  let cursor: string | undefined
  do {
    const { entries, next } = await listRules(place, true, cursor)
    const left = entries.find(({ from }) => from === path)
    if (left?.leftOut) return { is: 'left out', to: left.to, reason: left.leftOut }
    cursor = next ?? undefined
  } while (cursor !== undefined)
  return { is: 'nothing' }
}

async function isPage(where: { readonly siteId: string; readonly env: string }, path: string): Promise<boolean> {
  const call =
    path === '/'
      ? client.GET('/api/v1/{siteId}/{env}', { params: { path: where } })
      : client.GET('/api/v1/{siteId}/{env}/{route}', { params: { path: { ...where, route: path.slice(1) } } })
  try {
    await answer<unknown>(call)
    return true
  } catch (error) {
    if (isProblem(error) && error.status === 404) return false
    throw error
  }
}
