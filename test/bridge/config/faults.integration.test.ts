import { chmod, chown, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { startProcess } from '../../support/process.ts'
import { createPlace, type Place } from './place.ts'
import { startWriter } from './writer-process.ts'
import { textOf } from './writer-texts.ts'

const limited = fileURLToPath(new URL('./limited-writer.ts', import.meta.url))
const nobodyUser = 65_534

/** Runs `work` while nothing can be made in the folder; root becomes another user meanwhile, whom that binds. */
async function whileReadOnly({ dataDir, file }: Place, work: () => Promise<void>): Promise<void> {
  const isRoot = process.geteuid?.() === 0
  await chmod(dataDir, 0o555)
  if (isRoot) {
    await chown(file, nobodyUser, nobodyUser)
    process.seteuid?.(nobodyUser)
  }
  try {
    await work()
  } finally {
    if (isRoot) process.seteuid?.(0)
    await chmod(dataDir, 0o755)
  }
}

it('refuses to write in a folder that is read-only, and works again after', async () => {
  const place = await createPlace()
  await writeFile(place.file, textOf('test', 0))
  const config = await place.open()
  await whileReadOnly(place, async () => {
    await expect(config.replace(textOf('test', 2))).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining(`${place.file} cannot be written: EACCES`),
      cause: { code: 'EACCES' },
    })
    expect(await config.text()).toBe(textOf('test', 0))
  })
  expect(await config.backups()).toHaveLength(1)
  expect(await place.beside()).toEqual([])
  expect(await config.replace(textOf('test', 2))).toBe(true)
})

it('leaves everything as it was where the disk takes no more, and works again after', async () => {
  const place = await createPlace()
  await place.open()
  // Its file would still fit, and its version not: the log of the database holds the one before it too.
  const sizes = ['500000', '500001', '1000000', '0']
  const shell = 'ulimit -f 1700; exec "$@"'
  const args = ['-c', shell, 'sh', process.execPath, limited, place.file, place.databaseFile, ...sizes]
  const running = startProcess('sh', args)
  onTestFinished(() => void running.child.kill('SIGKILL'))
  const { code } = await running.exited
  expect(running.stderr()).toBe('')
  expect(running.stdout().trimEnd().split('\n')).toEqual([
    'written',
    expect.stringMatching(/^unavailable, all as before: database: /),
    expect.stringMatching(/^unavailable, all as before: .*config.json cannot be written: EFBIG/),
    'written',
  ])
  expect(code).toBe(0)
  expect(await readFile(place.file, 'utf8')).toBe(textOf('limited', 6))
  expect(await place.beside()).toEqual([])
})

it('loses no write of two processes that write at once', async () => {
  const place = await createPlace()
  await writeFile(place.file, textOf('test', 0))
  const config = await place.open()
  const writes = 12
  const writers = await Promise.all(['one', 'two'].map((name) => startWriter(place, name, writes)))
  for (const writer of writers) writer.go()
  const own = Array.from({ length: writes }, (_, count) => count)
  for (const count of own) await config.putPlatform({ platform: `test ${count}`, plugin: '/plugin' })
  for (const writer of writers) expect(await writer.ended).toBe(0)
  const { platforms, disabledPlugins } = await config.readConfig()
  const names = ['one', 'two', 'test'].flatMap((writer) => own.map((count) => `${writer} ${count}`))
  expect(platforms.map(({ platform }) => platform).sort()).toEqual(names.sort())
  expect([...disabledPlugins].sort()).toEqual(['one', 'two'].flatMap((name) => own.map((n) => `${name}-${n}`)).sort())
  expect(await config.backups()).toHaveLength(50)
  expect(await place.beside()).toEqual([])
})
