import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findManifest } from '../../../src/bridge/host/manifest.ts'
import { NativePlugins } from '../../../src/bridge/host/native-plugins.ts'
import { shippedPlugins } from '../../../src/bridge/host/plugin-directories.ts'
import { resolvePlugin } from '../../../src/bridge/host/resolve-plugin.ts'

let top: string
beforeEach(async () => {
  const { realpath } = await import('node:fs/promises')
  top = await realpath(await mkdtemp(join(tmpdir(), 'triptych-native-')))
})
afterEach(() => rm(top, { recursive: true, force: true }))

async function put(files: Record<string, unknown>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(top, path)), { recursive: true })
    await writeFile(join(top, path), typeof content === 'string' ? content : JSON.stringify(content))
  }
}

it('lists what has a manifest and an entry, by name; and looks again when asked', async () => {
  await put({
    'b/package.json': { name: 'b', version: '1.0.0', main: './lib/b.ts' },
    'b/lib/b.js': '',
    'a/package.json': { name: 'a', exports: { '.': { import: { default: './a.mjs' }, require: './a.cjs' } } },
    'a/a.mjs': '',
    '@scope/c/package.json': { name: '@scope/c' },
    '@scope/c/index.ts': '',
    'broken/package.json': '{',
    'nameless/package.json': { name: '../x' },
    'nameless/index.js': '',
    'without-entry/package.json': { name: 'e' },
    'climbing/package.json': { name: 'f', main: '../b/lib/b.js' },
    'file.ts': '',
  })
  await symlink(join(top, 'a'), join(top, 'link'))
  const plugins = await NativePlugins.scan([
    { path: top, kind: 'native' },
    { path: join(top, 'nowhere'), kind: 'native' },
    { path: join(top, '@scope'), kind: 'third-party' },
  ])
  expect(plugins.list()).toEqual([
    { name: '@scope/c', version: '', path: join(top, '@scope/c/index.ts') },
    { name: 'a', version: '', path: join(top, 'a/a.mjs') },
    { name: 'b', version: '1.0.0', path: join(top, 'b/lib/b.js') },
  ])
  await rm(join(top, 'a'), { recursive: true })
  await plugins.refresh()
  expect(plugins.list().map(({ name }) => name)).toEqual(['@scope/c', 'b'])
})

it.each([
  [{ name: 'x', author: 'Ann' }, 'Ann'],
  [{ name: 'x', author: { name: 'Ann', email: 'a@example.org', url: 'u' } }, 'Ann <a@example.org>'],
  [{ name: 'x', author: { email: 'a@example.org' } }, '<a@example.org>'],
  [{ name: 'x', author: 7, version: 1, description: null }, ''],
])('a manifest %j has the author “%s”', async (json, author) => {
  await put({ 'x/package.json': json, 'x/dist/package.json': { type: 'module' } })
  const found = await findManifest(join(top, 'x/dist/index.js'), top)
  expect(found).toMatchObject({ manifest: { name: 'x', version: '', description: '', author }, folder: join(top, 'x') })
})

it('a plugin that ships is found where it is now', async () => {
  const directories = [{ path: shippedPlugins, kind: 'native' as const }]
  const moved = '/somewhere/else/dist/src/bridge/plugins/virtual/index.js'
  const { found } = await resolvePlugin(moved, top, directories)
  expect(found).toMatchObject({ folder: join(shippedPlugins, 'virtual'), manifest: { name: 'triptych-virtual' } })
  expect(found?.entry).toBe(join(shippedPlugins, 'virtual/index.ts'))
  expect(await resolvePlugin('/else/bridge/plugins/../index.js', top, directories)).toEqual({
    reason: 'there is no file /else/bridge/plugins/../index.js',
  })
})
