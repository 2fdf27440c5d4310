import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { components } from '../../generated/content/types.ts'
import { authMigrations } from '../../src/auth/migrations/index.ts'
import type { AuthTables } from '../../src/auth/schema.ts'
import { type ContentStore, openContentStore } from '../../src/compose/content-store.ts'
import { openStore } from '../../src/compose/store.ts'
import { loadConfig } from '../../src/config.ts'
import { Credentials } from './auth-credentials.ts'
import { Editor, scope } from './content-editor.ts'
import { createServerDatabase, type DialectName } from './databases.ts'
import { type RunningProcess, type RunningTriptych, startCommand, startTriptych } from './process.ts'

type Schemas = components['schemas']

/** What a delivery answered. */
export interface Delivered {
  readonly status: number
  readonly etag: string
  readonly preview: string | null
  readonly text: string
}

/**
 * Real servers of one site, their people and agents. They share a database and a data folder, which outlive each of
 * them: one that was stopped or killed is followed by another with the same content.
 */
export class Newsroom {
  readonly #env: Readonly<Record<string, string>>
  readonly #cleaners: (() => Promise<unknown>)[] = []
  readonly #running = new Set<RunningTriptych>()
  #credentials: Credentials | undefined
  readonly dataDir: string

  private constructor(dataDir: string, env: Readonly<Record<string, string>>) {
    this.dataDir = dataDir
    this.#env = env
  }

  /**
   * @param env further settings of every server
   * @param dataDir a folder that is there and stays; one of its own when absent
   */
  static async open(
    dialect: DialectName,
    { env = {}, dataDir }: { env?: Readonly<Record<string, string>>; dataDir?: string } = {},
  ): Promise<Newsroom> {
    const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'triptych-newsroom-')))
    const surfaces = dataDir === undefined ? (['auth', 'content'] as const) : []
    const database = await createServerDatabase(dialect, folder, surfaces)
    const shared = { SVC_DATA_DIR: folder, SVC_SECRET_KEY: 'k'.repeat(64), SVC_WEBHOOKS: 'false' }
    const newsroom = new Newsroom(folder, { ...shared, ...database.env, ...env })
    if (dataDir === undefined) newsroom.#cleaners.push(() => rm(folder, { recursive: true, force: true }))
    newsroom.#cleaners.push(() => database.remove())
    return newsroom
  }

  /** Where the servers' PostgreSQL is. */
  get databaseUrl(): string {
    return this.#env.SVC_DATABASE_URL ?? ''
  }

  /** Starts a server of these surfaces, and waits until it is ready. */
  async start(
    args: readonly string[] = ['auth', 'content'],
    env: Record<string, string> = {},
  ): Promise<RunningTriptych> {
    const running = await startTriptych({ args, env: { ...this.#env, ...env } })
    this.#running.add(running)
    void running.exited.then(() => this.#running.delete(running))
    return running
  }

  /** Starts a command on the same data. */
  command(args: readonly string[]): RunningProcess {
    return startCommand(args, this.#env)
  }

  /** Makes the site, by an administrator. */
  async found(server: RunningTriptych): Promise<void> {
    const { client } = await this.person(server, 'Ada', 'admin')
    const site = await client.POST('/api/console/sites', { body: { id: scope.site } })
    const params = { path: { site: scope.site } }
    const made = await client.POST('/api/console/sites/{site}/environments', { params, body: { name: scope.env } })
    for (const { error, response } of [site, made]) {
      if (error !== undefined) throw new Error(`the site could not be made: ${response.status} ${error.code}`)
    }
  }

  /** A person with a session at the console. */
  async person(server: RunningTriptych, name: string, role: 'admin' | 'member' = 'member'): Promise<Editor> {
    const credentials = await this.credentials()
    const secret = await credentials.consoleSession(await credentials.actor('person', name, role))
    return sessionAt(server, secret)
  }

  /** An agent with a token, at the console and elsewhere. */
  async agent(server: RunningTriptych, name: string): Promise<{ readonly editor: Editor; readonly token: string }> {
    const credentials = await this.credentials()
    const id = await credentials.actor('agent', name)
    const { secret } = await credentials.token({ id, kind: 'agent' })
    return { editor: new Editor(server.urls.content, { Authorization: `Bearer ${secret}` }), token: secret }
  }

  /** Makes people and what they come in with. */
  async credentials(): Promise<Credentials> {
    if (this.#credentials !== undefined) return this.#credentials
    const db = await openStore<AuthTables>(loadConfig(this.#env), 'auth', authMigrations)
    this.#cleaners.unshift(() => db.close())
    this.#credentials = new Credentials(db)
    return this.#credentials
  }

  /** The database and the media that the servers work on, for looking at what no caller sees. */
  async store(): Promise<ContentStore> {
    const store = await openContentStore(loadConfig(this.#env))
    this.#cleaners.unshift(() => store.close())
    return store
  }

  /** Stops what runs, and takes everything away. */
  async close(): Promise<void> {
    await Promise.all([...this.#running].map((running) => running.stop('SIGKILL')))
    for (const clean of this.#cleaners) await clean()
  }
}

/** The same person at another server, or at the same one again: sessions are in the database. */
export function at(server: RunningTriptych, { headers }: Editor): Editor {
  const origin = headers.Cookie === undefined ? {} : { Origin: new URL(server.urls.content).origin }
  return new Editor(server.urls.content, { ...headers, ...origin })
}

function sessionAt(server: RunningTriptych, secret: string): Editor {
  const { content } = server.urls
  return new Editor(content, { Cookie: `content_session=${secret}`, Origin: new URL(content).origin })
}

/** Asks the delivery for something of the site: a route, `/_routes`, `/_redirects`. */
export async function look(server: RunningTriptych, path: string, token?: string): Promise<Delivered> {
  const url = `${server.urls.content}/api/v1/${scope.site}/${scope.env}${path}`
  const response = await fetch(url, { headers: token === undefined ? {} : { 'X-CMS-Preview-Token': token } })
  const { status, headers } = response
  return { status, etag: headers.get('ETag') ?? '', preview: headers.get('X-CMS-Preview'), text: await response.text() }
}

/** What everybody sees of the site as a whole. */
export async function lists(server: RunningTriptych) {
  const [routes, redirects] = await Promise.all([look(server, '/_routes'), look(server, '/_redirects')])
  if (routes.status !== 200 || redirects.status !== 200) throw new Error('the lists are not answered')
  const list: Schemas['RouteList'] = JSON.parse(routes.text)
  const rules: Schemas['RedirectList'] = JSON.parse(redirects.text)
  return { routes: list.routes.map(({ route }) => route), redirects: rules.redirects }
}
