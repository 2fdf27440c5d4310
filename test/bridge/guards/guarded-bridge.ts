import { vi } from 'vitest'
import { adminEmail } from '../../support/auth-server.ts'
import { CookieBrowser } from '../../support/cookie-browser.ts'
import { freePort, onLocalhost } from '../../support/loopback.ts'
import { startTriptych } from '../../support/process.ts'

/** A bridge that administrators alone operate, and the auth surface that it asks. */
export interface GuardedBridge {
  /** The public addresses. */
  readonly auth: string
  readonly bridge: string
  /** A member who signed in from the bridge's front page and is back there: the first administrator's browser. */
  readonly admin: CookieBrowser
  /** Makes a member who has not signed in yet. */
  invite(role: 'admin' | 'member'): Promise<{ readonly email: string; readonly id: string }>
  /** The first code that was logged for an email; waits until it is there. */
  codeFor(email: string): Promise<string>
  /** Invites a member, who signs in as the administrator did: a browser on the bridge's pages. */
  signIn(role: 'admin' | 'member'): Promise<Invited>
  /** Ends the process of the auth surface. */
  stopAuth(): Promise<unknown>
  close(): Promise<void>
}

export interface Invited {
  readonly browser: CookieBrowser
  /** As a member. */
  readonly id: string
}

interface Running {
  readonly auth: string
  readonly bridge: string
  /** What the auth surface has logged so far. */
  log(): string
  stopAuth(): Promise<unknown>
  close(): Promise<void>
}

// No package manager of a test may leave this machine.
const registry = { npm_config_registry: 'http://127.0.0.1:9/' }

/** Both surfaces in one process. */
export async function startTogether(): Promise<GuardedBridge> {
  const running = await startTriptych({
    args: ['auth', 'bridge', '--sample', '--check-replies'],
    env: { SVC_ADMIN_EMAIL: adminEmail, SVC_BRIDGE_AUTH: 'session', ...registry },
  })
  return signedIn({
    auth: onLocalhost(running.urls.auth),
    bridge: onLocalhost(running.urls.bridge),
    log: running.stderr,
    stopAuth: () => Promise.reject(new Error('auth is part of the same process')),
    close: async () => void (await running.stop()),
  })
}

/** Each surface in a process of its own. */
export async function startApart(): Promise<GuardedBridge> {
  // Auth has to know where the bridge will be before there is a bridge that knows auth.
  const port = String(await freePort())
  const auth = await startTriptych({
    args: ['auth', '--check-replies'],
    env: { SVC_ADMIN_EMAIL: adminEmail, SVC_BRIDGE_URL: `http://localhost:${port}` },
  })
  const settings = { SVC_BRIDGE_AUTH: 'session', SVC_BRIDGE_PORT: port, SVC_AUTH_URL: onLocalhost(auth.urls.auth) }
  const bridge = await startTriptych({
    args: ['bridge', '--sample', '--check-replies'],
    env: { ...settings, ...registry },
  }).catch(async (error) => {
    await auth.stop()
    throw error
  })
  return signedIn({
    auth: onLocalhost(auth.urls.auth),
    bridge: onLocalhost(bridge.urls.bridge),
    log: auth.stderr,
    stopAuth: () => auth.stop(),
    close: async () => void (await Promise.all([bridge.stop(), auth.stop()])),
  })
}

async function signedIn(running: Running): Promise<GuardedBridge> {
  const { auth } = running
  try {
    const admin = await signInFromBridge(running, adminEmail)
    let invited = 0
    const invite: GuardedBridge['invite'] = async (role) => {
      const email = `${role}-${++invited}@example.com`
      const made = await admin.at(auth).post('/api/v1/members', { email, role })
      if (made.status !== 201) throw new Error(`the invitation was answered ${made.status}`)
      return { email, id: ((await made.json()) as { id: string }).id }
    }
    return {
      ...running,
      admin,
      invite,
      codeFor: (email) => codeIn(running.log, email),
      async signIn(role) {
        const { email, id } = await invite(role)
        return { id, browser: await signInFromBridge(running, email) }
      },
    }
  } catch (error) {
    await running.close()
    throw error
  }
}

/** From the front page to sign-in by code, and back. */
async function signInFromBridge({ auth, bridge, log }: Running, email: string): Promise<CookieBrowser> {
  const browser = new CookieBrowser(bridge)
  const login = await browser.visit('/')
  const { origin, pathname, searchParams } = new URL(login.url)
  if (origin !== auth || pathname !== '/login') throw new Error(`the front page leads to ${login.url}`)
  const fields = { email, next: searchParams.get('next') ?? '' }
  const page = browser.at(auth)
  await goOn(page, await page.submit('/login', fields))
  const back = await goOn(page, await page.submit('/login', { ...fields, code: await codeIn(log, email) }))
  if (back.status !== 200 || back.url !== `${bridge}/`) throw new Error(`${back.url} answered ${back.status}`)
  return browser
}

function goOn(browser: CookieBrowser, response: Response): Promise<Response> {
  const location = response.headers.get('Location')
  if (location === null) throw new Error(`${response.url} answered ${response.status} and leads nowhere`)
  return browser.visit(new URL(location, response.url).href)
}

/** The code that was logged for an email; waits until it is there. */
function codeIn(log: () => string, email: string): Promise<string> {
  return vi.waitFor(() => {
    const [, code] = log().split(`sign-in code for ${email}: `)
    const digits = /^\d{6}/.exec(code ?? '')
    if (digits === null) throw new Error(`no code for ${email}`)
    return digits[0]
  })
}
