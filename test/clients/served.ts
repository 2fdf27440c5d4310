import { CookieBrowser } from '../support/cookie-browser.ts'
import { type RunningTriptych, startTriptych } from '../support/process.ts'

const email = 'admin@example.com'

/** The whole product with the sample site, its answers held against the contracts, and an administrator's token. */
export interface Served {
  readonly triptych: RunningTriptych
  readonly token: string
}

export async function serveForClients(): Promise<Served> {
  const triptych = await startTriptych({ args: ['--sample', '--check-replies'], env: { SVC_ADMIN_EMAIL: email } })
  try {
    return { triptych, token: await tokenOf(triptych) }
  } catch (error) {
    await triptych.stop()
    throw error
  }
}

/** Signs the administrator in with the code of the log, and makes a token. */
async function tokenOf(triptych: RunningTriptych): Promise<string> {
  const browser = new CookieBrowser(triptych.urls.auth)
  await browser.post('/api/v1/auth/otp', { email })
  await triptych.waitFor('sign-in code for')
  const code = /sign-in code for [^:]*: (\d{6})/.exec(triptych.stderr())?.[1]
  await browser.post('/api/v1/auth/otp/verify', { email, code })
  const minted = await browser.post('/api/v1/me/tokens', { name: 'clients' })
  const { token } = (await minted.json()) as { token?: string }
  if (token === undefined) throw new Error(`no token: ${minted.status}`)
  return token
}
