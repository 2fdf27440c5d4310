import { authorization, authUrl, bridgeUrl, contentUrl, say } from './calls.mts'
import { getMe } from './generated/auth.ts'
import { listPlugins } from './generated/bridge.ts'
import { createSite, getDocument, listRoutes } from './generated/content.ts'

// Its calls go to paths of one's own origin: each to the surface that has it.
const { fetch } = globalThis
globalThis.fetch = (path, init) => {
  const base = path === '/api/plugins' ? bridgeUrl : path === '/api/v1/me' ? authUrl : contentUrl
  return fetch(new URL(String(path), base), init)
}
const shown = { headers: authorization }

await say({
  me: async () => {
    const { status, data } = await getMe(shown)
    return status === 200 ? data.actor.email : undefined
  },
  title: async ({ siteId, env }, route) => {
    const { status, data } = await getDocument(siteId, env, encodeURIComponent(route))
    return status === 200 ? data.meta.title : undefined
  },
  routes: async ({ siteId, env }, limit) => {
    const { status, data } = await listRoutes(siteId, env, { limit })
    return status === 200 ? data.routes.map(({ route }) => route) : undefined
  },
  missing: async ({ siteId, env }, route) => {
    const { status, data } = await getDocument(siteId, env, route)
    return [status, status === 404 ? data.code : undefined]
  },
  refused: async (id) => {
    const { status, data } = await createSite({ id }, shown)
    return status === 403 ? data.code : undefined
  },
  plugins: async () => {
    const { status, data } = await listPlugins()
    return status === 200 ? data.plugins.map(({ manifest }) => manifest.name) : undefined
  },
})
