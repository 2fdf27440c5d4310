import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pluginStorage } from '../../../src/bridge/host/plugin-storage.ts'
import { bridgeMigrations } from '../../../src/bridge/migrations/index.ts'
import type { BridgeTables } from '../../../src/bridge/schema.ts'
import { openDatabase } from '../../../src/db/database.ts'

it('keeps what each plugin has, apart from the others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-storage-'))
  const db = openDatabase<BridgeTables>({ kind: 'sqlite', file: join(folder, 'bridge.sqlite') })
  try {
    await db.migrate(bridgeMigrations)
    const storage = pluginStorage(db)
    await storage.set('a', 'state', { on: true })
    await storage.set('a', 'state', null)
    await storage.set('a', 'more', [1])
    await storage.set('b', 'state', 'other')
    expect(await storage.keys('a')).toEqual(['more', 'state'])
    expect(await storage.get('a', 'state')).toBeNull()
    expect(await storage.get('b', 'state')).toBe('other')
    await storage.delete('a', 'more')
    await storage.delete('a', 'never')
    expect(await storage.get('a', 'more')).toBeUndefined()
    await db.writer
      .insertInto('plugin_value')
      .values(Array.from({ length: 1_000 }, (_, key) => ({ plugin: 'full', key: `${key}`, value: '0' })))
      .execute()
    await expect(storage.set('full', 'one more', 1)).rejects.toThrow('a plugin keeps at most 1000 keys')
    await storage.set('full', '7', 'new')
    expect(await storage.get('full', '7')).toBe('new')
  } finally {
    await db.close()
    await rm(folder, { recursive: true, force: true })
  }
})
