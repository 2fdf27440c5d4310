import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authMigrations } from '../../src/auth/migrations/index.ts'
import type { AuthTables } from '../../src/auth/schema.ts'
import { openStore } from '../../src/compose/store.ts'
import { loadConfig } from '../../src/config.ts'
import type { Route } from '../../src/contract/route.ts'
import type { Database } from '../../src/db/database.ts'
import { uuidv7 } from '../../src/db/ids.ts'
import { Credentials } from '../support/auth-credentials.ts'
import { presentContent } from '../support/content-present.ts'
import { everyOperation } from '../support/every-operation.ts'
import { type RunningTriptych, startTriptych } from '../support/process.ts'

// What content refuses with 409, of every operation that declares it: what is there already, in use, public, through, or
// not what the rules of a site allow.

const { content } = everyOperation
const environment = '/api/console/sites/docs/environments/production'
const page = { kind: 'page', type: 'page', meta: { title: 'A page', description: '' }, zones: {} }

let server: RunningTriptych
let db: Database<AuthTables>
let caller: { readonly baseUrl: string; readonly headers: Record<string, string> }

beforeAll(async () => {
  const env = { SVC_WEBHOOKS: 'false', SVC_MEDIA_MAX_BYTES: '1024' }
  server = await startTriptych({ args: ['auth', 'content', '--sample', '--check-replies'], env })
  db = await openStore<AuthTables>(loadConfig({ SVC_DATA_DIR: server.dataDir }), 'auth', authMigrations)
  const credentials = new Credentials(db)
  const session = await credentials.consoleSession(await credentials.actor('person', 'Ann', 'admin'))
  const baseUrl = server.urls.content
  caller = { baseUrl, headers: { Cookie: `content_session=${session}`, Origin: new URL(baseUrl).origin } }
})

afterAll(async () => {
  await db?.close()
  await server?.stop()
})

/** Calls an address, and gives what it shows with its tag. */
async function call(method: string, path: string, body?: object, tag?: string) {
  const headers = { ...caller.headers, 'Content-Type': 'application/json', ...(tag ? { 'If-Match': tag } : {}) }
  const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) }
  const response = await fetch(`${caller.baseUrl}${path}`, init)
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return { body: text === '' ? {} : JSON.parse(text), tag: response.headers.get('ETag') ?? '' }
}

/** What to send instead of the request of the example. */
interface Scene {
  readonly ids?: object
  /** By the tag of what is there now. */
  readonly tagOf?: string
  readonly body?: object | Uint8Array<ArrayBuffer>
  /** How often; the last answer counts. */
  readonly times?: number
}

async function newPage(fields: object = {}, route = `/s${uuidv7()}`) {
  return { route, ...(await call('POST', `${environment}/documents`, { ...page, route, ...fields })) }
}
const documentPath = (id: string) => `${environment}/documents/${id}`

async function publicDocument() {
  const { body, tag } = await newPage()
  await call('POST', `${documentPath(body.id)}/publish`, undefined, tag)
  return { ids: { documentId: body.id }, tagOf: documentPath(body.id) }
}

async function refuseDeadLinks(): Promise<void> {
  const path = '/api/console/sites/docs/link-policy'
  await call('PUT', path, { check: 'refuse', ignore: [] }, (await call('GET', path)).tag)
}

async function publishLinking(markdown: string): Promise<void> {
  const zones = { main: { blocks: [{ id: 'a', type: 'markdown', fields: { markdown } }] } }
  const { body, tag } = await newPage({ zones })
  await call('POST', `${documentPath(body.id)}/publish`, undefined, tag)
}

/** Each brings a conflict about; the operations that are not here are about releases, or make something. */
const scenes: Readonly<Record<string, () => Promise<Scene>>> = {
  deleteSite: async () => ({ ids: { spare: 'docs' }, tagOf: '/api/console/sites/docs' }),
  deleteEnvironment: async () => ({ ids: { spare: 'production' }, tagOf: environment }),
  deleteDocument: publicDocument,
  changeDocuments: async () => {
    const { ids } = await publicDocument()
    const documents = [{ id: ids.documentId }]
    return { ids, body: { action: 'delete', mode: 'all', documents } }
  },
  saveDraft: async () => {
    const { body, tag } = await newPage()
    const other = await newPage()
    return { ids: { documentId: body.id, etag: tag.slice(1, -1) }, body: { ...page, route: other.route } }
  },
  moveDocument: async () => {
    const { body, tag } = await newPage()
    const other = await newPage()
    return { ids: { documentId: body.id, etag: tag.slice(1, -1) }, body: { to: other.route } }
  },
  restoreRevision: async () => {
    // What is restored keeps its place, but for a redirect, whose place is what it says.
    const redirect = (from: string) => ({ kind: 'redirect', from, to: '/', status: 301 })
    const [first, second] = [`/s${uuidv7()}`, `/s${uuidv7()}`]
    const { body, tag } = await call('POST', `${environment}/documents`, redirect(first))
    await call('PUT', documentPath(body.id), redirect(second), tag)
    await call('POST', `${environment}/documents`, redirect(first))
    return { ids: { documentId: body.id }, tagOf: documentPath(body.id) }
  },
  publishDocument: async () => {
    const type = `b${uuidv7()}`
    const made = { ...caller.headers, 'Content-Type': 'application/json', 'If-None-Match': '*' }
    const schema = JSON.stringify({ type: 'object', required: ['x'] })
    const path = `${caller.baseUrl}/api/console/sites/docs/block-types/${type}`
    expect((await fetch(path, { method: 'PUT', headers: made, body: schema })).status).toBe(201)
    const { body, tag } = await newPage({ zones: { main: { blocks: [{ id: 'a', type, fields: {} }] } } })
    return { ids: { documentId: body.id, etag: tag.slice(1, -1) } }
  },
  unpublishDocument: async () => {
    await refuseDeadLinks()
    const target = await newPage()
    await call('POST', `${documentPath(target.body.id)}/publish`, undefined, target.tag)
    await publishLinking(`[there](${target.route})`)
    return { ids: { documentId: target.body.id }, tagOf: documentPath(target.body.id) }
  },
  deleteMedia: async () => {
    await refuseDeadLinks()
    await publishLinking('![](/media/docs/house.png)')
    return { ids: { mediaKey: 'docs/house.png' }, tagOf: '/api/console/sites/docs/media/docs/house.png' }
  },
  promoteEnvironment: async () => {
    const { spare = '', etag = '' } = await presentContent(caller, 'promoteEnvironment', '/promotion')
    await call('POST', `${environment}/releases`, { name: spare })
    return { ids: { etag }, body: { from: spare, name: spare } }
  },
  putLanguages: async () => {
    await presentContent(caller, 'createTranslation', '{documentId}/translations')
    const { body } = await newPage()
    await call('POST', `${documentPath(body.id)}/translations`, { language: 'de', route: `/de/s${uuidv7()}` })
    const languages = '/api/console/sites/docs/languages'
    return { tagOf: languages, body: { languages: [{ code: 'en' }] } }
  },
  putTranslation: async () => {
    const ids = await presentContent(caller, 'putTranslation', '{documentId}/translations')
    const path = `${documentPath(ids.documentId ?? '')}/translations`
    await call('POST', path, { language: 'de', route: `/de/s${uuidv7()}` })
    return { ids, tagOf: path, body: { language: 'de' } }
  },
  publishTranslations: async () => {
    const ids = await presentContent(caller, 'publishTranslations', '{documentId}/translations')
    await refuseDeadLinks()
    const path = documentPath(ids.documentId ?? '')
    const { body, tag } = await call('GET', path)
    const zones = { main: { blocks: [{ id: 'a', type: 'markdown', fields: { markdown: '[there](/nowhere)' } }] } }
    await call('PUT', path, { ...body.content, zones }, tag)
    return { ids, tagOf: `${path}/translations`, body: {} }
  },
  revertRelease: async () => ({ ids: await presentContent(caller, 'getRelease', '{releaseId}') }),
  putBlockType: async () => ({ body: { type: 'nonsense' } }),
  putPageType: async () => ({ body: { type: 'nonsense' } }),
  putEnvironmentBlockType: async () => ({ body: { schema: { type: 'nonsense' } } }),
  putEnvironmentPageType: async () => ({ body: { schema: { type: 'nonsense' } } }),
  putMedia: async () => ({ body: new Uint8Array(Buffer.from('no picture')) }),
  createWebhook: async () => ({ body: { url: 'https://127.0.0.1/hooks' } }),
  updateWebhook: async () => ({ body: { url: 'https://127.0.0.1/hooks' } }),
  testWebhook: async () => ({ times: 100 }),
}

async function sceneOf({ operationId, path, method }: Route): Promise<Scene> {
  const scene = scenes[operationId]
  if (scene !== undefined) return { ids: await presentContent(caller, operationId, path), ...(await scene()) }
  if (path.includes('{releaseId}')) {
    const ids = await presentContent(caller, 'revertRelease', path)
    return { ids, tagOf: `${environment}/releases/${ids.releaseId}` }
  }
  if (method !== 'POST') throw new Error(`what ${operationId} comes up against stands nowhere`)
  return { ids: await presentContent(caller, operationId, path), times: 2 }
}

/** Calls an operation as a scene has it; its last answer. */
async function play({ operationId }: Route, { ids = {}, tagOf, body, times = 1 }: Scene): Promise<Response> {
  const tag = tagOf === undefined ? null : (await call('GET', tagOf)).tag
  const send = async (request: Request): Promise<Response> => {
    const headers = new Headers(request.headers)
    if (tag !== null) headers.set('If-Match', tag)
    const given = body instanceof Uint8Array ? body : body && JSON.stringify(body)
    const sent = given ?? (request.body === null ? null : await request.arrayBuffer())
    for (let i = 1; ; i++) {
      const response = await fetch(request.url, { method: request.method, headers, body: sent })
      if (i === times || response.status === 409) return response
      await response.arrayBuffer()
    }
  }
  return (await content.call(operationId, { ...caller, send }, ids)).response
}

describe('what content is asked to do and cannot', () => {
  const conflicting = content.routes.filter((route) => route.replies[409] !== undefined)

  it.each(conflicting)('is a conflict for $operationId', async (route) => {
    expect((await play(route, await sceneOf(route))).status).toBe(409)
  })

  it('is too large a file', async () => {
    const [route] = content.routes.filter(({ operationId }) => operationId === 'putMedia')
    if (route === undefined) throw new Error('the contract has no putMedia')
    const ids = await presentContent(caller, route.operationId, route.path)
    expect((await play(route, { ids, body: new Uint8Array(2048) })).status).toBe(413)
  })
})
