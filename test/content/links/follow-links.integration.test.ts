import { expect, it } from 'vitest'
import { describeEachDatabase } from '../../support/databases.ts'
import { png } from '../../support/every-content-operation.ts'
import { ada } from '../documents/editor.ts'
import { LinkedSite, scope } from './linked-site.ts'

const md = (title: string, text: string, front = ''): string => `---\ntitle: ${title}\n${front}---\n\n${text}\n`

describeEachDatabase('links', (open) => {
  it('follow a page that moves, without a revision of the page that has them', async () => {
    const site = await LinkedSite.open(await open(), 'refuse')
    const a = await site.public('/a')
    const q = await site.public('/q', 'See [a](/a#part) and `/a`.')
    const before = await site.documents.read(scope, q)
    await site.move(a, '/b', false)
    expect(await site.text('/q')).toBe('See [a](/a#part) and `/a`.')
    await site.publish(a)
    expect(await site.text('/q')).toBe('See [a](/b#part) and `/a`.')
    expect(await site.documents.read(scope, q)).toEqual(before)
    // What the draft says is what is public: there is nothing to publish, and nothing changes by it.
    expect((await site.publish(q)).state).toBe('published')
    expect(await site.text('/q')).toBe('See [a](/b#part) and `/a`.')

    await site.write(q, 'Still [a](/a).')
    await site.publish(q)
    expect(await site.text('/q')).toBe('Still [a](/b).')
    await site.move(a, '/a')
    await site.publish(a)
    expect(await site.text('/q')).toBe('Still [a](/a).')
    expect(await site.dead()).toEqual([])
  })

  it('lead to a page again that an import brings back, and not to what was there instead', async () => {
    const site = await LinkedSite.open(await open(), 'refuse')
    const moved = await site.public('/a')
    await site.public('/q', '[a](/a)')
    await site.move(moved, '/b', false)
    await site.publish(moved)
    const other = await site.public('/a')
    await site.unpublish(moved)
    expect(await site.text('/q')).toBe('[a](/a)')
    await site.import({ 'pages/b.md': md('B', 'Back') })
    expect(await site.text('/q')).toBe('[a](/b)')
    await site.unpublish(other)
    expect(await site.dead()).toEqual([])
  })

  it('lead where those of the published revision lead, also where it says what the one before said', async () => {
    const site = await LinkedSite.open(await open(), 'refuse')
    const moved = await site.public('/a')
    const q = await site.public('/q', '[a](/a)')
    await site.move(moved, '/b', false)
    await site.publish(moved)
    expect(await site.text('/q')).toBe('[a](/b)')
    await site.write(q, 'None')
    await site.write(q, '[a](/a)')
    await expect(site.publish(q)).rejects.toMatchObject({ code: 'links_broken' })
    expect(await site.text('/q')).toBe('[a](/b)')

    const version = () => site.db.reader.selectFrom('environment').select('content_version').executeTakeFirstOrThrow()
    await site.public('/a')
    const before = await version()
    await site.publish(q)
    expect(await site.text('/q')).toBe('[a](/a)')
    expect(await version()).not.toEqual(before)
    expect(await site.stale()).toEqual([])
  })

  it('lead where they led in a revision that is restored', async () => {
    const site = await LinkedSite.open(await open(), 'refuse')
    const moved = await site.public('/a')
    const q = await site.public('/q', '[a](/a)')
    await site.move(moved, '/b', false)
    await site.publish(moved)
    await site.write(q, 'None')
    const { etag } = await site.documents.read(scope, q)
    await site.documents.restore(scope, q, etag, 1, ada)
    await site.publish(q)
    expect(await site.text('/q')).toBe('[a](/b)')
    expect([await site.dead(), await site.stale()]).toEqual([[], []])
  })

  it('stay where an import says what is public already, whatever the draft says', async () => {
    const site = await LinkedSite.open(await open(), 'refuse')
    const text = md('Q', '[a](/a)')
    await site.import({ 'pages/a.md': md('A', 'A'), 'pages/q.md': text })
    const idAt = async (key: string): Promise<string> => {
      const documents = site.db.reader.selectFrom('document').select('id').where('key', '=', key)
      return (await documents.executeTakeFirstOrThrow()).id
    }
    const a = await idAt('/a')
    await site.move(a, '/b', false)
    await site.publish(a)
    await site.write(await idAt('/q'), 'In work')
    expect((await site.import({ 'pages/q.md': text })).problems).toEqual([])
    expect(await site.text('/q')).toBe('[a](/b)')
    expect([await site.dead(), await site.stale()]).toEqual([[], []])
  })

  it('lead on where a redirect leads, whatever draft was at their path and moves', async () => {
    const site = await LinkedSite.open(await open(), 'refuse')
    const target = await site.public('/old')
    await site.public('/q', '[x](/old)')
    await site.move(target, '/new')
    await site.publish(target)
    await site.write(target, 'Of another path')
    const other = await site.public('/other')
    await site.public('/r', '[x](/old)')
    await site.move(other, '/old', false)
    await site.move(other, '/elsewhere', false)
    expect(await site.stale()).toEqual([])
    expect([await site.text('/q'), await site.text('/r')]).toEqual(['[x](/new)', '[x](/old)'])
  })

  it('are announced, listed and found anew where they follow', async () => {
    const site = await LinkedSite.open(await open(), 'warn')
    const a = await site.public('/a')
    await site.public('/q', '[a](/a)')
    const row = () =>
      site.db.reader
        .selectFrom('public_document')
        .select(['etag', 'source_etag', 'updated_at'])
        .where('key', '=', '/q')
        .executeTakeFirstOrThrow()
    const before = await row()
    await site.move(a, '/b')
    await site.publish(a)
    const after = await row()
    expect(after.etag).not.toBe(before.etag)
    expect(after.source_etag).toBe(before.etag)
    expect(Number(after.updated_at)).toBeGreaterThan(Number(before.updated_at))
    const values = site.db.reader.selectFrom('page_value').select('text').where('field', '=', '@route')
    expect((await values.orderBy('text').execute()).map(({ text }) => text)).toEqual(['/b', '/q'])
  })

  it('follow pages that trade places in a release', async () => {
    const site = await LinkedSite.open(await open(), 'refuse')
    const [a, b] = [await site.public('/a', 'A'), await site.public('/b', 'B, beside [a](/a)')]
    await site.public('/q', '[a](/a) [b](/b)')
    await site.move(a, '/x', false)
    await site.move(b, '/a', false)
    await site.move(a, '/b', false)
    await site.publishRelease(await site.release('swap', [a, b]))
    expect([await site.text('/a'), await site.text('/b')]).toEqual(['B, beside [a](/b)', 'A'])
    expect(await site.text('/q')).toBe('[a](/b) [b](/a)')
  })

  it('that lead nowhere are refused with field and place, and nothing is published', async () => {
    const site = await LinkedSite.open(await open(), 'refuse', ['/app'])
    const q = await site.create('/q', 'x\n\n[a](/a) ![p](/media/p.png) [in](/app/x) [out](https://a.example/)')
    const errors = [
      { in: 'body', name: 'zones/main/blocks/0/fields/markdown', message: expect.stringContaining('/a,') },
      { in: 'body', name: 'zones/main/blocks/0/fields/markdown', message: expect.stringContaining('/media/p.png') },
    ]
    await expect(site.publish(q)).rejects.toMatchObject({ code: 'links_broken', errors })
    expect(await site.text('/q')).toBeNull()
    await site.upload('p.png')
    const a = await site.create('/a', '[q](/q)')
    await site.publishRelease(await site.release('both', [a, q]))
    expect(await site.text('/q')).not.toBeNull()

    const refusal = { code: 'links_broken', errors: [{ message: expect.stringContaining('page /q: leads to /a') }] }
    await expect(site.unpublish(a)).rejects.toMatchObject(refusal)
    await expect(site.removeFile('p.png')).rejects.toMatchObject({ code: 'in_use' })
    await expect(site.publishRelease(await site.release('gone', [a], 'unpublish'))).rejects.toMatchObject(refusal)
    await site.write(q, 'Nothing')
    await site.publish(q)
    await site.unpublish(a)
    await site.removeFile('p.png')
    expect(await site.dead()).toEqual([])
  })

  it('that lead nowhere are told of where the site wants to know, and are nothing where it does not', async () => {
    const site = await LinkedSite.open(await open(), 'warn')
    const a = await site.public('/a')
    const q = await site.create('/q', '[a](/a) [b](/b)')
    const place = '/zones/main/blocks/0/fields/markdown'
    const fault = { documentId: q, kind: 'page', key: '/q', place }
    expect((await site.publish(q)).brokenLinks).toEqual([{ ...fault, text: '/b' }])
    expect((await site.unpublish(a)).brokenLinks).toEqual([{ ...fault, text: '/a' }])
    await site.choose('off')
    await site.write(q, '[c](/c)')
    expect((await site.publish(q)).brokenLinks).toBeUndefined()
  })

  it('by way of a redirect hold it', async () => {
    const site = await LinkedSite.open(await open(), 'refuse')
    const a = await site.public('/a')
    await site.move(a, '/b')
    await site.publish(a)
    const q = await site.public('/q', '[a](/a)')
    const { value, etag } = await site.documents.read(scope, a)
    const content = { ...value.content, meta: { title: 'A', description: '' } } as never
    await site.documents.save(scope, a, etag, content, { id: a, kind: 'person', name: 'a' })
    await expect(site.publish(a)).rejects.toMatchObject({ code: 'links_broken' })
    await site.write(q, '[a](/b)')
    await site.publish(q)
    await site.publish(a)
    expect(await site.dead()).toEqual([])
  })

  it('of fields count where a type declares a reference', async () => {
    const site = await LinkedSite.open(await open(), 'refuse')
    const fields = { author: '/people/ada', path: '/usr/bin' }
    const q = await site.create('/q', 'x', { type: 'post', fields } as never)
    await site.publish(q)
    await site.db.writer
      .insertInto('page_type')
      .values({
        site_id: scope.site,
        type: 'post',
        schema: JSON.stringify({ properties: { author: { type: 'string', format: 'reference' } } }),
      })
      .execute()
    await site.unpublish(q)
    const errors = [{ name: 'fields/author', message: expect.stringContaining('/people/ada') }]
    await expect(site.publish(q)).rejects.toMatchObject({ code: 'links_broken', errors })
    const ada = await site.public('/people/ada')
    await site.publish(q)
    await expect(site.unpublish(ada)).rejects.toMatchObject({ code: 'links_broken' })
  })

  it('say where they lead, and what leads somewhere', async () => {
    const site = await LinkedSite.open(await open(), 'off')
    const a = await site.public('/a')
    const d = await site.create('/d')
    const q = await site.public('/q', `[a](/a) [d](/d) [n](/n) ![m](/media/m.png)`)
    const found = await site.links.ofDocument(scope, q)
    expect(found.map(({ text, state, documentId }) => [text, state, documentId])).toEqual([
      ['/a', 'public', a],
      ['/d', 'draft', d],
      ['/n', 'missing', null],
      ['/media/m.png', 'missing', null],
    ])
    const use = { environment: 'production', documentId: q, kind: 'page', key: '/q', isPublic: true, isDraft: true }
    const place = '/zones/main/blocks/0/fields/markdown'
    expect(await site.links.toDocument(scope, a)).toEqual({ uses: [{ ...use, place, text: '/a' }], more: false })
    await site.move(a, '/b')
    await site.publish(a)
    await site.write(q, 'Gone')
    expect(await site.links.toDocument(scope, a)).toEqual({
      uses: [{ ...use, place, text: '/a', isDraft: false }],
      more: false,
    })
    expect((await site.links.toMedia('docs', 'm.png')).uses).toMatchObject([{ text: '/media/m.png', isDraft: false }])
    await expect(site.links.toMedia('none', 'm.png')).rejects.toMatchObject({ code: 'not_found' })
  })

  it('of a folder are held against what is public once it is imported', async () => {
    const site = await LinkedSite.open(await open(), 'refuse')
    const files = {
      'pages/a.md': md('A', '[b](/b) ![m](/media/m.png) [old](/old)'),
      'pages/b.md': md('B', '[a](/a)', 'aliases: [/old]\n'),
      'media/m.png': png,
    }
    expect((await site.import(files)).problems).toEqual([])
    expect(await site.dead()).toEqual([])
    expect((await site.import(files)).changed).toBe(false)

    const broken = { ...files, 'pages/c.md': md('C', '[n](/nowhere)') }
    const refused = await site.import(broken)
    expect(refused.problems).toEqual([{ file: 'pages/c.md', reason: expect.stringContaining('/nowhere') }])
    expect(await site.text('/c')).toBeNull()
    const pruned = await site.import({ 'pages/a.md': files['pages/a.md'] }, { prune: true })
    expect(pruned.problems.map(({ file, reason }) => [file, reason])).toEqual([
      ['pages/a.md', expect.stringContaining('/b')],
      ['pages/a.md', expect.stringContaining('/old')],
    ])
    expect(await site.text('/b')).not.toBeNull()
    const withoutOld = await site.import({ ...files, 'pages/b.md': md('B', '[a](/a)') })
    expect(withoutOld.problems).toEqual([{ file: 'pages/a.md', reason: expect.stringContaining('/old') }])

    await site.choose('warn')
    const warned = await site.import(broken)
    expect(warned.brokenLinks).toMatchObject([{ key: '/c', text: '/nowhere' }])
    expect(await site.text('/c')).not.toBeNull()
  })

  it('of a folder lead where its paths are, whatever moved before', async () => {
    const site = await LinkedSite.open(await open(), 'refuse')
    const q = md('Q', '[a](/a)')
    await site.import({ 'pages/a.md': md('A', 'A'), 'pages/q.md': q })
    const documents = site.db.reader.selectFrom('document').select('id')
    const { id } = await documents.where('key', '=', '/a').executeTakeFirstOrThrow()
    await site.move(id, '/b')
    await site.publish(id)
    expect(await site.text('/q')).toBe('[a](/b)')
    const again = await site.import({ 'pages/b.md': md('A', 'A', 'aliases: [/a]\n'), 'pages/q.md': q })
    expect(again.problems).toEqual([])
    expect(await site.text('/q')).toBe('[a](/b)')
    await site.import({ 'pages/q.md': md('Q', 'New [a](/a)') })
    expect(await site.dead()).toEqual([])
  })

  it('go with their revisions', async () => {
    const site = await LinkedSite.open(await open(), 'off')
    const q = await site.create('/q', '[a](/a)')
    await site.db.writer.deleteFrom('revision').where('document_id', '=', q).execute()
    expect(await site.db.reader.selectFrom('link').selectAll().execute()).toEqual([])
  })
})
