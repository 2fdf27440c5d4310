import { expect, it } from 'vitest'
import { checkKey, Keys } from '../../src/auth/secrets.ts'
import { describeEachAuthDatabase } from '../support/databases.ts'
import { recordingLogger } from '../support/server.ts'

describeEachAuthDatabase('the check of the key', (open) => {
  it('warns once when it is not the one that the database was last used with', async () => {
    const db = await open()
    const { logger, lines } = recordingLogger()
    const [one, other] = [new Keys('a'.repeat(64)), new Keys('b'.repeat(64))]
    for (const keys of [one, one]) await checkKey(db, keys, logger)
    expect(lines).toEqual([])
    for (const keys of [other, other]) await checkKey(db, keys, logger)
    expect(lines).toMatchObject([{ level: 40, setting: 'SVC_SECRET_KEY' }])
    // Two machines that take turns are told each time.
    await checkKey(db, one, logger)
    expect(lines).toHaveLength(2)
  })

  it('keeps nothing that a key could be told from', async () => {
    const db = await open()
    const key = 'canary-'.repeat(10)
    await checkKey(db, new Keys(key), recordingLogger().logger)
    const rows = await db.reader.selectFrom('key_check').selectAll().execute()
    expect(rows).toEqual([{ name: 'auth', fingerprint: expect.stringMatching(/^[\w-]{43}$/) }])
    expect(JSON.stringify(rows)).not.toContain('canary')
  })

  it('is fine with two that start on an empty database at once', async () => {
    const db = await open()
    const { logger, lines } = recordingLogger()
    const keys = new Keys('a'.repeat(64))
    await Promise.all([checkKey(db, keys, logger), checkKey(db, keys, logger)])
    expect(lines).toEqual([])
  })
})
