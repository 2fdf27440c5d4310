import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { runTriptych, startTriptych } from '../../support/process.ts'
import { createPlace } from './place.ts'
import { textOf } from './writer-texts.ts'

const good = [textOf('first', 0), textOf('second', 0)] as const

/** A config with two good versions. */
async function createBridge() {
  const place = await createPlace()
  await writeFile(place.file, good[0])
  const config = await place.open()
  await config.replace(good[1])
  const command = (...args: string[]) => runTriptych(['bridge', 'config', ...args], { SVC_DATA_DIR: place.dataDir })
  return { ...place, config, command, now: () => readFile(place.file, 'utf8') }
}

it('a broken config is kept as a version, and the newest good one takes its place', async () => {
  const { file, config, command, now } = await createBridge()
  await writeFile(file, `${good[1]},`)
  const restored = await command('restore')
  expect(restored).toMatchObject({ code: 0, stderr: '' })
  expect(restored.stdout).toMatch(/config\.json is again the version of \d{4}-/)
  expect(await now()).toBe(good[1])
  const history = await command('history')
  expect(history).toMatchObject({ code: 0, stderr: '' })
  const lines = history.stdout.trimEnd().split('\n')
  expect(lines).toHaveLength(5)
  expect(lines[0]).toMatch(/^ID +SINCE +BYTES +ERRORS$/)
  expect(lines.map((line) => /line \d+, column \d+/.test(line))).toEqual([false, false, true, false, false])

  // What is in force is not restored; the good one before it is.
  expect(await command('restore')).toMatchObject({ code: 0 })
  expect(await now()).toBe(good[0])
  const newest = (await config.backups()).find(({ size }) => size === Buffer.byteLength(good[1]))
  expect(await command('restore', newest?.id ?? '')).toMatchObject({ code: 0 })
  expect(await now()).toBe(good[1])
  expect((await command('restore', newest?.id ?? '')).stdout).toContain('is already the version of')
})

it('a version with errors, and one that is not there, are refused', async () => {
  const { file, config, command, now } = await createBridge()
  await writeFile(file, '{')
  expect(await command('restore')).toMatchObject({ code: 0 })
  const broken = (await config.backups()).find(({ size }) => size === 1)
  const refused = await command('restore', broken?.id ?? '')
  expect(refused).toMatchObject({
    code: 65,
    stdout: '',
    stderr: expect.stringMatching(/^error: line 1, column 2: .*\n$/),
  })
  const unknown = await command('restore', 'another')
  expect(unknown).toMatchObject({ code: 1, stderr: expect.stringMatching(/^error: there is no such version/) })
  expect(await now()).toBe(good[1])
})

it('a file that is no text stays beside what is restored', async () => {
  const { file, command, now, beside, dataDir } = await createBridge()
  await writeFile(file, Buffer.from([0xff, 0xfe, 0x00]))
  expect(await command('restore')).toMatchObject({ code: 0, stderr: '' })
  expect(await now()).toBe(good[1])
  expect((await readdir(dataDir)).filter((name) => name.startsWith('config.json.damaged-'))).toHaveLength(1)
  expect(await beside()).toHaveLength(1)
})

it('where there is no bridge, none is made; a damaged database is said to be so', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'triptych-config-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const history = () => runTriptych(['bridge', 'config', 'history'], { SVC_DATA_DIR: dataDir })
  expect(await history()).toMatchObject({ code: 1, stderr: `error: ${dataDir} holds no bridge\n` })
  expect(await readdir(dataDir)).toEqual([])
  await writeFile(join(dataDir, 'bridge.sqlite'), 'no database')
  const damaged = expect.stringMatching(/^error: database: .*bridge\.sqlite is damaged: /)
  expect(await history()).toMatchObject({ code: 75, stderr: damaged })
})

it('a bridge that is degraded by its config serves once that is restored', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'triptych-config-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const env = { SVC_DATA_DIR: dataDir }
  await (await startTriptych({ args: ['bridge'], env })).stop()
  const file = join(dataDir, 'config.json')
  const whole = await readFile(file, 'utf8')
  await writeFile(file, whole.replace('"bridge"', '"bride"'))
  const server = await startTriptych({ args: ['bridge'], env })
  onTestFinished(async () => void (await server.stop('SIGKILL')))
  expect((await fetch(`${server.urls.bridge}/health`)).status).toBe(503)
  await server.waitFor('triptych bridge config restore')
  expect(await runTriptych(['bridge', 'config', 'restore'], env)).toMatchObject({ code: 0 })
  await server.waitFor('serves again')
  expect(await readFile(file, 'utf8')).toBe(whole)
  expect((await fetch(`${server.urls.bridge}/health`)).status).toBe(200)
})
