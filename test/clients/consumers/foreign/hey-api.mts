import { authUrl, bridgeUrl, contentUrl, say, token } from './calls.mts'
import { createClient as authClient } from './generated/auth/client/index.ts'
import { getMe } from './generated/auth/index.ts'
import { createClient as bridgeClient } from './generated/bridge/client/index.ts'
import { listPlugins } from './generated/bridge/index.ts'
import { createClient as contentClient } from './generated/content/client/index.ts'
import { createSite, getDocument, listRoutes } from './generated/content/index.ts'

// An operation that takes a session alone would else be shown the token as its cookie.
const shown = ({ scheme }: { scheme?: 'basic' | 'bearer' }) => (scheme === 'bearer' ? token : undefined)
const auth = authClient({ baseUrl: authUrl, auth: shown })
const bridge = bridgeClient({ baseUrl: bridgeUrl })
const content = contentClient({ baseUrl: contentUrl, auth: shown })

await say({
  me: async () => (await getMe({ client: auth })).data?.actor.email,
  title: async (site, route) => (await getDocument({ client: content, path: { ...site, route } })).data?.meta.title,
  routes: async (path, limit) =>
    (await listRoutes({ client: content, path, query: { limit } })).data?.routes.map(({ route }) => route),
  missing: async (site, route) => {
    const { error, response } = await getDocument({ client: content, path: { ...site, route } })
    return [response?.status, error?.code]
  },
  refused: async (id) => (await createSite({ client: content, body: { id } })).error?.code,
  plugins: async () => (await listPlugins({ client: bridge })).data?.plugins.map(({ manifest }) => manifest.name),
})
