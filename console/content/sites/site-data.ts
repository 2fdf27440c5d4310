import { type QueryClient, useQuery } from '@tanstack/react-query'
import { answer } from '../../shared/answer.ts'
import { nextCursor, usePages } from '../../shared/pages.ts'
import { client } from '../api.ts'
import type { Place } from '../place.ts'

/** Of everything that is known of sites and their environments. */
const keyOfSites = ['sites'] as const

/** All sites by name, as many at once as there can be. */
export function useSites() {
  return usePages({
    key: [...keyOfSites, 'list'],
    load: async (cursor) => {
      const query = { limit: 200, ...(cursor === undefined ? {} : { cursor }) }
      const { data, response } = await answer(client.GET('/api/console/sites', { params: { query } }))
      return { entries: data.sites, next: nextCursor(response) }
    },
  })
}

/** Reads a site as it is now, with the tag that a change of it is held against. */
export async function readSite(site: string) {
  const { data, response } = await answer(client.GET('/api/console/sites/{site}', { params: { path: { site } } }))
  return { site: data, etag: response.headers.get('ETag') ?? '' }
}

/** One site; nothing is read for null. */
export function useSite(site: string | null) {
  return useQuery({
    queryKey: [...keyOfSites, 'one', site],
    queryFn: () => readSite(site ?? ''),
    enabled: site !== null,
  })
}

/** Has everything that shows sites look again. */
export function refreshSites(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: keyOfSites })
}

/** Reads the list of sites again, also where no page shows it: the next one that does has no site that is gone. */
export function readListAgain(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: [...keyOfSites, 'list'], refetchType: 'all' })
}

/** Forgets a site that is gone. */
export function forgetSite(queries: QueryClient, site: string): void {
  queries.removeQueries({ queryKey: [...keyOfSites, 'one', site] })
}

export async function createSite(id: string): Promise<void> {
  await answer(client.POST('/api/console/sites', { body: { id } }))
}

export async function deleteSite(site: string, etag: string): Promise<void> {
  const params = { path: { site }, header: { 'If-Match': etag } }
  await answer(client.DELETE('/api/console/sites/{site}', { params }))
}

export async function createEnvironment({ site, env }: Place): Promise<void> {
  const options = { params: { path: { site } }, body: { name: env } }
  await answer(client.POST('/api/console/sites/{site}/environments', options))
}

/** Deletes an environment as it is now; there is nothing in it that could be lost. */
export async function deleteEnvironment({ site, env }: Place): Promise<void> {
  const path = { site, env }
  const { response } = await answer(client.GET('/api/console/sites/{site}/environments/{env}', { params: { path } }))
  const params = { path, header: { 'If-Match': response.headers.get('ETag') ?? '' } }
  await answer(client.DELETE('/api/console/sites/{site}/environments/{env}', { params }))
}
