import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import type { SurfaceName } from '../../../src/compose/addresses.ts'
import { openContentStore } from '../../../src/compose/content-store.ts'
import { surfaceStarters } from '../../../src/compose/surfaces.ts'
import { type Config, loadConfig } from '../../../src/config.ts'
import { importFolder } from '../../../src/content/import/import-folder.ts'
import type { ImportOptions } from '../../../src/content/import/report.ts'
import { adminEmail } from '../../support/auth-server.ts'
import { CookieBrowser } from '../../support/cookie-browser.ts'
import { createServerDatabase, type DialectName } from '../../support/databases.ts'
import { freePort, onLocalhost } from '../../support/loopback.ts'
import { startTriptych } from '../../support/process.ts'
import { recordingLogger } from '../../support/server.ts'

/** An auth and a content surface that know each other. */
export interface World {
  /** The public addresses. */
  readonly auth: string
  readonly content: string
  /** Where they listen: the same servers by other names. */
  readonly authAddress: string
  readonly contentAddress: string
  /** The settings under which content runs. */
  readonly contentConfig: Config
  /** A browser on a page of the auth surface. */
  browser(): CookieBrowser
  /** The first administrator's browser, on a page of content; signed in when it is first asked for. */
  admin(): Promise<CookieBrowser>
  /** Makes a member who has not signed in yet, as the administrator: the email. */
  invite(): Promise<string>
  /** The code that was logged for an email; waits until it is there. Each is told once. */
  codeFor(email: string): Promise<string>
  /** Ends the auth surface; only where it is a process of its own. */
  stopAuth(): Promise<void>
  /** Ends all of it. */
  close(): Promise<void>
}

/** The world of one test, closed when it ends. */
export async function forThisTest(starting: Promise<World>): Promise<World> {
  const world = await starting
  onTestFinished(() => world.close())
  return world
}

/** Both surfaces in this process. */
export async function startTogether(dialect: DialectName, env: Record<string, string> = {}): Promise<World> {
  const ends: End[] = []
  const config = loadConfig({ ...(await freshSettings(dialect, ends)), ...env })
  const { logger, lines } = recordingLogger()
  const urls: Partial<Record<SurfaceName, string>> = {}
  const serving = { logger, sample: false, checkReplies: true }
  for (const start of surfaceStarters(config, new Set<SurfaceName>(['auth', 'content']), serving)) {
    const running = await start()
    ends.push(async () => {
      await running.close()
      await running.release?.()
    })
    urls[running.name as SurfaceName] = running.url
  }
  const { auth = '', content = '' } = urls
  return world({
    auth: config.auth.url?.origin ?? onLocalhost(auth),
    content: config.content.url?.origin ?? onLocalhost(content),
    authAddress: auth,
    contentAddress: content,
    contentConfig: config,
    logged: () => lines.map(({ msg }) => String(msg)),
    stopAuth: () => Promise.reject(new Error('auth is part of this process')),
    ends,
  })
}

/** Both surfaces in one process, as `serve` runs them, with the sample site. */
export async function startServing(): Promise<World> {
  const running = await startTriptych({
    args: ['auth', 'content', '--sample', '--check-replies'],
    env: { SVC_ADMIN_EMAIL: adminEmail },
  })
  return world({
    auth: onLocalhost(running.urls.auth),
    content: onLocalhost(running.urls.content),
    authAddress: running.urls.auth,
    contentAddress: running.urls.content,
    contentConfig: loadConfig({ SVC_DATA_DIR: running.dataDir }),
    logged: () => messagesIn(running.stderr()),
    stopAuth: () => Promise.reject(new Error('auth is part of the same process')),
    ends: [async () => void (await running.stop())],
  })
}

/** Each surface in a process of its own. */
export async function startApart(): Promise<World> {
  const ends: End[] = []
  // Auth has to know where content will be before there is a content that knows auth.
  const port = String(await freePort())
  const auth = await startTriptych({
    args: ['auth', '--check-replies'],
    env: { SVC_ADMIN_EMAIL: adminEmail, SVC_CONTENT_URL: `http://localhost:${port}` },
  })
  ends.push(async () => void (await auth.stop()))
  const settings = await freshSettings('sqlite', ends)
  const content = await startTriptych({
    args: ['content', '--check-replies'],
    env: { ...settings, SVC_CONTENT_PORT: port, SVC_AUTH_URL: onLocalhost(auth.urls.auth) },
  })
  ends.push(async () => void (await content.stop()))
  return world({
    auth: onLocalhost(auth.urls.auth),
    content: onLocalhost(content.urls.content),
    authAddress: auth.urls.auth,
    contentAddress: content.urls.content,
    contentConfig: loadConfig(settings),
    logged: () => messagesIn(auth.stderr()),
    stopAuth: async () => void (await auth.stop()),
    ends,
  })
}

function messagesIn(log: string): string[] {
  // What follows the last line's end is not whole yet.
  return log
    .split('\n')
    .slice(0, -1)
    .flatMap((line) => (line.startsWith('{') ? [String(JSON.parse(line).msg)] : []))
}

type Parts = Pick<World, 'auth' | 'content' | 'authAddress' | 'contentAddress' | 'contentConfig' | 'stopAuth'> & {
  logged(): readonly string[]
  readonly ends: readonly End[]
}

type End = () => Promise<void>

function world({ logged, ends, ...parts }: Parts): World {
  const told = new Map<string, number>()
  let admin: Promise<CookieBrowser> | undefined
  let invited = 0
  const made: World = {
    ...parts,
    browser: () => new CookieBrowser(parts.auth),
    admin() {
      admin ??= signedInAtContent(made)
      return admin
    },
    async invite() {
      const email = `member-${++invited}@example.com`
      const { status } = await (await made.admin()).at(parts.auth).post('/api/v1/members', { email })
      if (status !== 201) throw new Error(`the invitation was answered ${status}`)
      return email
    },
    codeFor(email) {
      const beginning = `sign-in code for ${email}: `
      const before = told.get(email) ?? 0
      return vi.waitFor(() => {
        const code = logged().filter((line) => line.startsWith(beginning))[before]
        if (code === undefined) throw new Error(`no code for ${email}`)
        told.set(email, before + 1)
        return code.slice(beginning.length)
      })
    },
    async close() {
      for (const end of ends.toReversed()) await end()
    },
  }
  return made
}

async function freshSettings(dialect: DialectName, ends: End[]): Promise<Record<string, string>> {
  const root = await mkdtemp(join(tmpdir(), 'triptych-consoles-'))
  ends.push(() => rm(root, { recursive: true, force: true }))
  const database = await createServerDatabase(dialect, root)
  ends.push(() => database.remove())
  const ports = { SVC_AUTH_PORT: '0', SVC_CONTENT_PORT: '0' }
  // No bridge is part of this process, so it has to be named.
  const bridge = { SVC_BRIDGE_URL: 'http://localhost:8582' }
  return { SVC_DATA_DIR: root, SVC_ADMIN_EMAIL: adminEmail, ...ports, ...bridge, ...database.env }
}

/** Signs in at the login page by code, from wherever the page leads: the answer where it ends. */
export async function signInByForm(world: World, browser: CookieBrowser, start: string, email = adminEmail) {
  const login = await browser.visit(start)
  if (login.status !== 200) throw new Error(`${login.url} answered ${login.status}`)
  const next = new URL(login.url).searchParams.get('next')
  const fields = { email, ...(next === null ? {} : { next }) }
  await goOn(browser, await browser.submit('/login', fields))
  return goOn(browser, await browser.submit('/login', { ...fields, code: await world.codeFor(email) }))
}

/** The answer where a redirect leads in the end. */
export function goOn(browser: CookieBrowser, response: Response): Promise<Response> {
  return browser.visit(locationOf(response).href)
}

/** Where an answer leads. */
export function locationOf(response: Response): URL {
  const location = response.headers.get('Location')
  if (location === null) throw new Error(`${response.url} answered ${response.status} and leads nowhere`)
  return new URL(location, response.url)
}

/** Signed in at content's console: the browser, on a page of content. A member can be given a code once a minute. */
export async function signedInAtContent(world: World, email = adminEmail): Promise<CookieBrowser> {
  const browser = world.browser()
  const front = await signInByForm(world, browser, `${world.content}/`, email)
  if (front.url !== `${world.content}/`) throw new Error(`the sign-in ended at ${front.url}`)
  return browser.at(world.content)
}

/** Imports a folder made of these files into `site`/`production`. */
export async function bring(
  { contentConfig }: World,
  files: Record<string, string>,
  options: Partial<ImportOptions> = {},
): Promise<void> {
  const store = await openContentStore(contentConfig)
  const folder = await mkdtemp(join(tmpdir(), 'triptych-folder-'))
  try {
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), text)
    }
    const { problems } = await importFolder(store, folder, { site: 'site', env: 'production', ...options })
    if (problems.length > 0) throw new Error(JSON.stringify(problems))
  } finally {
    await store.close()
    await rm(folder, { recursive: true, force: true })
  }
}
