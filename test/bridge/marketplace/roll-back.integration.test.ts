import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { PluginPackages } from '../../../src/bridge/marketplace/plugin-packages.ts'
import { startProcess } from '../../support/process.ts'
import { type LoopbackRegistry, patience, startRegistry } from '../../support/registry/registry.ts'
import { kills } from '../../support/thorough.ts'
import { type BrokenRegistry, startBrokenRegistry } from './broken-registry.ts'
import { openShop, pluginFiles, type Shop } from './shop.ts'

const program = fileURLToPath(new URL('./install-process.ts', import.meta.url))
const wished = kills(4)
const NAME = 'homebridge-lamp'

let registry: LoopbackRegistry
let broken: BrokenRegistry
/** With version 1.0.0 and the parts of then, updated to 2.0.0 with newer parts. */
let model: Shop
/** As the model is. */
let shop: Shop

beforeAll(async () => {
  registry = await startRegistry()
  broken = await startBrokenRegistry(registry.url)
  broken.mend()
  await publishParts('1.0.0')
  await registry.publish(pluginFiles(NAME, '1.0.0', { dependencies: { 'lamp-parts': '^1.0.0' } }))
  model = await openShop(broken.url)
  await model.installer.install(NAME)
  await publishParts('1.1.0')
  await registry.publish(pluginFiles(NAME, '2.0.0', { dependencies: { 'lamp-parts': '^1.0.0' } }))
  await model.installer.install(NAME)
  return async () => {
    await model.close()
    await broken.stop()
    await registry.stop()
  }
}, patience)
beforeEach(async () => {
  shop = await openShop(broken.url)
  await makeAsModel()
  return async () => {
    await shop.close()
    broken.mend()
  }
})

/** Whatever was there, the plugins and npm's cache are those of the model. */
async function makeAsModel(): Promise<void> {
  const home = dirname(shop.folder)
  await rm(home, { recursive: true, force: true })
  await cp(dirname(model.folder), home, { recursive: true, verbatimSymlinks: true })
}

test('a version comes back with the packages that it had, once', async () => {
  expect(await parts()).toBe('1.1.0')
  expect(await previous()).toEqual({ version: '1.0.0', replacedAt: expect.stringMatching(/^\d{4}-.*Z$/) })
  expect(await shop.installer.rollBack(NAME)).toEqual({ name: NAME, version: '1.0.0', skippedScripts: [] })
  expect(await shop.versions()).toEqual({ [NAME]: '1.0.0' })
  expect(await parts()).toBe('1.0.0')
  expect(await shop.trees()).toHaveLength(1)
  expect(shop.swapped).toEqual([NAME])
  expect(shop.log).toContain(`info bridge rolling ${NAME} back to 1.0.0`)
  // What failed is nothing to go back to.
  expect(await previous()).toBeUndefined()
  await expect(shop.installer.rollBack(NAME)).rejects.toMatchObject({ code: 'not_found' })
  expect(await shop.versions()).toEqual({ [NAME]: '1.0.0' })
})

test('installing the same version again is not an update', async () => {
  const before = await previous()
  await shop.installer.install(`${NAME}@2.0.0`, { runScripts: true })
  expect(await previous()).toEqual(before)
  await shop.installer.rollBack(NAME)
  expect(await parts()).toBe('1.0.0')
})

test('what npm has in its cache needs no registry; the rest fails, and leaves what is there', async () => {
  broken.break('gone')
  await rm(join(dirname(shop.folder), 'cache'), { recursive: true })
  await expect(shop.installer.rollBack(NAME)).rejects.toMatchObject({ code: 'registry_unavailable' })
  expect(await shop.versions()).toEqual({ [NAME]: '2.0.0' })
  expect((await previous())?.version).toBe('1.0.0')
})

test('without a registry', async () => {
  broken.break('gone')
  await shop.installer.rollBack(NAME)
  expect([await shop.versions(), await parts()]).toEqual([{ [NAME]: '1.0.0' }, '1.0.0'])
})

test('another package than the one that was there is refused', async () => {
  const [tree = ''] = await shop.trees()
  const file = join(shop.folder, 'trees', tree, 'previous-lock.json')
  const lock = JSON.parse(await readFile(file, 'utf8'))
  lock.packages[`node_modules/${NAME}`].integrity = `sha512-${Buffer.alloc(64).toString('base64')}`
  await writeFile(file, JSON.stringify(lock))
  await expect(shop.installer.rollBack(NAME)).rejects.toMatchObject({ code: 'install_failed' })
  expect(await shop.versions()).toEqual({ [NAME]: '2.0.0' })
})

test.each([
  ['a note without its lockfile', 'previous-lock.json', null],
  ['an unreadable lockfile', 'previous-lock.json', '[]'],
  ['an unreadable note', 'previous.json', '{'],
  ['no note', 'previous.json', null],
])('%s is nothing to go back to', async (_, name, text) => {
  const [tree = ''] = await shop.trees()
  const file = join(shop.folder, 'trees', tree, name)
  await (text === null ? rm(file) : writeFile(file, text))
  await expect(shop.installer.rollBack(NAME)).rejects.toMatchObject({ code: 'not_found' })
  expect(await shop.versions()).toEqual({ [NAME]: '2.0.0' })
})

test.each(['homebridge-nothing', '../../etc', ''])('%j is not there', async (name) => {
  await expect(shop.installer.rollBack(name)).rejects.toMatchObject({ code: 'not_found' })
})

test(`a process that is killed while it rolls back leaves one version whole: ${wished} kills`, {
  timeout: 600_000,
}, async () => {
  const home = dirname(shop.folder)
  const start = () => startProcess(process.execPath, [program, shop.folder, broken.url, home, NAME, 'roll-back'])
  const began = performance.now()
  expect((await start().exited).code).toBe(0)
  const whole = performance.now() - began
  for (let kill = 1; kill <= wished; kill += 1) {
    await makeAsModel()
    const running = start()
    const timer = setTimeout(() => running.child.kill('SIGKILL'), (whole * kill) / wished)
    await running.exited
    clearTimeout(timer)
    await shop.installer.recover()
    const version = (await shop.versions())[NAME]
    expect(
      ['2.0.0 with 1.1.0, before it 1.0.0', '1.0.0 with 1.0.0, before it nothing'],
      `after kill ${kill}`,
    ).toContain(`${version} with ${await parts()}, before it ${(await previousOrNone()) ?? 'nothing'}`)
    expect(await shop.trees()).toHaveLength(1)
  }
})

async function publishParts(version: string): Promise<void> {
  await registry.publish({ 'package.json': { name: 'lamp-parts', version }, 'index.js': '' })
}

/** The version of what the plugin depends on. */
async function parts(): Promise<string> {
  const [tree = ''] = await shop.trees()
  const file = join(shop.folder, 'trees', tree, 'node_modules/lamp-parts/package.json')
  return JSON.parse(await readFile(file, 'utf8')).version
}

async function previous() {
  const native = { list: () => [], refresh: async () => {} }
  const packages = new PluginPackages({ native, nodeModules: join(shop.folder, 'node_modules'), warn: () => {} })
  return (await packages.installedWithPrevious())[0]?.previous
}

async function previousOrNone(): Promise<string | undefined> {
  return (await previous())?.version
}
