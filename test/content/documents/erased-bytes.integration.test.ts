import { readFile } from 'node:fs/promises'
import { expect, it, onTestFinished } from 'vitest'
import { DeletedDocuments } from '../../../src/content/documents/deleted.ts'
import { Documents } from '../../../src/content/documents/documents.ts'
import { HistorySweeper } from '../../../src/content/documents/retention.ts'
import { DatabaseSearch } from '../../../src/content/search/database-search.ts'
import { ensureScope } from '../../../src/content/sites.ts'
import { pageOf } from '../../support/content-editor.ts'
import { openTestDatabase } from '../../support/databases.ts'

const scope = { site: 'docs', env: 'production' }
const actor = { id: 'editor-1', kind: 'person', name: 'Ada' } as const
const DAY = 24 * 60 * 60 * 1000

/** A text that takes some pages of the file, with a word in it that no other has. */
const longText = (word: string): string => Array.from({ length: 400 }, (_, n) => `${word}${n % 7} filler${n}`).join(' ')

it.each(['by hand', 'after its time'])('of a document that was erased %s no byte is left in the file', async (how) => {
  const test = await openTestDatabase('sqlite')
  let open = true
  onTestFinished(async () => void (open && (await test.close())))
  const { database: db, settings } = test
  if (settings.kind !== 'sqlite') throw new Error('not SQLite')
  const clock = { now: Date.now() }
  await db.transaction([], (trx) => ensureScope(trx, scope, clock.now))
  const search = new DatabaseSearch(db)
  const documents = new Documents(db, search, () => clock.now)
  const deleted = new DeletedDocuments(db, search)
  // Others come between, so that its rows lie among theirs, and move with them.
  const other = (n: number) => documents.create(scope, pageOf(`/other/${n}`, longText('ordinary')), actor)
  await other(0)
  let held = await documents.create(scope, pageOf('/secret', longText('marmalade')), actor)
  for (let n = 1; n <= 40; n += 1) {
    await other(n)
    if (n % 4 === 0)
      held = await documents.save(scope, held.value.id, held.etag, pageOf('/secret', longText('quincejelly')), actor)
  }
  const { id } = held.value
  await documents.remove(scope, id, held.etag)
  if (how === 'by hand') await deleted.erase(scope, id, (await deleted.read(scope, id)).etag)
  else {
    clock.now += 91 * DAY
    const retention = { revisions: null, revisionDays: null, deletedDays: 90 }
    const fail = (error: unknown): never => {
      throw error
    }
    const sweeper = new HistorySweeper(db, search, { retention, onError: fail, now: () => clock.now })
    expect(await sweeper.look()).toEqual({ revisions: 0, documents: 1 })
  }
  expect((await search.find(scope, { q: 'ordinary', limit: 50, after: null })).entries).toHaveLength(41)

  // The log is folded into the file when the last connection closes.
  const { file } = settings
  await db.close()
  open = false
  const bytes = (await readFile(file)).toString('latin1').toLowerCase()
  const words = ['marmalade', 'quincejelly', '/secret', id, 'ordinary']
  expect(words.filter((word) => bytes.includes(word))).toEqual(['ordinary'])
})
