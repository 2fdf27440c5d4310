import { authorization, authUrl, bridgeUrl, contentUrl, say } from './calls.mts'
import { Api as Auth } from './generated/auth.ts'
import { Api as Bridge } from './generated/bridge.ts'
import { Api as Content } from './generated/content.ts'

const shown = { baseApiParams: { headers: authorization } }
const auth = new Auth({ baseUrl: authUrl, ...shown })
const bridge = new Bridge({ baseUrl: bridgeUrl })
const content = new Content({ baseUrl: contentUrl, ...shown })

/** What it throws is the whole answer. */
async function problemOf(call: Promise<unknown>): Promise<{ status?: number; error?: { code?: string } }> {
  return call.then(
    () => ({}),
    (answer: { status?: number; error?: { code?: string } }) => answer,
  )
}

const json = { format: 'json' } as const

await say({
  me: async () => (await auth.api.getMe()).data.actor.email,
  title: async ({ siteId, env }, route) =>
    (await content.api.getDocument(siteId, env, route, {}, json)).data.meta.title,
  routes: async ({ siteId, env }, limit) =>
    (await content.api.listRoutes(siteId, env, { limit }, json)).data.routes.map(({ route }) => route),
  missing: async ({ siteId, env }, route) => {
    const { status, error } = await problemOf(content.api.getDocument(siteId, env, route, {}, json))
    return [status, error?.code]
  },
  refused: async (id) => (await problemOf(content.api.createSite({ id }))).error?.code,
  plugins: async () => (await bridge.api.listPlugins(json)).data.plugins.map(({ manifest }) => manifest.name),
})
