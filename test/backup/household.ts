import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, vi } from 'vitest'
import { system } from '../../src/auth/actor.ts'
import type { AuthTables } from '../../src/auth/schema.ts'
import type { ArchivedSurface } from '../../src/backup/manifest.ts'
import type { Progress } from '../../src/backup/progress.ts'
import { type BackupReport, backUp } from '../../src/compose/back-up.ts'
import { openAuthAccess } from '../../src/compose/command-access.ts'
import { openContentStore } from '../../src/compose/content-store.ts'
import { move } from '../../src/compose/move.ts'
import { type RestoreReport, restore } from '../../src/compose/restore.ts'
import { databaseOf } from '../../src/compose/surface-data.ts'
import { loadConfig } from '../../src/config.ts'
import type { ContentTables } from '../../src/content/schema.ts'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { Credentials } from '../support/auth-credentials.ts'
import { adminEmail } from '../support/auth-server.ts'
import { type BridgeFolder, makeBridgeFolder } from '../support/bridge-folder.ts'
import { done, Editor } from '../support/content-editor.ts'
import { at, look } from '../support/content-newsroom.ts'
import { CookieBrowser } from '../support/cookie-browser.ts'
import { createEmptyDatabase, type DialectName } from '../support/databases.ts'
import { png } from '../support/every-content-operation.ts'
import { HttpClient, databaseOf as hapDatabaseOf } from '../support/hap-controller.ts'
import { freePort } from '../support/loopback.ts'
import { Connector } from '../support/oauth-connector.ts'
import { type RunningTriptych, runTriptych, startTriptych } from '../support/process.ts'

/** Shows nothing. */
export const progress: Progress = { begin: () => {}, advance: () => {}, end: () => {} }

/** Whatever lets someone in, each with what it answers to one who shows it. */
export interface EveryCredential {
  readonly session: CookieBrowser
  readonly personal: string
  readonly agent: string
  readonly editor: Editor
  readonly connector: { readonly access: string; readonly refresh: string; readonly client: Connector }
  readonly preview: string
}

/** A home that is paired, members, a site: servers of all surfaces on one data folder, one after the other. */
export class Household {
  readonly folder: BridgeFolder
  readonly env: Record<string, string>
  /** The refresh token that the last {@link answers} got. */
  static lastRefresh = ''

  private constructor(folder: BridgeFolder, env: Record<string, string>) {
    this.folder = folder
    this.env = env
  }

  static async make(dialect: DialectName): Promise<Household> {
    const folder = await makeBridgeFolder()
    const database = dialect === 'postgres' ? { SVC_DATABASE_URL: await emptyPostgres() } : {}
    // The tokens of connectors are for one address.
    const port = String(await freePort())
    const env = {
      SVC_AUTH_PORT: port,
      SVC_DATA_DIR: folder.path,
      SVC_ADMIN_EMAIL: adminEmail,
      SVC_WEBHOOKS: 'false',
      ...database,
    }
    return new Household(folder, env)
  }

  /** The same folder and pairing, with other settings. */
  with(env: Record<string, string>): Household {
    return new Household(this.folder, env)
  }

  get dataDir(): string {
    return loadConfig(this.env).dataDir
  }

  async start(...args: string[]): Promise<RunningTriptych> {
    const running = await startTriptych({ args, env: this.env })
    onTestFinished(() => void running.child.kill('SIGKILL'))
    return running
  }

  run(...args: string[]): ReturnType<typeof runTriptych> {
    return runTriptych(args, this.env)
  }

  /** Runs a command that is to go well; what it printed. */
  async command(...args: string[]): Promise<string> {
    const { code, stdout, stderr } = await this.run(...args)
    expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' })
    return stdout
  }

  /** Writes an archive within this process, as the command does; of everything unless surfaces are named. */
  backUp(file: string, surfaces?: readonly ArchivedSurface[]): Promise<BackupReport> {
    return backUp(loadConfig(this.env), { file, surfaces: surfaces === undefined ? null : new Set(surfaces), progress })
  }

  /** Moves within this process. */
  async move(to: string, onStep: (step: string) => void = () => {}): Promise<void> {
    await move(loadConfig(this.env), { to, progress, onStep })
  }

  /** Restores an archive within this process, where what the command says of it does not matter. */
  restore(file: string, onStep: (step: string) => void = () => {}): Promise<RestoreReport> {
    return restore(loadConfig(this.env), { file, forgetPairings: false, progress, onStep })
  }

  /** Invites a member, as the command does. */
  async invite(email: string): Promise<void> {
    const { members, close } = await openAuthAccess(loadConfig(this.env))
    await members.invite(system, { email, role: 'member' })
    await close()
  }

  /** Opens auth and content as a command does, and closes them. */
  async open(): Promise<void> {
    const config = loadConfig(this.env)
    await (await openContentStore(config)).close()
    await (await openAuthAccess(config)).close()
  }

  /** Looks into the database of auth, past every lock. */
  auth<R>(into: (db: Database<AuthTables>) => Promise<R>): Promise<R> {
    return this.#look('auth', into)
  }

  content<R>(into: (db: Database<ContentTables>) => Promise<R>): Promise<R> {
    return this.#look('content', into)
  }

  async #look<T, R>(surface: 'auth' | 'content', into: (db: Database<T>) => Promise<R>): Promise<R> {
    const db = openDatabase<T>(databaseOf(loadConfig(this.env), surface))
    try {
      return await into(db)
    } finally {
      await db.close()
    }
  }

  /** A controller that is paired with the bridge. */
  controller(): InstanceType<typeof HttpClient> {
    return new HttpClient(this.folder.username, '127.0.0.1', this.folder.hapPort, this.folder.pairing)
  }

  /** Resolves once that controller sees the accessories of the bridge. */
  async seesAccessories(): Promise<void> {
    const controller = this.controller()
    try {
      await vi.waitFor(async () => expect(await hapDatabaseOf(controller)).toHaveLength(3))
    } finally {
      await controller.close()
    }
  }

  /** Someone at the console of content. */
  async editor(server: RunningTriptych, name: string): Promise<Editor> {
    return this.auth(async (db) => {
      const credentials = new Credentials(db)
      const secret = await credentials.consoleSession(await credentials.actor('person', name, 'admin'))
      const { content } = server.urls
      return new Editor(content, { Cookie: `content_session=${secret}`, Origin: new URL(content).origin })
    })
  }

  /** A site with a page, a file, and a release that is due in an hour. */
  async furnish(server: RunningTriptych, editor: Editor): Promise<void> {
    const { client } = editor
    await client.POST('/api/console/sites', { body: { id: 'docs' } })
    const params = { path: { site: 'docs' } }
    await client.POST('/api/console/sites/{site}/environments', { params, body: { name: 'production' } })
    await editor.publicPage('/', 'Home')
    const page = await editor.page('/later', 'Later')
    const release = await editor.releaseOf('Spring', page.value.id)
    await done(editor.schedule(release.value.id, release.etag, Date.now() + 3_600_000))
    expect((await editor.putMedia('docs/one.png', null, new Uint8Array(png) as never)).status).toBe(201)
    expect((await look(server, '')).status).toBe(200)
  }

  /** One of each, all of which work. */
  async credentials(server: RunningTriptych, editor: Editor): Promise<EveryCredential> {
    const session = await signIn(server)
    const personal = await tokenOf(session, '/api/v1/me/tokens')
    const made = await session.post('/api/v1/agents', { name: 'Robot' })
    const { id } = (await made.json()) as { id: string }
    const agent = await tokenOf(session, `/api/v1/agents/${id}/tokens`)
    const client = await Connector.register(authOf(server))
    const { access_token: access = '', refresh_token: refresh = '' } = await client.connect(session)
    const { value } = await done(editor.previewToken())
    const all = { session, personal, agent, editor, connector: { access, refresh, client }, preview: value.token }
    const { refreshed, ...rest } = await answers(server, all)
    expect({ ...rest, refreshed: refreshed === 200 ? 200 : refreshed }).toEqual(welcome)
    // The refresh token was replaced: what counts is the new one.
    return { ...all, connector: { ...all.connector, refresh: Household.lastRefresh } }
  }
}

const welcome = { session: 200, personal: 200, agent: 200, editor: 200, connector: 200, refreshed: 200, preview: 200 }
/** RFC 6749, 5.2, says 400 of a grant that is not valid; a preview token that is none is forbidden. */
export const refusal = {
  session: 401,
  personal: 401,
  agent: 401,
  editor: 401,
  connector: 401,
  refreshed: 400,
  preview: 403,
}

/** What a server answers to each credential. */
export async function answers(server: RunningTriptych, all: EveryCredential): Promise<Record<string, number>> {
  const auth = authOf(server)
  const bearer = async (token: string): Promise<number> =>
    (await fetch(`${auth}/api/v1/me`, { headers: { Authorization: `Bearer ${token}` } })).status
  const { access, refresh, client } = all.connector
  const refreshing = await fetch(`${auth}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: refresh,
      client_id: client.client.client_id,
    }),
  })
  if (refreshing.ok) Household.lastRefresh = ((await refreshing.json()) as { refresh_token: string }).refresh_token
  return {
    session: (await all.session.at(auth).get('/api/v1/me')).status,
    personal: await bearer(all.personal),
    agent: await bearer(all.agent),
    editor: (await at(server, all.editor).contentVersion()).status,
    connector: await bearer(access),
    refreshed: refreshing.status,
    preview: (await look(server, '/later', all.preview)).status,
  }
}

/** As a browser has it: `127.0.0.1` would be another host. */
function authOf({ urls }: RunningTriptych): string {
  return urls.auth.replace('127.0.0.1', 'localhost')
}

/** Signs the administrator in by a code from the log. */
async function signIn(server: RunningTriptych): Promise<CookieBrowser> {
  const browser = new CookieBrowser(authOf(server))
  expect((await browser.post('/api/v1/auth/otp', { email: adminEmail })).status).toBe(202)
  const beginning = `sign-in code for ${adminEmail}: `
  await server.waitFor(beginning)
  const code = server.stderr().split(beginning)[1]?.slice(0, 6)
  expect((await browser.post('/api/v1/auth/otp/verify', { email: adminEmail, code })).status).toBe(200)
  return browser
}

async function tokenOf(browser: CookieBrowser, path: string): Promise<string> {
  const response = await browser.post(path, { name: 'a token' })
  expect(response.status).toBe(201)
  return ((await response.json()) as { token: string }).token
}

/** The address of a database with nothing in it. */
export async function emptyPostgres(): Promise<string> {
  const place = await createEmptyDatabase('postgres')
  onTestFinished(() => place.remove())
  if (place.settings.kind !== 'postgres') throw new Error('not PostgreSQL')
  return place.settings.url
}

/** A folder for archives. */
export async function archiveFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-archives-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
