import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { ContentStore } from '../../src/compose/content-store.ts'
import { importSample } from '../../src/compose/sample.ts'
import { beforeChange } from '../../src/content/documents/staged-changes.ts'
import { claimEnvironment } from '../../src/content/import/claim.ts'
import { environmentLocks } from '../../src/content/locks.ts'
import { MediaFolder } from '../../src/content/media/media-folder.ts'
import { folderOf, temporaryDirectory } from '../content/import/folders.ts'
import { traces, visible } from '../content/import/visible.ts'
import { describeEachDatabase } from '../support/databases.ts'
import { recordingLogger } from '../support/server.ts'
import { isThorough } from '../support/thorough.ts'

const scope = { site: 'docs', env: 'production' }

/** A site that is there sooner than the manual, where it does not matter which one it is. */
const small = () => folderOf({ 'pages/index.md': 'Home.\n', 'pages/about.md': 'About.\n' })

describeEachDatabase('importSample', (open, dialect) => {
  async function start(): Promise<ContentStore> {
    return {
      db: await open(),
      media: new MediaFolder(join(await temporaryDirectory(), 'media')),
      close: async () => {},
    }
  }

  it('brings the manual once, and leaves a database with a site alone', async () => {
    const store = await start()
    const { logger, lines } = recordingLogger()
    // On the other database the site is another one: it is imported alike.
    const folder = dialect === 'sqlite' || isThorough ? undefined : await small()
    await importSample(store, logger, folder)
    const before = { seen: await visible(store.db), traces: await traces(store.db) }
    expect(before.seen.length).toBeGreaterThan(0)
    await importSample(store, logger, folder)
    expect({ seen: await visible(store.db), traces: await traces(store.db) }).toEqual(before)
    expect(lines).toHaveLength(1)
  })

  it('lets a second first boot go on where another one is faster', async () => {
    const [store, folder] = [await start(), await small()]
    const { logger, lines } = recordingLogger()
    let before: unknown
    // The other one boots between this one's look and its write.
    const slower: ContentStore = {
      ...store,
      db: {
        ...store.db,
        transaction: async (locks, work) => {
          await importSample(store, logger, folder)
          before = await visible(store.db)
          return store.db.transaction(locks, work)
        },
      },
    }
    await importSample(slower, logger, folder)
    expect(lines).toHaveLength(1)
    expect(await visible(store.db)).toEqual(before)
    expect(JSON.parse(await traces(store.db))).toMatchObject({ staged: 0, revisions: expect.any(Number) })
  })

  it('fails where the write of another one was not a site', async () => {
    const [store, folder] = [await start(), await small()]
    const { logger } = recordingLogger()
    const broken: ContentStore = {
      ...store,
      db: {
        ...store.db,
        transaction: async (locks, work) => {
          const result = await store.db.transaction(locks, work)
          const staged = await store.db.reader
            .selectFrom('document')
            .select('id')
            .where('next_generation', 'is not', null)
            .execute()
          await store.db.transaction(environmentLocks(scope), (trx) =>
            beforeChange(
              trx,
              staged.map(({ id }) => id),
            ),
          )
          return result
        },
      },
    }
    await expect(importSample(broken, logger, folder)).rejects.toMatchObject({ code: 'changed_meanwhile' })
  })

  it('is made again where the first one was killed', async () => {
    const [store, folder] = [await start(), await small()]
    const { lines, logger } = recordingLogger()
    await claimEnvironment(store.db, scope, 'killed', 1)
    await importSample(store, logger, folder)
    expect(lines).toHaveLength(1)
  })
})
