import { isAxiosError } from 'axios'
import { authorization, authUrl, bridgeUrl, contentUrl, say } from './calls.mts'
import { getMe } from './generated/auth/index.ts'
import { listPlugins } from './generated/bridge/index.ts'
import { createSite, getDocument, listRoutes } from './generated/content/index.ts'

const auth = { baseURL: authUrl, headers: authorization }
const content = { baseURL: contentUrl, headers: authorization }

/** The status and the code of what a call throws. */
async function problemOf(call: Promise<unknown>): Promise<readonly [status?: number, code?: string]> {
  return call.then(
    () => [],
    (error) => (isAxiosError<{ code: string }>(error) ? [error.response?.status, error.response?.data.code] : []),
  )
}

await say({
  me: async () => (await getMe(auth)).actor.email,
  title: async ({ siteId, env }, route) => (await getDocument(siteId, env, route, {}, {}, content)).meta.title,
  routes: async ({ siteId, env }, limit) =>
    (await listRoutes(siteId, env, { limit }, {}, content)).routes.map(({ route }) => route),
  missing: async ({ siteId, env }, route) => {
    const [status, code] = await problemOf(getDocument(siteId, env, route, {}, {}, content))
    return [status, code]
  },
  refused: async (id) => (await problemOf(createSite({ id }, content)))[1],
  plugins: async () => (await listPlugins({ baseURL: bridgeUrl })).plugins.map(({ manifest }) => manifest.name),
})
