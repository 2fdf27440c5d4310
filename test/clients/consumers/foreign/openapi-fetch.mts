import createClient from 'openapi-fetch'
import { authorization, authUrl, bridgeUrl, contentUrl, say } from './calls.mts'
import type { paths as AuthPaths } from './generated/auth.ts'
import type { paths as BridgePaths } from './generated/bridge.ts'
import type { paths as ContentPaths } from './generated/content.ts'

const auth = createClient<AuthPaths>({ baseUrl: authUrl, headers: authorization })
const bridge = createClient<BridgePaths>({ baseUrl: bridgeUrl })
const content = createClient<ContentPaths>({ baseUrl: contentUrl, headers: authorization })
const page = '/api/v1/{siteId}/{env}/{route}'

await say({
  me: async () => (await auth.GET('/api/v1/me')).data?.actor.email,
  title: async (site, route) => (await content.GET(page, { params: { path: { ...site, route } } })).data?.meta.title,
  routes: async (path, limit) =>
    (await content.GET('/api/v1/{siteId}/{env}/_routes', { params: { path, query: { limit } } })).data?.routes.map(
      ({ route }) => route,
    ),
  missing: async (site, route) => {
    const { error, response } = await content.GET(page, { params: { path: { ...site, route } } })
    return [response.status, error?.code]
  },
  refused: async (id) => (await content.POST('/api/console/sites', { body: { id } })).error?.code,
  plugins: async () => (await bridge.GET('/api/plugins')).data?.plugins.map(({ manifest }) => manifest.name),
})
