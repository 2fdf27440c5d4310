import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { dialects } from '../../support/databases.ts'
import { folderOf, putFiles } from '../import/folders.ts'
import { type Commands, openCommands } from './commands.ts'

const place = ['--site', 'docs', '--env', 'production']

describe.each(dialects)('triptych content: releases (%s)', (dialect) => {
  let run: Commands['run']
  let db: Commands['db']
  let folder: string

  beforeEach(async () => {
    const commands = await openCommands(dialect)
    run = commands.run
    db = commands.db
    folder = await folderOf({ 'pages/index.md': 'One\n', 'pages/old.md': 'Old\n' })
    await run('import', folder, ...place, '--publish')
    await putFiles(folder, { 'pages/index.md': 'Two\n', 'pages/new.md': 'New\n' })
    await rm(join(folder, 'pages/old.md'))
    await run('import', folder, ...place, '--release', 'spring', '--prune')
  })

  const publicKeys = async () => {
    const rows = await db.reader.selectFrom('public_document').select('key').orderBy('key').execute()
    return rows.map(({ key }) => key)
  }

  const shown = async (name: string) => JSON.parse((await run('release', 'show', name, ...place, '--json')).output)

  it('shows them, publishes one, and takes it back', async () => {
    expect((await run('releases', ...place)).output).toMatch(
      /^STATE {2}ITEMS {2}STALE {2}WHEN +NAME\nopen +3 +0 +.* UTC {2}spring\n$/,
    )
    const { output } = await run('release', 'show', 'spring', ...place)
    expect(output).toMatch(/^name {3}spring\nstate {2}open\nitems {2}3\nmade {3}.* UTC by import\n\nACTION/)
    expect(output).toMatch(/unpublish {2}page {2}- +1 +no +\/old\n/)

    expect((await run('release', 'publish', 'spring', ...place)).output).toBe(
      'The release "spring" is published: 3 items.\n',
    )
    expect(await publicKeys()).toEqual(['/', '/new'])
    const again = await run('release', 'publish', 'spring', ...place)
    expect(again).toMatchObject({ exitCode: 1, output: '' })
    expect(again.errors).toMatch(
      /^error: The release can't be changed in its current state\n {2}release .* is published\n$/,
    )

    expect((await run('release', 'revert', 'spring', ...place)).output).toContain(
      'The release "Revert spring" takes "spring" back: 3 items.',
    )
    await run('release', 'publish', 'Revert spring', ...place)
    expect(await publicKeys()).toEqual(['/', '/old'])
    expect((await shown('spring')).release).toMatchObject({ publishedBy: { id: 'command line', kind: 'command' } })
  })

  it('lists what is stale, and publishes over it when told to', async () => {
    await run('publish', ...place, '/')
    const refused = await run('release', 'publish', 'spring', ...place)
    expect(refused).toMatchObject({ exitCode: 1, output: '' })
    expect(refused.errors).toMatch(/^ACTION .*\npublish +page +2 +2 +yes +\/\nerror: Something else was published/)
    expect(await publicKeys()).toEqual(['/', '/old'])

    expect((await run('release', 'rebase', 'spring', ...place)).output).toBe(
      'The release "spring": 1 item is stale no longer.\n',
    )
    await run('unpublish', ...place, '/')
    expect((await shown('spring')).release.conflicts).toBe(1)
    expect((await run('release', 'publish', 'spring', ...place, '--force')).exitCode).toBeUndefined()
    expect(await publicKeys()).toEqual(['/', '/new'])
  })

  it('says what a scheduled release does about what is published before, and names it to who publishes', async () => {
    const at = ['--at', '2199-01-01T00:00+01:00']
    const wrong = await run('release', 'schedule', 'spring', ...place, ...at, '--on-conflict', 'merge')
    expect(wrong.errors).toContain('Allowed choices are fail, rebase, skip')
    await run('release', 'schedule', 'spring', ...place, ...at, '--on-conflict', 'skip')
    expect((await shown('spring')).release).toMatchObject({ state: 'scheduled', onConflict: 'skip' })
    expect((await run('release', 'show', 'spring', ...place)).output).toMatch(/on conflict +skip/)
    const [held] = (await shown('spring')).items
    const taken = await run('unpublish', held.key, ...place, '--kind', held.kind)
    expect(taken.output).toContain(
      'The release "spring", due 2198-12-31 23:00 UTC, holds this too: it will leave this out.',
    )
    await run('release', 'unschedule', 'spring', ...place)
    await run('publish', held.key, ...place, '--kind', held.kind)
  })

  it('schedules, opens again, and forgets', async () => {
    const scheduled = await run('release', 'schedule', 'spring', ...place, '--at', '2199-01-01T00:00+01:00')
    expect(scheduled.output).toBe('The release "spring" is due 2198-12-31 23:00 UTC; a running server publishes it.\n')
    expect((await shown('spring')).release).toMatchObject({
      state: 'scheduled',
      scheduledAt: '2198-12-31T23:00:00.000Z',
      scheduledBy: { id: 'command line' },
    })
    expect((await run('release', 'delete', 'spring', ...place)).exitCode).toBe(1)
    expect((await run('import', folder, ...place, '--release', 'spring')).errors).toBe(
      'error: the release "spring" is scheduled: unschedule it first\n',
    )
    expect((await run('release', 'unschedule', 'spring', ...place)).output).toContain('is open again')
    expect((await run('release', 'unschedule', 'spring', ...place)).output).toContain('it was not scheduled')
    expect((await run('release', 'delete', 'spring', ...place)).output).toContain('is gone')
    expect(await run('release', 'show', 'spring', ...place)).toMatchObject({
      exitCode: 1,
      errors: 'error: there is no release "spring"; "triptych content releases" lists them\n',
    })
    expect((await run('list', ...place, '--pending', '--json')).output).toContain('"/new"')
  })
})
