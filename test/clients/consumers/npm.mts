// What someone writes who has installed the npm clients. Compiled and run where nothing but the packages is.

import { createAuthClient } from 'triptych-auth-client'
import { createBridgeClient } from 'triptych-bridge-client'
import { openLogs, StreamClosed } from 'triptych-bridge-client/streams'
import { createContentClient, dataOf, type ProblemCode, ProblemError, pages } from 'triptych-content-client'
import type { WebhookEvent } from 'triptych-content-client/webhooks'

const [authUrl = '', bridgeUrl = '', contentUrl = '', token = ''] = process.argv.slice(2)
const auth = createAuthClient({ baseUrl: authUrl, token })
const bridge = createBridgeClient({ baseUrl: bridgeUrl })
const content = createContentClient({ baseUrl: contentUrl, token })
const site = { siteId: 'docs', env: 'production' }
const said: Record<string, unknown> = {}

const me = dataOf(await auth.GET('/api/v1/me'))
said.me = me.actor.email
// @ts-expect-error: the contract has no such member
said.nothing = me.nothing

const page = dataOf(
  await content.GET('/api/v1/{siteId}/{env}/{route}', { params: { path: { ...site, route: 'content/delivery' } } }),
)
said.title = page.meta.title

const routes: string[] = []
const askRoutes = (next: { readonly cursor?: string }) =>
  content.GET('/api/v1/{siteId}/{env}/_routes', { params: { path: site, query: { limit: 20, ...next } } })
let count = 0
for await (const list of pages(askRoutes)) {
  count++
  routes.push(...list.routes.map(({ route }) => route))
}
said.routes = [count > 1, routes.length === new Set(routes).size, routes.includes('/content/delivery')]

said.refused = (await content.POST('/api/console/sites', { body: { id: 'another' } })).error?.code
const key = `clients/${process.pid} a.txt`
const file = { params: { path: { site: 'docs', key } } }
said.uploaded = dataOf(
  await content.PUT('/api/console/sites/{site}/media/{key}', {
    params: { ...file.params, header: { 'If-None-Match': '*' } },
    body: new Blob(['hello']),
  }),
).size
said.kept = dataOf(await content.GET('/api/console/sites/{site}/media/{key}', file)).key === key

const code: ProblemCode = 'not_found'
try {
  dataOf(await content.GET('/api/v1/{siteId}/{env}/{route}', { params: { path: { ...site, route: 'nowhere' } } }))
} catch (error) {
  if (error instanceof ProblemError && error.code === code) said.missing = [error.status, error.problem?.title]
}

said.plugins = dataOf(await bridge.GET('/api/plugins'))
  .plugins.map(({ manifest }) => manifest.name)
  .sort()
const logs = openLogs(bridgeUrl)
await logs.opened
logs.close()
said.stream = StreamClosed.name

/** A receiver of webhooks narrows by type. */
export function described(event: WebhookEvent): string {
  return event.type === 'release.failed' ? event.data.name : event.type
}

process.stdout.write(JSON.stringify(said))
