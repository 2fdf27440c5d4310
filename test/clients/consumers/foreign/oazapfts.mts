import { authorization, authUrl, bridgeUrl, contentUrl, say } from './calls.mts'
import * as auth from './generated/auth.ts'
import * as bridge from './generated/bridge.ts'
import * as content from './generated/content.ts'

auth.defaults.baseUrl = authUrl
bridge.defaults.baseUrl = bridgeUrl
content.defaults.baseUrl = contentUrl
const shown = { headers: authorization }

await say({
  me: async () => {
    const answer = await auth.getMe(shown)
    return answer.status === 200 ? answer.data.actor.email : undefined
  },
  title: async ({ siteId, env }, route) => {
    const answer = await content.getDocument(siteId, env, route)
    return answer.status === 200 ? answer.data.meta.title : undefined
  },
  routes: async ({ siteId, env }, limit) => {
    const answer = await content.listRoutes(siteId, env, { limit })
    return answer.status === 200 ? answer.data.routes.map(({ route }) => route) : undefined
  },
  missing: async ({ siteId, env }, route) => {
    const answer = await content.getDocument(siteId, env, route)
    return [answer.status, answer.status === 404 ? answer.data.code : undefined]
  },
  refused: async (id) => {
    const answer = await content.createSite({ id }, shown)
    return answer.status === 403 ? answer.data.code : undefined
  },
  plugins: async () => {
    const answer = await bridge.listPlugins()
    return answer.status === 200 ? answer.data.plugins.map(({ manifest }) => manifest.name) : undefined
  },
})
