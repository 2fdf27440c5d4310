import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Principal } from '../../src/access/principal.ts'
import { noSessions, type SessionVerifier } from '../../src/access/session-verifier.ts'
import { Addresses } from '../../src/compose/addresses.ts'
import { startContent } from '../../src/compose/content.ts'
import { type ContentStore, openContentStore } from '../../src/compose/content-store.ts'
import { type Config, loadConfig } from '../../src/config.ts'
import { importFolder } from '../../src/content/import/import-folder.ts'
import type { ImportOptions, ImportReport } from '../../src/content/import/report.ts'
import { createServerDatabase, type DialectName } from './databases.ts'
import { recordingLogger } from './server.ts'

/** The one who is signed in, with this cookie, while `members` holds their id. */
export const editor: Principal = {
  id: 'editor-1',
  kind: 'person',
  role: 'member',
  credential: 'session',
  credentialId: 'session-1',
}
export const editorCookie = 'content_session=editors-cookie'

/** A token of theirs. */
export const editorToken = 'wsp_editors-token'

/** A content surface under test: its replies are held against the contract, and everything goes when the test ends. */
export interface ContentServer {
  readonly url: string
  readonly base: string
  readonly store: ContentStore
  readonly members: Set<string>
  readonly log: Record<string, unknown>[]
  readonly config: Config
  get(path: string, headers?: Record<string, string>): Promise<Response>
  /** Imports a folder made of these files into `site`/`production`, published unless told otherwise. */
  bring(files: Record<string, string | Uint8Array>, options?: Partial<ImportOptions>): Promise<ImportReport>
  mint(body: Record<string, string>): Promise<string>
}

export async function startContentServer(
  dialect: DialectName,
  env: Record<string, string> = {},
): Promise<ContentServer> {
  const root = await mkdtemp(join(tmpdir(), 'triptych-content-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const dataDir = join(root, 'data')
  const database = await createServerDatabase(dialect, dataDir, ['content'])
  onTestFinished(() => database.remove())
  const config = loadConfig({ SVC_DATA_DIR: dataDir, SVC_CONTENT_PORT: '0', ...database.env, ...env })

  const members = new Set([editor.id])
  const sessions: SessionVerifier = {
    ...noSessions,
    verifySession: async (cookie) => (cookie === 'editors-cookie' && members.has(editor.id) ? editor : null),
    verifyToken: async (token) =>
      token === editorToken && members.has(editor.id)
        ? { ...editor, credential: 'token', credentialId: 'token-1' }
        : null,
    isMember: async (id) => members.has(id),
  }
  const { logger, lines } = recordingLogger()
  const running = await startContent(config, { logger, addresses: new Addresses(config), sessions, checkReplies: true })
  onTestFinished(() => running.close())
  const store = await openContentStore(config)
  onTestFinished(() => store.close())

  const { url } = running
  let imports = 0
  return {
    url,
    base: `${url}/api/v1/site/production`,
    store,
    members,
    log: lines,
    config,
    get: (path, headers = {}) => fetch(path.startsWith('/') ? `${url}${path}` : path, { headers }),
    async bring(files, options = {}) {
      const folder = join(root, `folder-${++imports}`)
      for (const [file, content] of Object.entries(files)) {
        await mkdir(dirname(join(folder, file)), { recursive: true })
        await writeFile(join(folder, file), content)
      }
      const publish = options.release === undefined
      const report = await importFolder(store, folder, { site: 'site', env: 'production', publish, ...options })
      if (report.problems.length > 0) throw new Error(JSON.stringify(report.problems))
      return report
    },
    async mint(body) {
      const response = await fetch(`${url}/api/preview-token`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Cookie: editorCookie, Origin: url },
        body: JSON.stringify(body),
      })
      if (!response.ok) throw new Error(`${await response.text()}\n${JSON.stringify(lines)}`)
      return ((await response.json()) as { token: string }).token
    },
  }
}

/** A page's Markdown. */
export function page(title: string, body = `About ${title}.`, more = ''): string {
  return `---\ntitle: ${title}\ndescription: ${title}, described.\n${more}---\n\n${body}\n`
}

/** Everything of an answer that the caller can see but what differs between any two: date, request id, connection. */
export async function visible(response: Response): Promise<unknown> {
  const headers = [...response.headers].filter(([name]) => !/^(?:date|x-request-id|connection|keep-alive)$/.test(name))
  return { status: response.status, headers, body: await response.text() }
}
