import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { keepPluginChanges } from '../../../src/bridge/config/keep-changes.ts'
import type { EntryChange } from '../../../src/bridge/config/merge-entries.ts'
import { createPlace } from '../config/place.ts'
import { startHost } from './fixture-host.ts'

const name = 'homebridge-rotates'

/** A plugin as many are: each start uses a token up, and writes the next one into Homebridge's config. */
const code = `
const { readFileSync, writeFileSync } = require('node:fs')
module.exports = (api) => api.registerPlatform('${name}', 'Rotates', class {
  constructor(log, config) {
    log.info('token %s', config.token)
    const config2 = JSON.parse(readFileSync(api.user.configPath(), 'utf8'))
    Object.assign(config2.platforms[0], { token: config.token + 1, plugin: '/tmp/evil.js', uid: 0 })
    writeFileSync(api.user.configPath(), JSON.stringify(config2))
    if (config.token === 2) setImmediate(() => { throw new Error('crash') })
    setInterval(() => {}, 1_000)
  }
})
`
const plugin = `plugins/node_modules/${name}`
const entry = { platform: 'Rotates', plugin, name: 'Rotates', token: 1 }

async function startRotating(keepChanges?: (changes: readonly EntryChange[]) => Promise<void>) {
  const running = await startHost([], keepChanges === undefined ? {} : { keepChanges })
  onTestFinished(() => running.stop())
  const folder = join(running.dataDir, plugin)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'index.js'), code)
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name, version: '1.0.0', keywords: ['homebridge-plugin'], engines: { homebridge: '>=1.0.0' } }),
  )
  return { ...running, configFile: join(running.dataDir, 'homebridge/config.json') }
}

it('a token that a plugin rotates in its config.json survives a restart, a crash and a new daemon', async () => {
  const kept: EntryChange[] = []
  const { host, logs, until } = await startRotating(async (changes) => void kept.push(...changes))
  const tokens = () => logs.flatMap(({ message }) => /^(?:\[.*\] )?token (\d+)$/.exec(message)?.[1] ?? [])
  await host.start({ platforms: [entry] })
  await until(() => tokens().length === 1)
  await host.waitUntilSettled()
  await host.restart(name)
  // The second start crashes, and a third follows by itself.
  await until(() => tokens().length === 3)
  expect(tokens()).toEqual(['1', '2', '3'])
  await host.waitUntilSettled()
  await host.stop()
  await host.collectConfigs()
  expect(kept.map(({ before, after }) => [before.token, after.token])).toEqual([
    [1, 2],
    [2, 3],
    [3, 4],
  ])
  expect(kept.every(({ before }) => before.plugin === plugin)).toBe(true)
})

it('what cannot be kept now stays in the file', async () => {
  const { host, configFile, logs, until } = await startRotating(async () => {
    throw new Error('the disk is full')
  })
  await host.start({ platforms: [entry] })
  await until(() => logs.some(({ message }) => message.endsWith('token 1')))
  await host.waitUntilSettled()
  await host.restart(name)
  await host.waitUntilSettled()
  expect(logs).toContainEqual(
    expect.objectContaining({ level: 'warn', message: expect.stringContaining('could not be kept: the disk is full') }),
  )
  expect(JSON.parse(await readFile(configFile, 'utf8')).platforms[0].token).toBe(2)
})

it('a link in place of the file is not followed', async () => {
  const kept: EntryChange[] = []
  const { host, configFile, dataDir, logs, until } = await startRotating(async (changes) => void kept.push(...changes))
  await host.start({ platforms: [entry] })
  await until(() => logs.some(({ message }) => message.endsWith('token 1')))
  await host.stop()
  await writeFile(
    join(dataDir, 'secret.json'),
    JSON.stringify({ platforms: [{ platform: 'Rotates', token: 'secret' }] }),
  )
  await rm(configFile)
  await symlink(join(dataDir, 'secret.json'), configFile)
  await host.collectConfigs()
  expect(kept).toEqual([])
  expect(logs.at(-1)).toMatchObject({ level: 'warn', message: expect.stringContaining('cannot be read') })
})

it('the config file has what a plugin changed, as a version, and what was changed on both sides is named', async () => {
  const { open, file } = await createPlace()
  const config = await open()
  const before = { ...entry, token: 'secret-1', region: 'eu' }
  const text = JSON.parse(await config.text())
  await config.replace(
    JSON.stringify({ ...text, platforms: [...text.platforms, { ...before, region: 'us' }] }, null, 2),
  )
  const logged: unknown[] = []
  const versions = (await config.backups()).length
  const after = { ...before, token: 'secret-2', region: 'ap', plugin: '/tmp/evil.js' }
  await keepPluginChanges(config, [{ list: 'platforms', before, after }], (line) => void logged.push(line))
  expect(JSON.parse(await readFile(file, 'utf8')).platforms.at(-1)).toEqual({
    ...before,
    token: 'secret-2',
    region: 'us',
  })
  expect(await config.backups()).toHaveLength(versions + 1)
  expect(logged).toEqual([
    { level: 'info', plugin: name, message: 'it changed its config: /token' },
    {
      level: 'warn',
      plugin: name,
      message: 'it changed its config where the config was changed as well, which stays: /region',
    },
  ])
  const gone = {
    list: 'platforms',
    before: { ...before, plugin: 'plugins/node_modules/homebridge-gone' },
    after,
  } as const
  await keepPluginChanges(config, [gone], (line) => void logged.push(line))
  expect(logged.at(-1)).toMatchObject({ level: 'warn', plugin: 'homebridge-gone' })
})
