import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { authMigrations } from '../../../src/auth/migrations/index.ts'
import { openStore } from '../../../src/compose/store.ts'
import { loadConfig } from '../../../src/config.ts'
import { DatabaseDamaged } from '../../../src/db/sqlite-damage.ts'
import { recordingLogger } from '../../support/server.ts'

it('no empty database takes the place of a damaged one: not where it lay, nor by another damaged or an empty file', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'triptych-store-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const config = loadConfig({ SVC_DATA_DIR: dataDir })
  const file = join(dataDir, 'auth.sqlite')
  await writeFile(file, 'no database')
  const damages: DatabaseDamaged[] = []
  const { logger } = recordingLogger()
  const open = (damage: DatabaseDamaged | null) =>
    openStore(config, 'auth', authMigrations, {
      ...{ damage, logger, startEmpty: false },
      onDamage: (found) => void damages.push(found),
    })
  await expect(open(null)).rejects.toBeInstanceOf(DatabaseDamaged)
  const [damage = null] = damages
  expect(damages).toHaveLength(1)
  await expect(open(damage)).rejects.toBe(damage)
  await rm(file)
  await expect(open(damage)).rejects.toBe(damage)
  expect(await readdir(dataDir)).toEqual(['data.lock'])
  await writeFile(file, 'another one')
  await expect(open(damage)).rejects.toMatchObject({ message: expect.stringContaining('file is not a database') })
  await writeFile(file, '')
  await expect(open(damage)).rejects.toBeInstanceOf(DatabaseDamaged)
})
