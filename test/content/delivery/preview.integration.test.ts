import { createHmac } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { decodePreviewToken, previewKey, signPreviewToken } from '../../../src/content/preview-token.ts'
import { editor, editorCookie, page, startContentServer, visible } from '../../support/content-server.ts'
import { dialects } from '../../support/databases.ts'

const drafts = { siteId: 'site', envId: 'production' }

async function titleOf(response: Response): Promise<unknown> {
  return ((await response.json()) as { meta: { title: string } }).meta.title
}

describe.each(dialects)('preview (%s)', (dialect) => {
  it('shows drafts to a token, in the query or in the header, and the rest as it is', async () => {
    const { bring, get, base, mint } = await startContentServer(dialect)
    await bring({ 'pages/a.md': page('A'), 'pages/b.md': page('B'), 'partials/p.md': 'old', 'i18n/en.yml': 'k: old' })
    await bring(
      { 'pages/a.md': page('A2'), 'pages/new.md': page('New'), 'partials/p.md': 'new', 'i18n/en.yml': 'k: new' },
      { publish: false },
    )
    const token = await mint(drafts)
    for (const read of [
      (path: string) => get(`${base}${path}?previewToken=${token}`),
      (path: string) => get(`${base}${path}`, { 'X-CMS-Preview-Token': token }),
      (path: string) => get(`${base}${path}?previewToken=ignored`, { 'X-CMS-Preview-Token': token }),
    ]) {
      const a = await read('/a')
      expect([a.headers.get('x-cms-preview'), a.headers.get('cache-control')]).toEqual(['granted', 'private, no-store'])
      expect(await titleOf(a)).toBe('A2')
      const b = await read('/b')
      expect([b.headers.get('x-cms-preview'), await titleOf(b)]).toEqual(['granted', 'B'])
      expect(await titleOf(await read('/new'))).toBe('New')
      expect(await (await read('/_partials/p')).text()).toContain('new')
      expect(await (await read('/i18n/en')).json()).toEqual({ k: 'new' })
      for (const path of ['', '/nothing', '/_partials/nothing']) {
        const nothing = await read(path)
        expect([path, nothing.status, nothing.headers.get('x-cms-preview')]).toEqual([path, 404, 'granted'])
      }
    }
    // No other visitor sees any of it.
    expect(await titleOf(await get(`${base}/a`))).toBe('A')
    expect((await get(`${base}/new`)).status).toBe(404)
  })

  it('lists what is public to a token too', async () => {
    const { bring, get, base, mint } = await startContentServer(dialect)
    await bring({ 'pages/a.md': page('A') })
    await bring({ 'pages/new.md': page('New') }, { publish: false })
    const plain = await visible(await get(`${base}/_routes`))
    expect(await visible(await get(`${base}/_routes?previewToken=${await mint(drafts)}`))).toEqual(plain)
  })

  it('says that an empty token opens nothing', async () => {
    const { bring, get, base } = await startContentServer(dialect)
    await bring({ 'pages/a.md': page('A') })
    for (const response of [
      await get(`${base}/a?previewToken=`),
      await get(`${base}/a?previewToken`),
      await get(`${base}/a`, { 'X-CMS-Preview-Token': '' }),
    ]) {
      expect([response.status, response.headers.get('x-cms-preview'), response.headers.get('cache-control')]).toEqual([
        ...[200, 'denied; no-token', 'public, max-age=0, s-maxage=60'],
      ])
    }
  })

  it('shows a release as if it were published', async () => {
    const { bring, get, base, mint, store } = await startContentServer(dialect)
    await bring({ 'pages/a.md': page('A'), 'pages/gone.md': page('Gone'), 'pages/same.md': page('Same') })
    await bring({ 'pages/a.md': page('Draft') }, { publish: false })
    await bring(
      { 'pages/a.md': page('Released'), 'pages/b.md': page('B'), 'pages/same.md': page('Same') },
      { release: 'spring', prune: true },
    )
    await bring({ 'pages/a.md': page('Later draft') }, { publish: false })
    const { id } = await store.db.reader.selectFrom('release').select('id').executeTakeFirstOrThrow()
    const token = await mint({ ...drafts, releaseId: id })
    const read = (path: string) => get(`${base}${path}?previewToken=${token}`)
    const a = await read('/a')
    expect([a.headers.get('x-cms-preview'), a.headers.get('cache-control')]).toEqual([
      'granted; release',
      'private, no-store',
    ])
    expect(await titleOf(a)).toBe('Released')
    expect(await titleOf(await read('/b'))).toBe('B')
    expect(await titleOf(await read('/same'))).toBe('Same')
    const gone = await read('/gone')
    expect([gone.status, gone.headers.get('x-cms-preview'), gone.headers.get('cache-control')]).toEqual([
      ...[404, 'granted; release', 'private, no-store'],
    ])
    expect(await titleOf(await get(`${base}/gone`))).toBe('Gone')

    await store.db.transaction([], async (trx) => {
      await trx.deleteFrom('release_item').execute()
      await trx.deleteFrom('release').execute()
    })
    const after = await read('/a')
    expect([after.status, after.headers.get('x-cms-preview'), await titleOf(after)]).toEqual([
      200,
      'denied; no-release',
      'A',
    ])
  })

  it('refuses every token that is not valid here with 403, whether or not there is something to see', async () => {
    const { bring, get, base, url, mint, store, members, config } = await startContentServer(dialect)
    await bring({ 'pages/a.md': page('A') })
    await bring({ 'pages/a.md': page('A') }, { env: 'staging' })
    await bring({ 'pages/a.md': page('A') }, { site: 'other' })
    const token = await mint(drafts)
    const claims = decodePreviewToken(token)
    if (claims === null) throw new Error('not a token')
    const [payload = '', mac = ''] = token.split('.')
    const secret = config.secretKey?.reveal() ?? (await readSecret(config.dataDir))
    const { token_epoch } = await store.db.reader
      .selectFrom('environment')
      .select('token_epoch')
      .where('site_id', '=', 'site')
      .where('name', '=', 'production')
      .executeTakeFirstOrThrow()
    const key = previewKey(secret, 'site', 'production', token_epoch)
    expect(signPreviewToken(claims, key)).toBe(token)

    const forged = Buffer.from(JSON.stringify({ ...claims, exp: claims.exp + 9 })).toString('base64url')
    const bad = {
      'no token': 'x',
      'no signature': payload,
      'a cut signature': token.slice(0, -1),
      'another signature': `${payload}.${mac.startsWith('A') ? 'B' : 'A'}${mac.slice(1)}`,
      'three parts': `${token}.x`,
      'a changed payload': `${forged}.${mac}`,
      'another key': `${payload}.${createHmac('sha256', 'guess').update(payload).digest('base64url')}`,
      expired: signPreviewToken({ ...claims, exp: Math.floor(Date.now() / 1000) - 1 }, key),
      'an environment of the same site': await mint({ siteId: 'site', envId: 'staging' }),
      'another site': await mint({ siteId: 'other', envId: 'production' }),
      'a former member': signPreviewToken({ ...claims, sub: 'somebody-else' }, key),
      'far too long': 'x'.repeat(5000),
    }
    const answers = new Map<string, unknown>()
    for (const [name, value] of Object.entries(bad)) {
      for (const path of ['/a', '/nothing', '', '/_partials/x', '/i18n/x', '/_routes', '/_redirects', '/_x']) {
        const response = await get(`${base}${path}?previewToken=${value}`)
        expect([name, path, response.status]).toEqual([name, path, 403])
        answers.set(name, await response.json())
      }
      expect((await get(`${base}/a`, { 'X-CMS-Preview-Token': value })).status).toBe(403)
    }
    for (const answer of answers.values()) expect(answer).toMatchObject({ code: 'preview_token_invalid' })
    expect((await get(`${url}/api/v1/nowhere/production/a?previewToken=${token}`)).status).toBe(403)

    expect((await get(`${base}/a?previewToken=${token}`)).status).toBe(200)
    members.delete(editor.id)
    expect((await get(`${base}/a?previewToken=${token}`)).status).toBe(403)
    members.add(editor.id)
    const revoked = { token_epoch: token_epoch + 1 }
    await store.db.writer.updateTable('environment').set(revoked).where('site_id', '=', 'site').execute()
    await vi.waitFor(async () => expect((await get(`${base}/a?previewToken=${token}`)).status).toBe(403))
  })

  it('never keeps a token in the log', async () => {
    const { bring, get, base, mint, log } = await startContentServer(dialect)
    await bring({ 'pages/a.md': page('A') })
    const token = await mint(drafts)
    await get(`${base}/a?previewToken=${token}`)
    await get(`${base}/nothing?previewToken=${token}x`)
    await get(`${base}/nothing?x=1&%70reviewToken=${token}y&previewToken=${token}`)
    const text = JSON.stringify(log)
    expect(text).toContain('preview_token_invalid')
    expect(text).not.toContain(token.slice(0, 20))
    expect(text).not.toContain('editors-cookie')
  })

  it('mints for a session only, for what is there only', async () => {
    const { bring, url, config } = await startContentServer(dialect)
    await bring({ 'pages/a.md': page('A') })
    const mint = async (body: unknown, headers: Record<string, string>) => {
      const init = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }
      const response = await fetch(`${url}/api/preview-token`, init)
      return [response.status, ((await response.json()) as { code?: string }).code]
    }
    const own = { Cookie: editorCookie, Origin: url }
    expect(config.content.url).toBeNull()
    expect(await mint(drafts, own)).toEqual([200, undefined])
    expect(await mint(drafts, {})).toEqual([401, 'unauthenticated'])
    expect(await mint(drafts, { Cookie: 'content_session=stale', Origin: url })).toEqual([401, 'unauthenticated'])
    expect(await mint(drafts, { Cookie: `__Host-${editorCookie}`, Origin: url })).toEqual([401, 'unauthenticated'])
    expect(await mint({ ...drafts, envId: 'none' }, own)).toEqual([404, 'not_found'])
    expect(await mint({ ...drafts, siteId: 'none' }, own)).toEqual([404, 'not_found'])
    expect(await mint({ ...drafts, releaseId: 'none' }, own)).toEqual([404, 'not_found'])
    for (const member of ['siteId', 'envId', 'releaseId']) {
      expect(await mint({ ...drafts, [member]: 'no\0ne' }, own)).toEqual([404, 'not_found'])
    }
    expect(await mint({ siteId: 'site' }, own)).toEqual([400, 'invalid_request'])
    expect(await mint({ ...drafts, extra: 1 }, own)).toEqual([400, 'invalid_request'])
    for (const origin of ['https://else.example', 'null', url.replace(/\d+$/, '1')]) {
      expect(await mint(drafts, { Cookie: editorCookie, Origin: origin })).toEqual([403, 'foreign_origin'])
    }
    expect(await mint(drafts, { Cookie: editorCookie })).toEqual([403, 'foreign_origin'])
    expect(await mint(drafts, { Cookie: editorCookie, 'Sec-Fetch-Site': 'same-origin' })).toEqual([200, undefined])
  })
})

async function readSecret(dataDir: string): Promise<string> {
  const { readFile } = await import('node:fs/promises')
  return (await readFile(`${dataDir}/secret.key`, 'utf8')).trim()
}
