import { expect, it } from 'vitest'
import { TriptychError } from '../../../src/errors.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { ada } from '../documents/editor.ts'
import { scope } from '../links/linked-site.ts'
import { siteInLanguages, three } from './site-in-languages.ts'

describeEachDatabase('the languages of a site', (open) => {
  const start = async (declared = three) => siteInLanguages(await open(), declared)

  it('are in no answer of a site that has none', async () => {
    const { site, read, list } = await start([])
    const id = await site.public('/about')
    const { etag: _, ...page } = (await read(id)) ?? {}
    expect(Object.keys(page)).toEqual(['id', 'type', 'updatedAt', 'fields', 'metadata', 'route', 'meta', 'zones'])
    expect(Object.keys((await list())[0] ?? {})).toEqual([
      ...['id', 'type', 'route', 'title', 'description', 'updatedAt', 'fields'],
    ])
    await expect(read(id, 'en')).rejects.toMatchObject({ code: 'invalid_request' })
  })

  it('leave what a route answers as it is', async () => {
    const { site, db, begin, publish, choose } = await start([])
    const id = await site.public('/about')
    const body = async () =>
      db.reader.selectFrom('public_document').select(['body', 'etag']).where('key', '=', '/about').executeTakeFirst()
    const before = await body()
    await choose(three)
    await begin(id, 'de')
    await publish(id)
    expect(await body()).toEqual(before)
  })

  it('have their versions under one id, at a prefix or a slug of their own', async () => {
    const { site, begin, grid, publish, read } = await start()
    const id = await site.public('/about')
    const german = await begin(id, 'de')
    const swiss = await begin(german, 'de-CH', '/ch/ueber')
    expect(await grid(swiss)).toEqual([
      ['en', 'source', '/about'],
      ['de', 'current', '/de/about'],
      ['de-CH', 'current', '/ch/ueber'],
    ])
    expect(await read(id)).toMatchObject({ language: 'en', hreflang: { en: '/about', 'x-default': '/about' } })
    await publish(german)
    const all = { de: '/de/about', 'de-CH': '/ch/ueber', en: '/about', 'x-default': '/about' }
    for (const [each, language] of [
      [id, 'en'],
      [german, 'de'],
      [swiss, 'de-CH'],
    ] as const) {
      const found = await read(each)
      expect(found).toMatchObject({ id: each, language, hreflang: all })
      expect(Object.keys(found?.hreflang)).toEqual(Object.keys(all))
      expect((await read(id, language))?.id).toBe(each)
    }
  })

  it('fall back among public versions, and reveal none that is not', async () => {
    const { site, begin, publish, read } = await start()
    const id = await site.public('/about')
    const german = await begin(id, 'de')
    expect(await read(id, 'de-CH')).toMatchObject({ id, language: 'en' })
    expect(await read(german, 'de')).toBeNull()
    expect(await read(german, 'en')).toBeNull()
    await publish(id, ['de'])
    expect(await read(id, 'de-CH')).toMatchObject({ id: german, language: 'de' })
    await site.unpublish(id)
    expect(await read(id, 'de')).toBeNull()
    expect(await read(german)).toMatchObject({ hreflang: { de: '/de/about' } })
    expect((await read(german))?.hreflang).not.toHaveProperty('x-default')
    expect(await read(german, 'en')).toBeNull()
    await expect(read(german, 'fr')).rejects.toMatchObject({ code: 'invalid_request' })
    expect(await read('01938f3e-7a5b-7c3d-8e9f-0a1b2c3d4e5f', 'fr')).toBeNull()
  })

  it('show drafts to a preview', async () => {
    const { site, begin, read } = await start()
    const id = await site.public('/about')
    const german = await begin(id, 'de')
    expect(await read(id, 'de', { kind: 'draft' })).toMatchObject({
      id: german,
      hreflang: { de: '/de/about', en: '/about', 'x-default': '/about' },
    })
    const release = await site.release('German', [german])
    expect(await read(id, 'de', { kind: 'release', id: release })).toMatchObject({ id: german, language: 'de' })
    expect(await read(id, 'de')).toMatchObject({ id })
  })

  it('change the tag and the version of all versions with each of them', async () => {
    const { site, begin, publish, read, version, put } = await start()
    const id = await site.public('/about')
    const german = await begin(id, 'de')
    const seen = [(await read(id))?.etag]
    const versions = [await version()]
    const changes = [
      () => publish(german, ['de']),
      async () => {
        await site.move(german, '/de/ueber')
        await site.publish(german)
      },
      () => put(german, { language: 'de' }),
      () => put(german, { language: 'de', of: id }),
      () => site.unpublish(german),
    ]
    for (const change of changes) {
      await change()
      versions.push(await version())
      seen.push((await read(id))?.etag)
    }
    expect(new Set(versions).size).toBe(versions.length)
    for (const [index, tag] of seen.entries()) expect(tag).not.toBe(seen[index + 1])
  })

  it('filter lists', async () => {
    const { site, begin, publish, routes, put, list } = await start()
    const id = await site.public('/about')
    await site.public('/other')
    await begin(id, 'de')
    await publish(id)
    const alone = await site.public('/impressum')
    await put(alone, { language: 'de' })
    expect(await routes()).toEqual(['/about', '/de/about', '/impressum', '/other'])
    expect(await routes('de')).toEqual(['/de/about', '/impressum'])
    expect(await routes('en')).toEqual(['/about', '/other'])
    expect(await routes('de-CH')).toEqual([])
    expect((await list('de'))[0]).toMatchObject({ language: 'de', hreflang: { en: '/about' } })
    await expect(routes('fr')).rejects.toMatchObject({ code: 'invalid_request' })
  })

  it('say what is missing and what is older than its source', async () => {
    const { site, begin, groups, put, grid } = await start()
    const id = await site.create('/about')
    const german = await begin(id, 'de')
    await site.create('/zebra')
    await site.write(id, 'Another text')
    expect(await grid(id)).toEqual([
      ['en', 'source', '/about'],
      ['de', 'outdated', '/de/about'],
      ['de-CH', 'missing', null],
    ])
    await put(german, { language: 'de', of: id, sourceRevision: 2 })
    expect((await grid(id))[1]).toEqual(['de', 'current', '/de/about'])
    await expect(put(german, { language: 'de', of: id, sourceRevision: 3 })).rejects.toMatchObject({
      code: 'invalid_request',
    })
    const first = await groups.list(scope, { limit: 1, after: null })
    expect(first).toMatchObject({ languages: ['en', 'de', 'de-CH'], entries: [{ id }] })
    const second = await groups.list(scope, { limit: 1, after: first.next })
    expect(second.entries.map(({ versions }) => versions[0]?.page?.route)).toEqual(['/zebra'])
    expect(second.next).toBeNull()
    await site.remove(id)
    const { entries } = await groups.list(scope, { limit: 9, after: null })
    expect(entries.map((entry) => [entry.id === id, entry.versions.map(({ status }) => status)])).toEqual([
      [true, ['missing', 'current', 'missing']],
      [false, ['source', 'missing', 'missing']],
    ])
  })

  it('are listed by what is missing, and by what is older than its source', async () => {
    const { site, begin, groups, put } = await start()
    const filtered = async (status?: 'missing' | 'outdated', language?: string, limit = 9) => {
      const routes: (string | undefined)[] = []
      let after: string | null = null
      do {
        const page: Awaited<ReturnType<typeof groups.list>> = await groups.list(
          scope,
          { limit, after },
          { status, language },
        )
        routes.push(...page.entries.map(({ versions }) => versions.find(({ page: one }) => one !== null)?.page?.route))
        after = page.next
      } while (after !== null)
      return routes
    }
    const whole = await site.create('/a-whole')
    for (const language of ['de', 'de-CH']) await begin(whole, language)
    const german = await begin(await site.create('/b-german'), 'de')
    const orphan = await site.create('/c-gone')
    await begin(orphan, 'de-CH')
    const alone = await site.create('/d-alone')
    const swiss = await site.create('/e-swiss')
    await put(swiss, { language: 'de-CH' })
    expect(await filtered()).toEqual(['/a-whole', '/b-german', '/c-gone', '/d-alone', '/e-swiss'])
    await site.remove(orphan)
    expect(await filtered('missing')).toEqual(['/b-german', '/de-ch/c-gone', '/d-alone', '/e-swiss'].toSorted())
    expect(await filtered('missing', 'en')).toEqual(['/de-ch/c-gone', '/e-swiss'])
    expect(await filtered('missing', 'de')).toEqual(['/d-alone', '/de-ch/c-gone', '/e-swiss'])
    expect(await filtered('missing', 'de-CH', 1)).toEqual(['/b-german', '/d-alone'])
    expect(await filtered('outdated')).toEqual([])
    await site.write(whole, 'More')
    await site.write(german, 'A translation that is newer is none that is older')
    expect(await filtered('outdated')).toEqual(['/a-whole'])
    expect(await filtered('outdated', 'de')).toEqual(['/a-whole'])
    expect(await filtered('outdated', 'en')).toEqual([])
    await site.remove(alone)
    expect(await filtered('missing', 'de-CH')).toEqual(['/b-german'])
    await expect(filtered('missing', 'fr')).rejects.toMatchObject({ code: 'invalid_request' })
    await expect(filtered(undefined, 'de')).rejects.toMatchObject({ code: 'invalid_request' })
  })

  it('are looked for in a bounded number of pages at once', async () => {
    const { db, groups, begin, site } = await start([{ code: 'en' }, { code: 'de' }])
    const id = await site.create('/zz-last')
    const template = await db.reader.selectFrom('document').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    await begin(id, 'de')
    await site.write(id, 'More')
    const rows = Array.from({ length: 10_500 }, (_, index) => ({
      ...template,
      id: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      key: `/p${String(index).padStart(6, '0')}`,
    }))
    for (let at = 0; at < rows.length; at += 500) {
      await db.transaction([], (trx) =>
        trx
          .insertInto('document')
          .values(rows.slice(at, at + 500))
          .execute(),
      )
    }
    const first = await groups.list(scope, { limit: 5, after: null }, { status: 'outdated' })
    expect(first.entries).toEqual([])
    expect(first.next).not.toBeNull()
    const second = await groups.list(scope, { limit: 5, after: first.next }, { status: 'outdated' })
    expect(second.entries.map((entry) => entry.id)).toEqual([id])
    expect(second.next).toBeNull()
  })

  it('refuse what makes no sense', async () => {
    const { site, begin, put, choose, publish } = await start()
    const id = await site.create('/about')
    const german = await begin(id, 'de')
    const other = await site.create('/other')
    await expect(begin(id, 'de', '/x')).rejects.toMatchObject({ code: 'already_exists' })
    await expect(begin(id, 'fr')).rejects.toMatchObject({ code: 'invalid_request' })
    await expect(put(other, { language: 'de', of: id })).rejects.toMatchObject({ code: 'already_exists' })
    await expect(put(id, { language: 'en', of: other })).rejects.toMatchObject({ code: 'in_use' })
    await expect(put(other, { language: 'de', of: '01938f3e-7a5b-7c3d-8e9f-0a1b2c3d4e5f' })).rejects.toMatchObject({
      code: 'invalid_request',
    })
    await expect(publish(id, ['de-CH'])).rejects.toMatchObject({ code: 'invalid_request' })
    await expect(choose([{ code: 'en' }])).rejects.toMatchObject({ code: 'in_use' })
    await expect(choose([{ code: 'en' }, { code: 'en' }])).rejects.toMatchObject({ code: 'invalid_request' })
    await expect(choose([{ code: 'en', fallback: 'fr' }])).rejects.toMatchObject({ code: 'invalid_request' })
    await expect(choose([{ code: 'en' }, { code: 'de', prefix: '/' }])).rejects.toMatchObject({
      code: 'invalid_request',
    })
    const circle = [
      { code: 'en', fallback: 'de' },
      { code: 'de', fallback: 'en' },
    ]
    await expect(choose(circle)).rejects.toMatchObject({ code: 'invalid_request' })
    await site.remove(german)
    await choose([])
    await choose(three)
    await begin(id, 'de')
  })

  it('take a person where something public changes', async () => {
    const { site, begin, put, grid } = await start()
    const id = await site.public('/about')
    const german = await begin(id, 'de')
    const refuse = (): void => {
      throw new TriptychError('session_required')
    }
    await put(german, { language: 'de-CH', of: id }, refuse)
    await expect(put(id, { language: 'de' }, refuse)).rejects.toMatchObject({ code: 'session_required' })
    expect((await grid(id)).map(([, status]) => status)).toEqual(['source', 'missing', 'current'])
  })

  it('are published together or not at all', async () => {
    const { site, begin, publish, groups, read } = await start()
    const id = await site.create('/about')
    const german = await begin(id, 'de')
    await site.public('/taken')
    const { etag } = await groups.read(scope, id)
    await site.move(german, '/de/elsewhere')
    await expect(groups.publish(scope, id, undefined, etag, ada)).rejects.toMatchObject({ code: 'stale' })
    const { documents } = await publish(id)
    expect(documents.map(({ outcome }) => outcome)).toEqual(['changed', 'changed'])
    expect(await read(id, 'de')).toMatchObject({ route: '/de/elsewhere' })
  })

  it('are announced with every version whose answer is another one', async () => {
    const { site, db, begin, publish, put } = await start()
    const id = await site.public('/about')
    const german = await begin(id, 'de')
    await begin(id, 'de-CH')
    await publish(id, ['en', 'de'])
    const other = await site.public('/other')
    const hook = { id: 'hook', site_id: scope.site, url: 'https://hooks.example', events: null, active: 1 }
    await db.writer
      .insertInto('webhook')
      .values({ ...hook, secret_epoch: 0, created_at: 1, updated_at: 1 })
      .execute()
    await put(german, { language: 'de', of: other })
    await put(german, { language: 'de', of: other, sourceRevision: 1 })
    const sent = await db.reader.selectFrom('webhook_delivery').select('payload').execute()
    const changes = ['/about', '/de/about', '/other'].map((key) => ({ kind: 'page', key, action: 'publish' }))
    expect(sent.map(({ payload }) => JSON.parse(payload).data.changes)).toEqual([changes])
  })

  it('are announced with all public pages when others are chosen, and not when they stay', async () => {
    const { site, db, choose } = await start()
    const pages = Array.from({ length: 101 }, (_, i) => [`pages/p${String(i).padStart(3, '0')}.md`, 'Text\n'])
    await site.import(Object.fromEntries(pages))
    await site.create('/draft')
    const hook = { id: 'hook', site_id: scope.site, url: 'https://hooks.example', events: null, active: 1 }
    await db.writer
      .insertInto('webhook')
      .values({ ...hook, secret_epoch: 0, created_at: 1, updated_at: 1 })
      .execute()
    await choose([{ code: 'en' }, { code: 'fr' }])
    await choose([{ code: 'en' }, { code: 'fr' }])
    const sent = await db.reader.selectFrom('webhook_delivery').select('payload').execute()
    expect(sent).toHaveLength(1)
    const { type, data } = JSON.parse(sent[0]?.payload ?? '')
    expect([type, data.environment, data.changes.length, data.changed]).toEqual([
      ...['content.published', scope.env, 100, 101],
    ])
    expect(data.changes[0]).toEqual({ kind: 'page', key: '/p000', action: 'publish' })
  })

  it('have a prefix by their codes, and a new version has the content of the draft', async () => {
    const { site, begin, grid } = await start()
    const id = await site.public('/about', 'Public')
    await site.write(id, 'Draft')
    const swiss = await begin(id, 'de-CH')
    expect((await grid(id))[2]).toEqual(['de-CH', 'current', '/de-ch/about'])
    const { value } = await site.documents.read(scope, swiss)
    expect(value.live).toBeNull()
    expect(JSON.stringify(value.content)).toContain('"markdown":"Draft"')
    const home = await site.create('/')
    await begin(home, 'de-CH')
    expect((await grid(home))[2]).toEqual(['de-CH', 'current', '/de-ch'])
    await begin(swiss, 'de')
    expect((await grid(id))[1]).toEqual(['de', 'current', '/de/about'])
  })

  it('stay as they are where an import says nothing of them', async () => {
    const { site, begin, publish, grid, read } = await start()
    const id = await site.create('/about')
    const german = await begin(id, 'de')
    await publish(id)
    const before = [await grid(id), (await read(german))?.hreflang]
    const { problems } = await site.import({
      'pages/about.md': '---\ntitle: About\n---\n\nNew\n',
      'pages/de/about.md': '---\ntitle: Über\n---\n\nNeu\n',
    })
    expect(problems).toEqual([])
    const outdated = (await grid(id)).map(([language, , route]) => [language, route])
    expect(outdated).toEqual((before[0] as string[][]).map(([language, , route]) => [language, route]))
    expect((await read(german))?.hreflang).toEqual(before[1])
  })
})
