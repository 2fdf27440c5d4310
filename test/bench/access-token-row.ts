import { CookieBrowser } from '../support/cookie-browser.ts'
import { Connector } from '../support/oauth-connector.ts'
import type { MeasuredServer } from './measured-server.ts'
import type { Introspection } from './peers/oidc-provider.ts'
import type { Row } from './row.ts'
import type { Workspace } from './workspace.ts'

/** A request with a connector's access token: ours answers a whole call, the peer what an API would ask it before. */
export const accessTokenRow: Row = {
  what: 'access token check',
  against: 'oidc-provider introspection of an opaque token; better-sqlite3, WAL and synchronous FULL on both sides',
  by: 'cpuMicros',
  aim: 0.5,
  async contenders(stage) {
    const workspace = await stage.workspace()
    const { file, introspection } = workspace.oidcProvider
    return {
      subject: {
        server: ['auth', { dataDir: workspace.dataDir }],
        work: async (server) => ({
          path: '/api/v1/me',
          headers: { Authorization: `Bearer ${await connect(workspace, server)}` },
        }),
      },
      peer: {
        server: ['oidc-provider', { file }],
        work: async (server) => {
          await requireActive(server, introspection)
          return { method: 'POST', ...introspection }
        },
      },
    }
  },
}

/** Signs a member in and authorizes an application, in their browser; its access token. */
async function connect(workspace: Workspace, server: MeasuredServer): Promise<string> {
  const [email = ''] = workspace.takePeople('ours', 1)
  // The surface's public address: wherever it sends a browser, it sends it there.
  const base = `http://localhost:${new URL(server.url).port}`
  const browser = new CookieBrowser(base)
  await browser.post('/api/v1/auth/otp', { email })
  await workspace.mailIsOut()
  const codes = await server.takeCodes()
  await browser.post('/api/v1/auth/otp/verify', { email, code: codes[email] })
  const connector = await Connector.register(base)
  return (await connector.connect(browser)).access_token
}

/** A token that is none is also answered with 200 (RFC 7662, 2.2), and sooner. */
async function requireActive({ url }: MeasuredServer, { path, headers, body }: Introspection): Promise<void> {
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body })
  const answer = (await response.json()) as { readonly active?: boolean }
  if (answer.active !== true) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`)
}
