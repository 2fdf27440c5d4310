import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { components } from '../../generated/auth/types.ts'
import { authMigrations } from '../../src/auth/migrations/index.ts'
import type { AuthTables } from '../../src/auth/schema.ts'
import { Addresses } from '../../src/compose/addresses.ts'
import { type AuthOptions, type RunningAuth, startAuth } from '../../src/compose/auth.ts'
import { openStore } from '../../src/compose/store.ts'
import { type Config, loadConfig } from '../../src/config.ts'
import type { Database } from '../../src/db/database.ts'
import { CookieBrowser } from './cookie-browser.ts'
import { createServerDatabase, type DialectName } from './databases.ts'
import { recordingLogger } from './server.ts'

/** The first administrator of every server here. */
export const adminEmail = 'admin@example.com'

/** An auth surface under test: its replies are held against the contract, and everything goes when the test ends. */
export interface AuthServer {
  readonly url: string
  readonly running: RunningAuth
  /** What a further instance on the same database and key is started with. */
  readonly startOptions: AuthOptions
  /** The same database, for looking into and for what no caller may do. */
  readonly db: Database<AuthTables>
  readonly log: Record<string, unknown>[]
  readonly config: Config
  readonly addresses: Addresses
  /** A browser without a sign-in. */
  browser(): CookieBrowser
  /** The code that was logged for an email; waits until it is there. Each is told once. */
  codeFor(email: string): Promise<string>
  /** Signs a member in by code, in a browser of its own unless one is given. */
  signIn(email?: string, browser?: CookieBrowser): Promise<CookieBrowser>
  /** Makes a member, as the administrator, and signs them in. */
  member(email: string, role?: 'admin' | 'member'): Promise<CookieBrowser>
  /** A token of the member who is signed in there. */
  mint(browser: CookieBrowser, name?: string): Promise<components['schemas']['NewAccessToken']>
}

/**
 * @param env further settings
 * @param options of what no setting tells; `members: false` begins without the first administrator
 */
export async function startAuthServer(
  dialect: DialectName,
  env: Record<string, string> = {},
  { members = true, ...options }: Partial<AuthOptions> & { readonly members?: boolean } = {},
): Promise<AuthServer> {
  const root = await mkdtemp(join(tmpdir(), 'triptych-auth-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const database = await createServerDatabase(dialect, root, ['auth'])
  onTestFinished(() => database.remove())
  // Where nothing listens: a browser that is sent there has left this surface.
  const settings = {
    SVC_CONTENT_URL: 'http://localhost:8583',
    SVC_DATA_DIR: root,
    SVC_AUTH_PORT: '0',
    ...(members ? { SVC_ADMIN_EMAIL: adminEmail } : {}),
    ...database.env,
    ...env,
  }
  const config = loadConfig(settings)
  const { logger, lines } = recordingLogger()
  const addresses = new Addresses(config)
  const startOptions = { logger, addresses, checkReplies: true, ...options }
  const running = await startAuth(config, startOptions)
  onTestFinished(async () => {
    await running.close()
    await running.release()
  })
  const db = await openStore<AuthTables>(config, 'auth', authMigrations)
  onTestFinished(() => db.close())

  // As a browser sees it: cookies and origins are those of the public address.
  const url = addresses.publicUrl('auth').origin
  const told = new Set<object>()
  const browser = (): CookieBrowser => new CookieBrowser(url)

  async function codeFor(email: string): Promise<string> {
    const beginning = `sign-in code for ${email}: `
    for (;;) {
      const fresh = lines.findLast((each) => !told.has(each) && String(each.msg).startsWith(beginning))
      if (fresh !== undefined) {
        told.add(fresh)
        return String(fresh.msg).slice(beginning.length)
      }
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  async function signIn(email = adminEmail, into = browser()): Promise<CookieBrowser> {
    expectStatus(202, await into.post('/api/v1/auth/otp', { email }))
    expectStatus(200, await into.post('/api/v1/auth/otp/verify', { email, code: await codeFor(email) }))
    return into
  }

  let admin: Promise<CookieBrowser> | undefined
  return {
    url,
    running,
    startOptions,
    db,
    log: lines,
    config,
    addresses,
    browser,
    codeFor,
    signIn,
    async member(email, role = 'member') {
      admin ??= signIn()
      expectStatus(201, await (await admin).post('/api/v1/members', { email, role }))
      return signIn(email)
    },
    async mint(from, name = 'a token') {
      const response = await from.post('/api/v1/me/tokens', { name })
      expectStatus(201, response)
      return (await response.json()) as components['schemas']['NewAccessToken']
    },
  }
}

function expectStatus(status: number, response: Response): void {
  if (response.status !== status) throw new Error(`${response.url} answered ${response.status} instead of ${status}`)
}
