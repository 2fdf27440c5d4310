import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { importFolder } from '../../../src/content/import/import-folder.ts'
import { MediaFolder } from '../../../src/content/media/media-folder.ts'
import { dialects, openTestDatabase, type TestDatabase } from '../../support/databases.ts'
import { kills, times } from '../../support/thorough.ts'
import { folderOf, temporaryDirectory } from './folders.ts'
import { importInProcess, readInProcess } from './processes.ts'
import { traces, visible } from './visible.ts'

const options = { site: 'docs', env: 'production', publish: true, prune: true }

/** How often an import is killed. */
const wished = { sqlite: kills(4), postgres: kills(3) }

/** How often imports race. */
const rounds = times(1, 20)

type Edition = 'one' | 'two'

/** Two states of one site that differ in every way that an import can change it. */
function content(edition: Edition): Record<string, string | Uint8Array> {
  const files: Record<string, string | Uint8Array> = {
    [`pages/only-${edition}.md`]: `---\ntitle: Only ${edition}\n---\n`,
    'pages/moved.md': `---\ntitle: Moved\naliases: [/from-${edition}]\n---\n`,
    'i18n/en.yml': `edition: ${edition}\n`,
    'redirects.yml': `- { from: /short, to: /only-${edition} }\n`,
    'media/picture.png': Buffer.from(`picture ${edition}`),
    [`media/${edition}.txt`]: edition,
  }
  for (let number = 0; number < 20; number++) {
    files[`pages/p/${number}.md`] = `---\ntitle: P${number}\n---\n\nEdition ${edition}.\n`
  }
  return files
}

/** The same in this process. */
function importHere(db: TestDatabase['database'], mediaDir: string, folder: string) {
  return importFolder({ db, media: new MediaFolder(mediaDir) }, folder, options).then(
    () => ({ steps: 1, error: '' }),
    (error: Error) => ({ steps: null, error: error.message }),
  )
}

describe.each(dialects)('an import of the whole site (%s)', (dialect) => {
  const opened: TestDatabase[] = []
  afterEach(async () => {
    for (const { close } of opened.splice(0)) await close()
  })

  async function start() {
    const test = await openTestDatabase(dialect)
    opened.push(test)
    const mediaDir = join(await temporaryDirectory(), 'media')
    const one = await folderOf(content('one'))
    const two = await folderOf(content('two'))
    await importFolder({ db: test.database, media: new MediaFolder(mediaDir) }, one, options)
    return { ...test, mediaDir, one, two }
  }

  /** What every visitor sees, without media of the other edition, which no import takes away. */
  async function seen({ database }: TestDatabase): Promise<string> {
    const lines = await visible(database)
    return lines.filter((line) => !/^media \S+ (?:one|two)\.txt/.test(line)).join('\n')
  }

  it('killed at any moment, it has changed all or nothing, and the next one completes', {
    timeout: 300_000 + wished[dialect] * 20_000,
  }, async () => {
    const { mediaDir, settings, one, two, ...test } = await start()
    const folders = { one, two }
    const run = (edition: Edition, killAt: Parameters<typeof importInProcess>[0]['killAt']) =>
      importInProcess({ settings, mediaDir, folder: folders[edition], options, killAt })
    const states = { one: await seen({ settings, ...test }), two: '' }
    await importFolder({ db: test.database, media: new MediaFolder(mediaDir) }, two, options)
    states.two = await seen({ settings, ...test })
    expect(states.two).not.toBe(states.one)
    // Its media are stored already, as those of every import from here on.
    const { steps, error } = await run('one', 0)
    expect(error).toBe('')

    const moments = ['before it takes effect', 'once it is in effect'] as const
    const evenly = Array.from(
      { length: Math.max(wished[dialect] - moments.length, 0) },
      (_, kill, of = wished[dialect]) => {
        return 1 + Math.floor(((kill + 0.5) / (of - moments.length)) * Number(steps))
      },
    )
    const found: string[] = []
    let now: Edition = 'one'
    for (const killAt of [...moments, ...evenly]) {
      const next: Edition = now === 'one' ? 'two' : 'one'
      const end = await run(next, killAt)
      // A busy machine writes smaller pieces, in more steps: this one may be over before the last of those.
      if (end.signal === null && typeof killAt === 'number')
        expect(end, `not killed at ${killAt}`).toMatchObject({ error: '' })
      else expect(end.signal, `killed at ${killAt}`).toBe('SIGKILL')
      const state = await seen({ settings, ...test })
      expect([states[now], states[next]], `killed at ${killAt}`).toContain(state)
      found.push(state === states[now] ? 'before' : 'after')
      const again = await importFolder({ db: test.database, media: new MediaFolder(mediaDir) }, folders[next], options)
      expect(again.problems).toEqual([])
      expect(await seen({ settings, ...test })).toBe(states[next])
      now = next
    }
    expect(found.slice(0, moments.length)).toEqual(['before', 'after'])
  })

  it('is seen by another process as a whole or not at all', async () => {
    const { database: db, mediaDir, settings, two } = await start()
    const snapshot = async () => {
      const rows = await db.reader.selectFrom('public_document').select(['key', 'etag']).orderBy('key').execute()
      return rows.map(({ key, etag }) => `${key} ${etag}`).join('\n')
    }
    const first = await snapshot()
    const reader = await readInProcess(settings)
    const watched: typeof db = {
      ...db,
      transaction: (locks, work, options) => {
        reader.read()
        return db.transaction(locks, work, options)
      },
    }
    await importFolder({ db: watched, media: new MediaFolder(mediaDir) }, two, options)
    expect(await reader.stop()).toEqual([first, await snapshot()])
  })

  it('beside another one, wins or gives up, and nothing is half', { timeout: 300_000 + rounds * 20_000 }, async () => {
    const { database: db, mediaDir, settings, one, two, close } = await start()
    const first = await seen({ database: db, settings, close })
    await importFolder({ db, media: new MediaFolder(mediaDir) }, two, options)
    const second = await seen({ database: db, settings, close })
    for (let round = 0; round < rounds; round++) {
      const ends = await Promise.all([
        ...[one, two].map((folder) => importInProcess({ settings, mediaDir, folder, options, killAt: 0 })),
        importHere(db, mediaDir, one),
      ])
      for (const { steps, error } of ends) if (steps === null) expect(error).toContain('changed meanwhile')
      expect(ends.some(({ steps }) => steps !== null)).toBe(true)
      expect([first, second]).toContain(await seen({ database: db, settings, close }))
      expect(JSON.parse(await traces(db))).toMatchObject({ staged: 0 })
    }
  })

  it('that was planned while another one took effect gives up', async () => {
    const { database: db, mediaDir, settings, one, two, close } = await start()
    let isFirst = true
    const reader = db.reader.withPlugin({
      transformQuery: ({ node }) => node,
      // The documents are as in the folder when they are read, and the media are not.
      transformResult: async ({ result }) => {
        if (isFirst && result.rows.some((row) => 'draftRev' in row)) {
          isFirst = false
          await importFolder({ db, media: new MediaFolder(mediaDir) }, two, options)
        }
        return result
      },
    })
    const slow = Object.create(db, { reader: { value: reader } })
    await expect(importFolder({ db: slow, media: new MediaFolder(mediaDir) }, one, options)).rejects.toThrow(
      'changed meanwhile',
    )
    expect(isFirst).toBe(false)
    const state = await seen({ database: db, settings, close })
    await importFolder({ db, media: new MediaFolder(mediaDir) }, two, options)
    expect(await seen({ database: db, settings, close })).toBe(state)
  })

  it('for the first time, twice at once, leaves one site', async () => {
    const test = await openTestDatabase(dialect)
    opened.push(test)
    const mediaDir = join(await temporaryDirectory(), 'media')
    const folder = await folderOf(content('one'))
    const work = { settings: test.settings, mediaDir, folder, options, killAt: 0 }
    const ends = await Promise.all([importInProcess(work), importHere(test.database, mediaDir, folder)])
    for (const { steps, error } of ends) if (steps === null) expect(error).toContain('changed meanwhile')
    expect(ends.some(({ steps }) => steps !== null)).toBe(true)
    expect(await importFolder({ db: test.database, media: new MediaFolder(mediaDir) }, folder, options)).toMatchObject({
      changed: false,
    })
    const revisions = await test.database.reader.selectFrom('revision').select('number').distinct().execute()
    expect(revisions).toEqual([{ number: 1 }])
  })
})
