import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProcess } from '../../support/process.ts'
import { type LoopbackRegistry, patience, startRegistry } from '../../support/registry/registry.ts'
import { kills } from '../../support/thorough.ts'
import { type BrokenRegistry, startBrokenRegistry } from './broken-registry.ts'
import { openShop, pluginFiles, type Shop } from './shop.ts'

const program = fileURLToPath(new URL('./install-process.ts', import.meta.url))
const wished = kills(4)

let registry: LoopbackRegistry
let broken: BrokenRegistry
/** With version 1.0.0 of a plugin that worked so far. */
let shop: Shop

beforeAll(async () => {
  registry = await startRegistry()
  broken = await startBrokenRegistry(registry.url)
  await registry.publish({ 'package.json': { name: 'lamp-parts', version: '1.0.0' }, 'index.js': '' })
  for (const version of ['1.0.0', '2.0.0']) {
    await registry.publish(pluginFiles('homebridge-lamp', version, { dependencies: { 'lamp-parts': '^1.0.0' } }))
  }
  shop = await openShop(registry.url)
  await shop.installer.install('homebridge-lamp@1.0.0')
}, patience)

afterAll(async () => {
  await shop.close()
  await broken.stop()
  await registry.stop()
})

test('a registry that is not there is unavailable', async () => {
  const other = await openShop('http://127.0.0.1:9')
  await expect(other.installer.install('homebridge-lamp')).rejects.toMatchObject({ code: 'registry_unavailable' })
  await other.close()
})

test('a registry that dies half-way through a tarball', async () => {
  broken.break('dies')
  const other = await openShop(broken.url)
  await expect(other.installer.install('homebridge-lamp')).rejects.toMatchObject({
    code: 'install_failed',
    errors: expect.arrayContaining([{ in: 'body', name: '/package', message: expect.stringMatching(/\w/) }]),
  })
  expect(await other.trees()).toEqual([])
  await other.close()
})

test('a registry that never answers: the time limit ends npm', async () => {
  broken.break('hangs')
  const other = await openShop(broken.url, { timeLimit: 1000 })
  await expect(other.installer.install('homebridge-lamp')).rejects.toMatchObject({
    code: 'install_failed',
    errors: [{ in: 'body', name: '/package', message: 'it took longer than 1 s' }],
  })
  expect(await other.trees()).toEqual([])
  await other.close()
})

test('a folder that cannot be written', async () => {
  const other = await openShop(registry.url)
  await mkdir(other.folder)
  await writeFile(join(other.folder, 'trees'), '')
  await expect(other.installer.install('homebridge-lamp')).rejects.toMatchObject({ code: 'install_failed' })
  await other.close()
})

test(`a process that is killed while it installs leaves the plugin whole: ${wished} kills`, {
  timeout: 600_000,
}, async () => {
  const home = dirname(shop.folder)
  const start = (spec: string) => startProcess(process.execPath, [program, shop.folder, registry.url, home, spec])
  const began = performance.now()
  expect((await start('homebridge-lamp@2.0.0').exited).code).toBe(0)
  const whole = performance.now() - began
  let version = '2.0.0'
  for (let kill = 1; kill <= wished; kill += 1) {
    const next = version === '1.0.0' ? '2.0.0' : '1.0.0'
    const running = start(`homebridge-lamp@${next}`)
    const timer = setTimeout(() => running.child.kill('SIGKILL'), (whole * kill) / wished)
    await running.exited
    clearTimeout(timer)
    const left = (await shop.versions())['homebridge-lamp']
    expect([version, next], `after kill ${kill}`).toContain(left)
    await shop.installer.recover()
    expect(await shop.versions()).toEqual({ 'homebridge-lamp': left })
    const [tree = '', ...others] = await shop.trees()
    expect(others).toEqual([])
    const parts = await readdir(join(shop.folder, 'trees', tree, 'node_modules/lamp-parts'))
    expect(parts.sort()).toEqual(['index.js', 'package.json'])
    version = left ?? ''
  }
})

test('a process that is killed between two renames: what it had moved aside is put back', async () => {
  const place = join(shop.folder, 'node_modules/homebridge-hand')
  await mkdir(place)
  await writeFile(join(place, 'package.json'), '{"version":"1.0.0"}')
  await writeFile(join(place, 'index.js'), '1.0.0')
  const tree = join(shop.folder, 'trees/homebridge-hand-2.0.0-0')
  await mkdir(tree)
  await writeFile(join(tree, 'package.json'), '{"private":true,"dependencies":{"homebridge-hand":"2.0.0"}}')
  await rename(place, join(tree, 'before'))
  await shop.installer.recover()
  expect(await shop.versions()).toMatchObject({ 'homebridge-hand': '1.0.0' })
  expect(await shop.trees()).toHaveLength(1)
})
