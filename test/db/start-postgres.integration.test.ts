import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { asAdmin, startPostgres } from '../support/postgres.ts'

describe('startPostgres', () => {
  it('starts the installed PostgreSQL on a port of its own, and leaves nothing behind', async () => {
    const server = await startPostgres()
    const { rows } = await asAdmin('show data_directory', server.url)
    expect(new URL(server.url).hostname).toBe('127.0.0.1')
    const folder = join(String(rows[0]?.data_directory), '..')
    expect(await readdir(folder)).toEqual(['data'])
    await server.stop()
    await expect(asAdmin('select 1', server.url)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    await expect(readdir(folder)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  it('installs one from npm where the machine has none', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'triptych-no-postgres-'))
    onTestFinished(() => rm(empty, { recursive: true }))
    const server = await startPostgres(empty)
    onTestFinished(() => server.stop())
    const { rows } = await asAdmin("select current_setting('server_version_num')::int as version", server.url)
    expect(rows).toEqual([{ version: 180004 }])
    const folder = join(String((await asAdmin('show data_directory', server.url)).rows[0]?.data_directory), '..')
    await server.stop()
    await expect(readdir(folder)).rejects.toMatchObject({ code: 'ENOENT' })
  })
})
