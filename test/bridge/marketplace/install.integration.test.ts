import { existsSync } from 'node:fs'
import { lstat, mkdir, readFile, realpath, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCodeCache } from '../../../src/bridge/host/code-cache.ts'
import { type LoopbackRegistry, patience, startRegistry } from '../../support/registry/registry.ts'
import { openShop, pluginFiles, type Shop } from './shop.ts'

/** A script that leaves a file when it runs. */
const scripts = { postinstall: "node -e \"require('node:fs').writeFileSync('ran', '')\"" }

const parts = { 'package.json': { name: 'lamp-parts', version: '1.0.0' }, 'index.js': '' }
let partsIntegrity = ''

/** A plugin with an npm-shrinkwrap.json that says where what it depends on lies. */
function shrunk(name: string, resolved: string) {
  const dependencies = { 'lamp-parts': '^1.0.0' }
  const packages = {
    '': { name, version: '1.0.0', dependencies },
    'node_modules/lamp-parts': { version: '1.0.0', resolved, integrity: partsIntegrity },
  }
  const shrinkwrap = { name, version: '1.0.0', lockfileVersion: 3, requires: true, packages }
  const more = { dependencies, _hasShrinkwrap: true }
  return pluginFiles(name, '1.0.0', more, { 'npm-shrinkwrap.json': shrinkwrap })
}

async function integrityOf(name: string): Promise<string> {
  const answer = await fetch(`${registry.url}/${name}/1.0.0`)
  const { dist } = (await answer.json()) as { dist: { integrity: string } }
  return dist.integrity
}

let registry: LoopbackRegistry
let shop: Shop
/** Hears what the installer of the shop says. */
let hear = (_message: string): void => {}

beforeAll(async () => {
  registry = await startRegistry()
  const inner = { 'lib/history/package.json': { name: 'history', version: '1.0.0' }, 'lib/history/index.js': '' }
  await registry.publish(parts)
  partsIntegrity = await integrityOf('lamp-parts')
  for (const [source, tag] of [
    [pluginFiles('homebridge-lamp', '1.0.0', { dependencies: { 'lamp-parts': '^1.0.0' } })],
    [
      pluginFiles(
        'homebridge-lamp',
        '1.1.0',
        {
          dependencies: { history: 'file:./lib/history' },
          peerDependencies: { homebridge: '^1.6.0', 'lamp-parts': '^1.0.0' },
          engines: { homebridge: '^1.6.0', node: '>=99' },
          scripts,
        },
        inner,
      ),
    ],
    [pluginFiles('homebridge-lamp', '2.0.0-beta.1'), 'beta'],
    [pluginFiles('@home/homebridge-scripted', '1.0.0', { scripts })],
    [pluginFiles('homebridge-unmarked', '1.0.0', { keywords: ['other'] })],
    [{ 'package.json': pluginFiles('homebridge-entryless', '1.0.0')['package.json'] ?? {} }],
    [pluginFiles('homebridge-git', '1.0.0', { dependencies: { 'lamp-parts': 'git+https://127.0.0.1:9/x.git' } })],
    [pluginFiles('homebridge-remote', '1.0.0', { dependencies: { 'lamp-parts': 'http://127.0.0.1:9/x.tgz' } })],
    [
      pluginFiles(
        'homebridge-bundling',
        '1.0.0',
        { dependencies: { inner: '^1.0.0' }, bundleDependencies: ['inner'] },
        { 'node_modules/inner/package.json': { name: 'inner', version: '1.0.0' } },
      ),
    ],
    [shrunk('homebridge-shrunk', `${registry.url}/lamp-parts/-/lamp-parts-1.0.0.tgz`)],
    [shrunk('homebridge-shrunk-elsewhere', 'http://127.0.0.1:9/lamp-parts/-/lamp-parts-1.0.0.tgz')],
    [pluginFiles('homebridge-outside', '1.0.0', { dependencies: { outside: 'file:../../../../outside' } })],
    [pluginFiles('homebridge-unknown-part', '1.0.0', { dependencies: { 'lamp-parts': '^9.0.0' } })],
  ] as const) {
    await registry.publish(source, tag)
  }
  shop = await openShop(registry.url, {
    allowScripts: (name) => name === '@home/homebridge-scripted',
    log: ({ message }) => hear(message),
  })
  // Settings for a user's own projects hold for the plugins as well.
  const settings = ['lockfile-version=1', 'package-lock=false', 'ignore-scripts=false', 'location=global']
  await writeFile(join(shop.folder, '../.npmrc'), settings.join('\n'))
}, patience)

afterAll(async () => {
  await shop.close()
  await registry.stop()
})

test.each([
  ['homebridge-bundling', 'inner'],
  ['homebridge-shrunk', 'lamp-parts'],
])('%s comes with what is in its tarball', async (name, part) => {
  await shop.installer.install(name)
  expect(existsSync(join(shop.folder, 'node_modules', name, 'node_modules', part, 'package.json'))).toBe(true)
  await shop.installer.uninstall(name)
  shop.swapped.splice(0)
  shop.log.splice(0)
})

test('a plugin is installed, updated while it is in use, set back, and taken away', async () => {
  expect(await shop.installer.install('homebridge-lamp@1.0.0')).toMatchObject({ version: '1.0.0', skippedScripts: [] })
  const place = join(shop.folder, 'node_modules/homebridge-lamp')
  expect((await lstat(place)).isSymbolicLink()).toBe(true)
  const old = await realpath(place)
  expect(existsSync(join(old, '../lamp-parts/package.json'))).toBe(true)
  expect(shop.swapped.splice(0)).toEqual(['homebridge-lamp'])

  let isInstalling = true
  const seen = new Set<string>()
  const { promise: npmIsDone, resolve } = Promise.withResolvers<void>()
  hear = (message) => {
    if (message.includes(': added ')) resolve()
  }
  const watching = (async () => {
    // What npm does is beside the place.
    await npmIsDone
    while (isInstalling) seen.add(await readFile(join(place, 'index.js'), 'utf8'))
  })()
  expect(await shop.installer.install('homebridge-lamp')).toMatchObject({ name: 'homebridge-lamp', version: '1.1.0' })
  isInstalling = false
  resolve()
  await watching
  expect([...seen][0], 'while the old one is there').toContain('1.0.0')
  expect([...seen].every((text) => /'1\.[01]\.0'/.test(text))).toBe(true)
  expect(existsSync(old)).toBe(false)

  const modules = join(await realpath(place), '..')
  expect(existsSync(join(modules, 'history/index.js')), 'a folder of its own as a dependency').toBe(true)
  expect(existsSync(join(modules, 'lamp-parts/index.js')), 'a peer that no package provides').toBe(true)
  expect(existsSync(join(modules, 'homebridge')), 'what the bridge provides').toBe(false)
  expect(existsSync(join(place, 'ran')), 'scripts do not run').toBe(false)
  expect(shop.log).toEqual(
    expect.arrayContaining([
      'info bridge installing homebridge-lamp 1.1.0',
      'info bridge installed homebridge-lamp 1.1.0',
      expect.stringMatching(/^debug bridge homebridge-lamp 1\.1\.0: added 3 packages/),
    ]),
  )

  const compiled = makeCodeCache('homebridge-lamp', 'homebridge-lamp', undefined) ?? ''
  expect(existsSync(compiled)).toBe(true)
  await shop.installer.uninstall('homebridge-lamp')
  expect(existsSync(compiled)).toBe(false)
  expect(await shop.versions()).toEqual({})
  expect(await shop.trees()).toEqual([])
  expect(shop.swapped.splice(0)).toEqual(['homebridge-lamp', 'homebridge-lamp'])
})

test('a plugin by its tag: a package that was put there by hand gives way', async () => {
  const place = await byHand('homebridge-lamp')
  await shop.installer.install('homebridge-lamp@beta')
  expect(await shop.versions()).toEqual({ 'homebridge-lamp': '2.0.0-beta.1' })
  expect((await lstat(place)).isSymbolicLink()).toBe(true)
  expect(existsSync(join(shop.folder, 'trees', (await shop.trees())[0] ?? '', 'before'))).toBe(false)

  const other = await byHand('homebridge-other')
  await shop.installer.uninstall('homebridge-other')
  expect(existsSync(other)).toBe(false)
  expect(await shop.trees()).toHaveLength(1)
})

test('a scoped plugin whose scripts are allowed', async () => {
  await shop.installer.install('@home/homebridge-scripted')
  expect(existsSync(join(shop.folder, 'node_modules/@home/homebridge-scripted/ran'))).toBe(true)
  expect(await shop.versions()).toEqual({ '@home/homebridge-scripted': '1.0.0', 'homebridge-lamp': '2.0.0-beta.1' })

  await shop.installer.uninstall('@home/homebridge-scripted')
  expect(existsSync(join(shop.folder, 'node_modules/@home'))).toBe(false)
  expect(await shop.trees()).toHaveLength(1)
})

test('packages whose scripts were not run are named, and theirs run when that is asked for', async () => {
  const ran = (): boolean => existsSync(join(shop.folder, 'node_modules/@home/homebridge-scripted/ran'))
  const skippedBy = async (runScripts?: boolean) =>
    (await shop.installer.install('@home/homebridge-scripted', { runScripts })).skippedScripts
  expect(await skippedBy(false)).toEqual(['@home/homebridge-scripted'])
  expect(ran()).toBe(false)
  expect(shop.log).toContainEqual(expect.stringMatching(/^warn bridge .*install scripts were not run, of @home/))
  expect(await skippedBy(true)).toEqual([])
  expect(ran()).toBe(true)
  await shop.installer.uninstall('@home/homebridge-scripted')
})

test.each([
  ['homebridge-nowhere', 'package_not_found', ''],
  ['homebridge-lamp@9.9.9', 'package_not_found', ''],
  ['homebridge-lamp@nightly', 'package_not_found', ''],
  ['homebridge-unmarked', 'not_a_plugin', ''],
  ['homebridge-entryless', 'install_failed', 'it has no entry file'],
  ['homebridge-git', 'install_failed', 'one of its dependencies is not from the registry'],
  ['homebridge-remote', 'install_failed', 'one of its dependencies is not from the registry'],
  ['homebridge-shrunk-elsewhere', 'install_failed', 'one of its dependencies is not from the registry'],
  ['homebridge-outside', 'install_failed', 'its dependency ../../outside is not from the registry'],
  ['homebridge-unknown-part', 'install_failed', 'No matching version found for lamp-parts@^9.0.0.'],
  ['homebridge-x; touch y', 'invalid_request', 'must be the name of a Homebridge plugin, such as homebridge-dummy'],
])('%s is refused as %s', async (spec, code, message) => {
  const refusal = message === '' ? { code } : { code, errors: expect.arrayContaining([fieldError(message)]) }
  await expect(shop.installer.install(spec)).rejects.toMatchObject(refusal)
  expect(Object.keys(await shop.versions())).toEqual(['homebridge-lamp'])
  expect(await shop.trees()).toHaveLength(1)
})

test('one at a time, and closing ends the one that runs', async () => {
  const other = await openShop(registry.url)
  const running = expect(other.installer.install('homebridge-lamp')).rejects.toMatchObject({
    code: 'install_failed',
    errors: [fieldError('the bridge is stopping')],
  })
  await expect(other.installer.install('homebridge-lamp')).rejects.toMatchObject({ code: 'install_busy' })
  await expect(other.installer.uninstall('homebridge-lamp')).rejects.toMatchObject({ code: 'install_busy' })
  await other.installer.close()
  await running
  expect(await other.trees()).toEqual([])
  await other.close()
})

test.each([
  'homebridge-nowhere',
  '..',
  '.bin',
  '@home',
  'node_modules/../homebridge-lamp',
])('uninstalling %s finds nothing', async (name) => {
  await expect(shop.installer.uninstall(name)).rejects.toMatchObject({ code: 'not_found' })
})

/** A plugin's folder that no installer made. */
async function byHand(name: string): Promise<string> {
  const place = join(shop.folder, 'node_modules', name)
  await mkdir(place, { recursive: true })
  await writeFile(join(place, 'package.json'), '{}')
  return place
}

function fieldError(message: string): object {
  return { in: 'body', name: '/package', message }
}
