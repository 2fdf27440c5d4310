import { hash } from 'node:crypto'
import { open as openFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { importFolder } from '../../../src/content/import/import-folder.ts'
import { MediaFolder } from '../../../src/content/media/media-folder.ts'
import { folderOf, temporaryDirectory } from '../import/folders.ts'
import { coming, gif, png } from './files.ts'
import { outcome } from './outcome.ts'
import { broken, describeShelves, MAX_BYTES, onDisk } from './shelf.ts'

const house = png(64, 48)
const garden = png(32, 24)
const hashOf = (bytes: Buffer | string) => hash('sha256', bytes)
const NEW = { expect: 'none' }

/** An upload that fails the test where it is read. */
function untouched(): Readable {
  return new Readable({
    read() {
      this.destroy(new Error('was read'))
    },
  })
}

describeShelves('MediaLibrary', (start) => {
  it('never says that bytes are older than those that they replace, whatever the clock says', async () => {
    const { library, clock } = await start()
    const first = await library.put('docs', 'a.png', coming(house), NEW)
    clock.now -= 60_000
    const second = await library.put('docs', 'a.png', coming(garden), { expect: first.tagged.etag })
    const [before, after] = [first, second].map(({ tagged }) => Date.parse(tagged.value.updatedAt))
    expect(after).toBeGreaterThan(before ?? 0)
  })

  it('keeps, shows, delivers, replaces and takes away a file', async () => {
    const { library, media, clock, dir, db, store } = await start()
    const key = 'images/the house.png'
    const first = await library.put('docs', key, coming(house.subarray(0, 9), house.subarray(9)), NEW)
    expect(first).toEqual({
      made: true,
      tagged: {
        value: {
          key,
          hash: hashOf(house),
          size: house.length,
          type: 'image/png',
          width: 64,
          height: 48,
          updatedAt: '2026-11-21T10:00:00.000Z',
          path: '/media/images/the%20house.png',
        },
        etag: expect.stringMatching(/^[\w-]{27}$/),
      },
    })
    expect(await library.read('docs', key)).toEqual(first.tagged)
    const found = await media.find(key)
    expect(found).toMatchObject({ etag: hashOf(house), size: house.length, type: 'image/png', attachment: false })

    // A reader of the old bytes reads them to their end.
    const reading = await openFile(String(found?.source))
    clock.now += 1000
    const second = await library.put('docs', key, coming(garden), { expect: first.tagged.etag })
    expect(second).toMatchObject({ made: false, tagged: { value: { width: 32, hash: hashOf(garden) } } })
    expect(second.tagged.etag).not.toBe(first.tagged.etag)
    expect((await media.find(key))?.etag).toBe(hashOf(garden))
    expect((await reading.readFile()).equals(house)).toBe(true)
    await reading.close()

    // The same bytes again are no change.
    clock.now += 1000
    expect(await library.put('docs', key, coming(garden), { expect: second.tagged.etag })).toEqual(second)

    for (const etag of [first.tagged.etag, 'other', 'none']) {
      expect(await outcome(library.put('docs', key, untouched(), { expect: etag }))).toBe('stale')
      expect(await outcome(library.remove('docs', key, etag))).toBe('stale')
    }
    await library.remove('docs', key, second.tagged.etag)
    expect([await outcome(library.read('docs', key)), await media.find(key)]).toEqual(['not_found', null])
    expect(await outcome(library.remove('docs', key, second.tagged.etag))).toBe('not_found')
    expect(await outcome(library.put('docs', key, untouched(), { expect: second.tagged.etag }))).toBe('stale')
    expect(await onDisk(dir)).toEqual([hashOf(garden), hashOf(house)].sort())
    expect(await broken({ db, store })).toEqual([])
  })

  it('refuses what can be refused before a byte is read', async () => {
    const { library, dir } = await start()
    const put = (key: string, options = {}) => library.put('docs', key, untouched(), { ...NEW, ...options })
    for (const key of ['a.html', 'a.js', 'a.svg.exe', 'a', 'png', 'a.png/b']) {
      await expect(put(key)).rejects.toMatchObject({
        code: 'media_type_refused',
        errors: [{ in: 'path', name: 'key' }],
      })
    }
    const long = (length: number) => 'é'.repeat(length)
    const hostile = [
      '.htaccess',
      '.a/b.png',
      'a/..b.png/.c.png',
      `${long(119)}.png`,
      `${`${long(100)}/`.repeat(6)}a.png`,
    ]
    for (const key of hostile) {
      await expect(put(key)).rejects.toMatchObject({ code: 'invalid_route', errors: [{ in: 'path', name: 'key' }] })
    }
    expect(await outcome(put('a.png', { declared: MAX_BYTES + 1 }))).toBe('body_too_large')
    expect(await outcome(put('a.png', { expect: 'other' }))).toBe('stale')
    expect(await outcome(library.put('missing', 'a.png', untouched(), NEW))).toBe('not_found')
    expect(await outcome(library.list('missing', { limit: 1, after: null }))).toBe('not_found')
    expect(await onDisk(dir)).toEqual([])

    await library.put('docs', 'a/b.png', coming(house), NEW)
    for (const key of ['a/b.png/c.png', 'a/b.png/c/d.png']) {
      expect(await outcome(library.put('docs', key, coming(house), NEW))).toBe('invalid_route')
    }
    expect(await outcome(library.put('docs', 'a/b.pn', coming(house), NEW))).toBe('media_type_refused')
    await library.put('docs', 'z.txt/c.png', coming(house), NEW)
    expect(await outcome(library.put('docs', 'z.txt', coming('text'), NEW))).toBe('invalid_route')
    await library.put('docs', 'z.tx.png', coming(house), NEW)
  })

  it('keeps nothing of an upload that breaks off, is too large or is something else, and all of what was there', async () => {
    const { library, media, dir, db } = await start()
    const { tagged } = await library.put('docs', 'a.png', coming(house), NEW)
    const expectation = { expect: tagged.etag }
    const breaking = Readable.from(
      (async function* () {
        yield house
        throw Object.assign(new Error('the line went dead'), { code: 'invalid_request' })
      })(),
    )
    expect(await outcome(library.put('docs', 'a.png', breaking, expectation))).toBe('invalid_request')
    const gone = coming(house)
    gone.destroy()
    expect(await outcome(library.put('docs', 'a.png', gone, expectation))).not.toBe('done')
    const large = coming(house, Buffer.alloc(MAX_BYTES))
    expect(await outcome(library.put('docs', 'a.png', large, expectation))).toBe('body_too_large')
    expect(large.destroyed).toBe(true)
    const polyglot = gif(1, 1, '/*<script>alert(1)</script>*/')
    expect(await outcome(library.put('docs', 'a.png', coming(polyglot), expectation))).toBe('media_type_refused')
    expect(await library.read('docs', 'a.png')).toEqual(tagged)
    expect((await media.find('a.png'))?.etag).toBe(hashOf(house))
    expect(await onDisk(dir)).toEqual([hashOf(house)])
    expect(await db.reader.selectFrom('orphaned_media').selectAll().execute()).toEqual([])

    // Where its name is true, a polyglot is the picture that it says, and is never sent as anything else.
    await library.put('docs', 'a.gif', coming(polyglot), NEW)
    expect(await media.find('a.gif')).toMatchObject({ type: 'image/gif', attachment: false })
    await library.put('docs', 'a.svg', coming('<svg viewBox="0 0 3 4"><script>alert(1)</script></svg>'), NEW)
    expect(await media.find('a.svg')).toMatchObject({ type: 'image/svg+xml', attachment: true })
    const bomb = await library.put('docs', 'bomb.png', coming(png(2 ** 32 - 1, 2 ** 32 - 1)), NEW)
    expect(bomb.tagged.value).toMatchObject({ width: null, height: null })
  })

  it('lets one of several win, whatever they do at once', async () => {
    const shelf = await start()
    const { library, db } = shelf
    const eight = Array.from({ length: 8 }, (_, index) => `text ${index}`)
    const count = (outcomes: readonly string[]) => outcomes.filter((each) => each === 'done').length
    const makers = await Promise.all(eight.map((text) => outcome(library.put('docs', 'a.txt', coming(text), NEW))))
    expect([count(makers), new Set(makers)]).toEqual([1, new Set(['done', 'stale'])])

    const { etag, value } = await library.read('docs', 'a.txt')
    expect(value.hash).toBe(hashOf(eight[makers.indexOf('done')] ?? ''))
    const changers = await Promise.all(
      eight.map((text) => outcome(library.put('docs', 'a.txt', coming(`${text} more`), { expect: etag }))),
    )
    expect([count(changers), new Set(changers)]).toEqual([1, new Set(['done', 'stale'])])
    expect((await library.read('docs', 'a.txt')).value.hash).toBe(hashOf(`text ${changers.indexOf('done')} more`))

    for (let round = 0; round < 4; round += 1) {
      const { etag: current } = await library.read('docs', 'a.txt')
      const [removed, put] = await Promise.all([
        outcome(library.remove('docs', 'a.txt', current)),
        outcome(library.put('docs', 'a.txt', coming(`round ${round}`), { expect: current })),
      ])
      expect([removed, put].sort()).toEqual(['done', 'stale'])
      if (removed === 'done') await library.put('docs', 'a.txt', coming('again'), NEW)
    }
    // The same bytes under many keys at once.
    const keys = eight.map((_, index) => `same/${index}.png`)
    await Promise.all(keys.map((key) => library.put('docs', key, coming(house), NEW)))
    expect((await db.reader.selectFrom('media').select('key').where('hash', '=', hashOf(house)).execute()).length).toBe(
      8,
    )
    expect(await broken(shelf)).toEqual([])
    const loose = await db.reader.selectFrom('orphaned_media').select('hash').execute()
    expect(loose).not.toContainEqual({ hash: hashOf(house) })
  })

  it('lets sites share a key as long as they mean the same bytes', async () => {
    const { library, media } = await start()
    const mine = await library.put('docs', 'a.png', coming(house), NEW)
    expect(await outcome(library.put('blog', 'a.png', coming(garden), NEW))).toBe('key_taken')
    expect(await outcome(library.read('blog', 'a.png'))).toBe('not_found')
    const theirs = await library.put('blog', 'a.png', coming(house), NEW)
    expect(theirs).toEqual(mine)
    expect(await outcome(library.put('docs', 'a.png', coming(garden), { expect: mine.tagged.etag }))).toBe('key_taken')
    await library.remove('docs', 'a.png', mine.tagged.etag)
    expect(await outcome(library.read('docs', 'a.png'))).toBe('not_found')
    expect((await media.find('a.png'))?.etag).toBe(hashOf(house))
    expect(await library.put('blog', 'a.png', coming(garden), { expect: theirs.tagged.etag })).toMatchObject({
      made: false,
      tagged: { value: { hash: hashOf(garden) } },
    })
  })

  it('shows what an import brought as it shows what was put', async () => {
    const { library, db, dir: mediaDir } = await start()
    const folder = await folderOf({ 'pages/index.md': 'Home\n', 'media/a.png': house, 'media/page.html': '<p>' })
    await importFolder({ db, media: new MediaFolder(mediaDir) }, folder, {
      site: 'docs',
      env: 'production',
      media: true,
    })
    const { value, etag } = await library.read('docs', 'a.png')
    expect(value).toMatchObject({ hash: hashOf(house), width: 64, height: 48, type: 'image/png' })
    expect((await library.read('docs', 'page.html')).value).toMatchObject({
      type: 'text/html; charset=utf-8',
      width: null,
    })
    expect((await library.put('docs', 'a.png', coming(garden), { expect: etag })).tagged.value.width).toBe(32)
  })

  it('lists a site by key, in pages, below a prefix', async () => {
    const { library, db } = await start()
    const keys = ['a%b.png', 'a/1.png', 'a/2.png', 'a/\u{10ffff}/x.png', 'a/é.png', 'b.png', 'A/1.png', 'a0.png']
    const row = { hash: hashOf(house), size: 1, type: 'image/png', width: null, height: null, updated_at: 1 }
    await db.writer
      .insertInto('media')
      .values([...keys, 'other.png'].map((key) => ({ key, ...row })))
      .execute()
    const held = [...keys.map((key) => ({ site_id: 'docs', key })), { site_id: 'blog', key: 'other.png' }]
    await db.writer.insertInto('media_site').values(held).execute()
    const list = async (prefix?: string, limit = 3) => {
      const seen: string[] = []
      for (let after: string | null = null, first = true; first || after !== null; first = false) {
        const page = await library.list('docs', { limit, after, prefix })
        expect(page.entries.length).toBeLessThanOrEqual(limit)
        seen.push(...page.entries.map(({ key }) => key))
        after = page.next
      }
      return seen
    }
    const inOrder = [...keys].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    expect(await list()).toEqual(inOrder)
    expect(await list('', 8)).toEqual(inOrder)
    expect(await list('/a/')).toEqual(['a/1.png', 'a/2.png', 'a/é.png', 'a/\u{10ffff}/x.png'])
    expect(await list('a/\u{10ffff}')).toEqual(['a/\u{10ffff}/x.png'])
    expect(await list('a/e\u0301')).toEqual(['a/é.png'])
    expect(await list('a%')).toEqual(['a%b.png'])
    expect(await list('_')).toEqual([])
    expect(await list('a\0')).toEqual([])
    expect(await outcome(library.list('docs', { limit: 3, after: 'eA' }))).toBe('invalid_request')
    const found = async (part: string, prefix = '') => {
      const { entries, next } = await library.list('docs', { limit: 3, after: null, prefix, part })
      return [...entries.map(({ key }) => key), next === null]
    }
    expect(await found('A/1')).toEqual(['A/1.png', 'a/1.png', true])
    expect(await found('1.PNG', 'a/')).toEqual(['a/1.png', true])
    expect(await found('%')).toEqual(['a%b.png', true])
    expect(await found('e\u0301')).toEqual(['a/é.png', true])
    expect(await found('\0')).toEqual([true])
    expect(await found('png')).toEqual(['A/1.png', 'a%b.png', 'a/1.png', false])
  })

  it('says that the disk is out of reach, and works again once it is not', async () => {
    const file = join(await temporaryDirectory(), 'file')
    await writeFile(file, 'no directory')
    const { library } = await start(join(file, 'media'))
    expect(await outcome(library.put('docs', 'a.png', coming(house), NEW))).toBe('unavailable')
    expect(await outcome(library.read('docs', 'a.png'))).toBe('not_found')
    await rm(file)
    expect(await outcome(library.put('docs', 'a.png', coming(house), NEW))).toBe('done')
  })
})
