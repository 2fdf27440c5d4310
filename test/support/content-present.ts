import { createContentClient } from '../../generated/content/client.ts'
import { uuidv7 } from '../../src/db/ids.ts'
import { type ContentIds, png } from './every-content-operation.ts'
import type { CallOptions } from './every-operation.ts'

const scope = { site: 'docs', env: 'production' }
const environment = '/api/console/sites/{site}/environments/{env}'
const isNew = { 'If-None-Match': '*' }

/** What an operation of the console is about, made for it, and the `ETag` that it needs. */
export async function presentContent(
  caller: CallOptions,
  operationId: string,
  path: string,
): Promise<Partial<ContentIds>> {
  const client = createContentClient(caller)
  const spare = `s${uuidv7()}`
  const mediaKey = `docs/${spare}.png`
  const at = { site: scope.site }

  if (path.endsWith('/_search')) {
    const search = '/api/console/sites/{site}/public-search'
    const { response } = await client.GET(search, { params: { path: at } })
    const params = { path: at, header: { 'If-Match': `"${tagOf(response)}"` } }
    await client.PUT(search, { params, body: { enabled: true } })
    return {}
  }
  if (path.includes('{webhookId}')) {
    const body = { url: 'https://www.example.com/hooks/content', events: ['webhook.test'] } as const
    const { data, response } = await client.POST('/api/console/sites/{site}/webhooks', { params: { path: at }, body })
    return { webhookId: data?.webhook.id ?? '', etag: tagOf(response) }
  }
  if (path.includes('/media/')) {
    const params = { path: { ...at, key: mediaKey }, header: isNew }
    const body = new Uint8Array(png)
    const { response } = await client.PUT('/api/console/sites/{site}/media/{key}', { params, body })
    return { mediaKey, etag: tagOf(response) }
  }
  if (path.includes('/environments/{env}/block-types/')) {
    const params = { path: { ...scope, type: spare }, header: isNew }
    const body = { schema: { type: 'object' } }
    const { response } = await client.PUT(`${environment}/block-types/{type}`, { params, body })
    return { blockType: spare, etag: tagOf(response) }
  }
  if (path.includes('/block-types/')) {
    const params = { path: { ...at, type: spare }, header: isNew }
    const body = { type: 'object' }
    const { response } = await client.PUT('/api/console/sites/{site}/block-types/{type}', { params, body })
    return { blockType: spare, etag: tagOf(response) }
  }
  if (path.includes('/environments/{env}/page-types/')) {
    const params = { path: { ...scope, type: spare }, header: isNew }
    const body = { schema: { type: 'object' } }
    const { response } = await client.PUT(`${environment}/page-types/{type}`, { params, body })
    return { pageType: spare, etag: tagOf(response) }
  }
  if (path.includes('/page-types/')) {
    const params = { path: { ...at, type: spare }, header: isNew }
    const body = { type: 'object' }
    const { response } = await client.PUT('/api/console/sites/{site}/page-types/{type}', { params, body })
    return { pageType: spare, etag: tagOf(response) }
  }
  if (path.endsWith('/link-policy')) {
    const { response } = await client.GET('/api/console/sites/{site}/link-policy', { params: { path: at } })
    return { etag: tagOf(response) }
  }
  if (path.endsWith('/public-search')) {
    const { response } = await client.GET('/api/console/sites/{site}/public-search', { params: { path: at } })
    return { etag: tagOf(response) }
  }
  if (path.endsWith('/languages')) {
    const { response } = await client.GET('/api/console/sites/{site}/languages', { params: { path: at } })
    return { etag: tagOf(response) }
  }
  if (operationId === 'deleteSite') {
    const { response } = await client.POST('/api/console/sites', { body: { id: spare } })
    return { spare, etag: tagOf(response) }
  }
  if (operationId === 'deleteEnvironment') {
    const params = { path: at }
    const made = await client.POST('/api/console/sites/{site}/environments', { params, body: { name: spare } })
    return { spare, etag: tagOf(made.response) }
  }
  if (path.endsWith('/promotion')) {
    await client.POST('/api/console/sites/{site}/environments', { params: { path: at }, body: { name: spare } })
    const there = { site: scope.site, env: spare }
    const body = { kind: 'page', route: '/a', type: 'page', meta: { title: 'A', description: '' }, zones: {} } as const
    const made = await client.POST(`${environment}/documents`, { params: { path: there }, body })
    const header = { 'If-Match': `"${tagOf(made.response)}"` }
    const of = { ...there, documentId: made.data?.id ?? '' }
    await client.POST(`${environment}/documents/{documentId}/publish`, { params: { path: of, header } })
    const params = { path: scope, query: { from: spare } }
    const { data } = await client.GET(`${environment}/promotion`, { params })
    return { spare, etag: data?.version ?? '' }
  }
  if (!path.includes('{documentId}') && !path.includes('{releaseId}')) return { spare }

  const document = await client.POST(`${environment}/documents`, {
    params: { path: scope },
    body: {
      kind: 'page',
      route: `/${spare}`,
      type: 'page',
      meta: { title: 'A page', description: '' },
      zones: {},
    },
  })
  const documentId = document.data?.id ?? ''
  if (path.includes('/translations')) {
    const there = await client.GET('/api/console/sites/{site}/languages', { params: { path: at } })
    await client.PUT('/api/console/sites/{site}/languages', {
      params: { path: at, header: { 'If-Match': `"${tagOf(there.response)}"` } },
      body: { languages: [{ code: 'en' }, { code: 'de' }] },
    })
    const params = { path: { ...scope, documentId } }
    const { response } = await client.GET(`${environment}/documents/{documentId}/translations`, { params })
    return { documentId, spare, etag: tagOf(response) }
  }
  if (operationId === 'getPage') {
    const params = { path: { ...scope, documentId }, header: { 'If-Match': `"${tagOf(document.response)}"` } }
    await client.POST(`${environment}/documents/{documentId}/publish`, { params })
    return { documentId }
  }
  if (path.includes('/deleted-documents/')) {
    const params = { path: { ...scope, documentId } }
    const header = { 'If-Match': `"${tagOf(document.response)}"` }
    await client.DELETE(`${environment}/documents/{documentId}`, { params: { ...params, header } })
    const { response } = await client.GET(`${environment}/deleted-documents/{documentId}`, { params })
    return { documentId, spare, etag: tagOf(response) }
  }
  if (!path.includes('{releaseId}')) return { documentId, spare, etag: tagOf(document.response) }

  const release = await client.POST(`${environment}/releases`, { params: { path: scope }, body: { name: spare } })
  const releaseId = release.data?.id ?? ''
  const filled = await client.PUT(`${environment}/releases/{releaseId}/items/{documentId}`, {
    params: { path: { ...scope, releaseId, documentId }, header: { 'If-Match': `"${tagOf(release.response)}"` } },
    body: { action: 'publish' },
  })
  const etag = tagOf(filled.response)
  if (operationId === 'revertRelease') {
    const params = { path: { ...scope, releaseId }, header: { 'If-Match': `"${etag}"` } }
    await client.POST(`${environment}/releases/{releaseId}/publish`, { params, body: {} })
  }
  return { documentId, releaseId, spare: `${spare}-again`, etag }
}

/** The tag of what an answer shows, without quotes. */
function tagOf(response: Response): string {
  return response.headers.get('ETag')?.replaceAll('"', '') ?? ''
}
