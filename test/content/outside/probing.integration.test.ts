import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../../generated/content/routes.ts'
import { done, Editor, type Held, type Release, scope } from '../../support/content-editor.ts'
import { Newsroom } from '../../support/content-newsroom.ts'
import { visible } from '../../support/content-server.ts'
import { png } from '../../support/every-content-operation.ts'
import type { RunningTriptych } from '../../support/process.ts'

const operations = routes.filter(({ path }) => path.startsWith('/api/console/'))

describe('what is hidden, by every door', () => {
  let newsroom: Newsroom
  let server: RunningTriptych
  let ann: Editor
  /** What the parameters of the console's operations name. */
  let there: Readonly<Record<string, string>>
  let release: Held<Release>

  beforeAll(async () => {
    newsroom = await Newsroom.open('sqlite')
    server = await newsroom.start()
    await newsroom.found(server)
    const admin = await newsroom.person(server, 'Ada', 'admin')
    ann = await newsroom.person(server, 'Ann')
    const site = { site: scope.site }
    await admin.client.POST('/api/console/sites/{site}/environments', {
      params: { path: site },
      body: { name: 'test' },
    })
    await admin.client.POST('/api/console/sites', { body: { id: 'other' } })
    const other = { params: { path: { site: 'other' } }, body: { name: 'production' } }
    await admin.client.POST('/api/console/sites/{site}/environments', other)
    const webhook = await admin.client.POST('/api/console/sites/{site}/webhooks', {
      params: { path: site },
      body: { url: 'https://www.example.com/hook' },
    })
    await ann.publicPage('/shown')
    const launch = await ann.page('/launch', 'The secret launch', {
      meta: { title: 'The secret launch', description: '', redirectsFrom: ['/soon'] },
    })
    release = await ann.releaseOf('Launch', launch.value.id)
    await done(ann.putMedia('docs/launch.png', null, png))
    there = {
      ...scope,
      documentId: launch.value.id,
      releaseId: release.value.id,
      webhookId: webhook.data?.webhook.id ?? '',
      key: 'docs/launch.png',
      type: 'markdown',
      revision: '1',
    }
  })

  afterAll(() => newsroom.close())

  const missing = { site: 'nowhere', env: 'nothing', documentId: crypto.randomUUID(), releaseId: crypto.randomUUID() }
  const absent = { ...missing, webhookId: crypto.randomUUID(), key: 'docs/none.png', type: 'none', revision: '9' }

  function ask(method: string, template: string, names: Readonly<Record<string, string>>, headers = {}) {
    const path = template.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '')
    return fetch(`${server.urls.content}${path}`, { method, headers })
  }

  it.each([
    ['nothing', {}],
    ['a session that is none', { Cookie: `content_session=${'s'.repeat(43)}` }],
    ['a token that is none', { Authorization: `Bearer wsa_${'t'.repeat(36)}` }],
  ] as const)('the console answers a request with %s alike for what is there and what is not', async (_, headers) => {
    expect(operations.length).toBeGreaterThan(40)
    const sent = { ...headers, Origin: new URL(server.urls.content).origin }
    for (const { method, path, operationId } of operations) {
      const [real, made] = [await ask(method, path, there, sent), await ask(method, path, absent, sent)]
      expect([operationId, real.status]).toEqual([operationId, 401])
      expect(await visible(real)).toEqual(await visible(made))
    }
  })

  it('the search tells an anonymous request nothing of what it would find', async () => {
    const list = `/api/console/sites/{site}/environments/{env}/documents?q=`
    const [found, nothing] = [await ask('GET', `${list}secret`, there), await ask('GET', `${list}nonsense`, there)]
    expect(found.status).toBe(401)
    expect(await visible(found)).toEqual(await visible(nothing))
  })

  it('a preview token of elsewhere is refused before anything is looked up', async () => {
    const ofTest = new Editor(ann.baseUrl, ann.headers, { ...scope, env: 'test' })
    const ofOther = new Editor(ann.baseUrl, ann.headers, { ...scope, site: 'other' })
    const inTest = await done(ofTest.createRelease('Launch'))
    const tokens = [
      (await done(ofTest.previewToken())).value.token,
      (await done(ofOther.previewToken())).value.token,
      (await done(ofTest.previewToken(inTest.value.id))).value.token,
    ]
    // A release is of its environment.
    expect(await ofTest.previewToken(release.value.id)).toMatchObject({ status: 404 })
    for (const token of tokens) {
      const answers = await Promise.all(
        ['/launch', '/nothing', '/shown', '/_partials/launch', '/_routes', ''].map(async (path) => {
          const response = await fetch(`${server.urls.content}/api/v1/docs/production${path}`, {
            headers: { 'X-CMS-Preview-Token': token },
          })
          return { status: response.status, code: JSON.parse(await response.text()).code }
        }),
      )
      for (const answer of answers) expect(answer).toEqual({ status: 403, code: 'preview_token_invalid' })
    }
  })

  it('lists are of what is public, whatever token they are asked with', async () => {
    const tokens = [await done(ann.previewToken()), await done(ann.previewToken(release.value.id))]
    for (const list of ['/_routes', '/_redirects', '/_routes?limit=1']) {
      const url = `${server.urls.content}/api/v1/docs/production${list}`
      const plain = await (await fetch(url)).text()
      expect(plain).not.toContain('launch')
      for (const { value } of tokens) {
        const asked = await fetch(url, { headers: { 'X-CMS-Preview-Token': value.token } })
        expect(await asked.text()).toBe(plain)
      }
    }
  })

  it('a guess at what is hidden is never confirmed', async () => {
    const { token } = (await done(ann.previewToken(release.value.id))).value
    const hidden = `${server.urls.content}/api/v1/docs/production/launch`
    const draft = await fetch(hidden, { headers: { 'X-CMS-Preview-Token': token } })
    expect(draft.status).toBe(200)
    const etag = draft.headers.get('ETag') ?? '"none"'
    const nothing = `${server.urls.content}/api/v1/docs/production/nothing`
    for (const headers of [
      {},
      { 'If-None-Match': etag },
      { 'If-None-Match': '*' },
      { Range: 'bytes=0-1' },
      { Origin: 'null' },
    ])
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT']) {
        const answers = [hidden, nothing].map(async (url) => visible(await fetch(url, { method, headers })))
        expect(await answers[0]).toEqual(await answers[1])
      }
    // What took a page down leaves no trace of it either.
    const page = await ann.publicPage('/gone')
    const live = await done(ann.read(page.value.id))
    const gone = `${server.urls.content}/api/v1/docs/production/gone`
    const was = await fetch(gone)
    await done(ann.unpublish(page.value.id, live.etag))
    expect((await fetch(gone)).status).toBe(404)
    const asked = { headers: { 'If-None-Match': was.headers.get('ETag') ?? '' } }
    expect(await visible(await fetch(gone, asked))).toEqual(await visible(await fetch(nothing, asked)))
  })

  it('changes of drafts and releases change nothing that is public', async () => {
    const paths = ['', '/shown', '/launch', '/_routes', '/_redirects', '/_routes?limit=1', '/soon']
    const view = () =>
      Promise.all(
        paths.map(async (path) => visible(await fetch(`${server.urls.content}/api/v1/docs/production${path}`))),
      )
    const before = [await view(), (await done(ann.contentVersion())).value]
    const draft = await ann.page('/later', 'Later', {
      meta: { title: '', description: '', redirectsFrom: ['/sooner'] },
    })
    const moved = await done(ann.move(draft.value.id, draft.etag, '/much-later'))
    const later = await ann.releaseOf('Later', draft.value.id)
    await done(ann.schedule(later.value.id, later.etag, Date.now() + 86_400_000))
    const deleted = await ann.page('/never')
    expect((await ann.remove(deleted.value.id, deleted.etag)).status).toBe(204)
    await done(ann.create({ kind: 'redirect', from: '/short', to: '/much-later', status: 302 }))
    expect(moved.value.key).toBe('/much-later')
    expect([await view(), (await done(ann.contentVersion())).value]).toEqual(before)
  })

  it('media have no drafts: a file is public as soon as it is there, as the manual says', async () => {
    expect((await fetch(`${server.urls.content}/media/docs/launch.png`)).status).toBe(200)
  })
})
