import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, isAbsolute, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pluginDirectories } from '../../../src/bridge/host/plugin-directories.ts'
import { resolvePlugin } from '../../../src/bridge/host/resolve-plugin.ts'

const modules = 'plugins/node_modules'
const tree = 'plugins/trees/one/node_modules/homebridge-linked'
const marked = { version: '1.0.0', keywords: ['homebridge-plugin'] }

let top: string
beforeAll(async () => {
  top = await realpath(await mkdtemp(join(tmpdir(), 'triptych-resolve-')))
  const files: Record<string, unknown> = {
    [`${tree}/package.json`]: { ...marked, name: 'homebridge-linked', main: 'dist/index.js' },
    [`${tree}/dist/index.js`]: '',
    [`${tree}/node_modules/left-pad/package.json`]: { name: 'left-pad' },
    [`${tree}/node_modules/left-pad/index.js`]: '',
    [`${modules}/@a/homebridge-folder/package.json`]: { ...marked, name: '@a/homebridge-folder' },
    [`${modules}/@a/homebridge-folder/index.js`]: '',
    [`${modules}/homebridge-unmarked/package.json`]: { name: 'homebridge-unmarked', keywords: 'homebridge-plugin' },
    [`${modules}/homebridge-unmarked/index.js`]: '',
    [`${modules}/homebridge-empty/package.json`]: { ...marked, name: 'homebridge-empty', main: '../../index.js' },
    'node_modules/homebridge-outside/index.js': '',
  }
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(top, path)), { recursive: true })
    await writeFile(join(top, path), content === '' ? '' : JSON.stringify(content))
  }
  await symlink('../trees/one/node_modules/homebridge-linked', join(top, modules, 'homebridge-linked'))
  await symlink('../../node_modules/homebridge-outside', join(top, modules, 'homebridge-outside'))
})
afterAll(() => rm(top, { recursive: true, force: true }))

const resolve = (path: string) => resolvePlugin(path, top, pluginDirectories(top))

it.each([
  ['its own files', 'index.ts', true],
  ['its own folder', '.', true],
  ['a package of this program', join(import.meta.dirname, '../../../node_modules/vitest'), true],
  ['what every process may read of this program', join(import.meta.dirname, '../../../package.json'), true],
  ['the folder above', '../..', false],
  ['a folder whose name begins like its own', '../linkedother', false],
  ['a file of the system', '/etc/passwd', false],
  ['nothing yet', 'later', false],
])('a native plugin whose folder has a link to %s', async (_, target, isRun) => {
  const folder = join(top, 'plugins/native/linked')
  await mkdir(join(folder, 'node_modules/one'), { recursive: true })
  await mkdir(join(top, 'plugins/native/linkedother'), { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'linked' }))
  await writeFile(join(folder, 'index.ts'), '')
  const link = join(folder, 'node_modules/one/link')
  await symlink(isAbsolute(target) ? target : join('../..', target), link)
  const resolution = await resolve('plugins/native/linked/index.ts')
  await rm(folder, { recursive: true })
  const reason = 'its folder has a symbolic link that leads out of it: node_modules/one/link'
  expect(resolution).toMatchObject(isRun ? { found: { kind: 'native', folder } } : { reason })
})

it.each([
  ['its folder', `${modules}/homebridge-linked`],
  ['its entry file', `${modules}/homebridge-linked/dist/index.js`],
  ['a file that an update took away', `${modules}/homebridge-linked/lib/old.js`],
  ['the place that the link leads to', `${tree}/`],
])('a Homebridge plugin is found by %s', async (_how, path) => {
  const { found } = await resolve(path)
  expect(found).toMatchObject({ kind: 'homebridge', folder: join(top, tree), entry: join(top, tree, 'dist/index.js') })
  expect(found?.manifest).toMatchObject({ name: 'homebridge-linked', version: '1.0.0' })
})

it('one in a scope is found as well', async () => {
  const path = `${modules}/@a/homebridge-folder`
  expect((await resolve(path)).found?.entry).toBe(join(top, path, 'index.js'))
})

it.each([
  [`${modules}/homebridge-gone/dist/index.js`, 'homebridge-gone', 'homebridge-gone is not installed'],
  ['/usr/lib/node_modules/@b/homebridge-c', '@b/homebridge-c', '@b/homebridge-c is not installed'],
  [
    '@a/homebridge-b',
    undefined,
    "there is no file @a/homebridge-b; the package's folder is plugins/node_modules/@a/homebridge-b",
  ],
  [`${modules}/left-pad/index.js`, undefined, `there is no file ${modules}/left-pad/index.js`],
  [
    `${tree}/node_modules/left-pad/index.js`,
    'left-pad',
    'left-pad is not a Homebridge plugin: its name does not begin with homebridge-',
  ],
  [
    `${modules}/homebridge-unmarked`,
    'homebridge-unmarked',
    'homebridge-unmarked is not a Homebridge plugin: it lacks the keyword homebridge-plugin',
  ],
  [`${modules}/homebridge-empty`, 'homebridge-empty', 'homebridge-empty has no entry file'],
  [`${modules}/homebridge-outside`, undefined, `${modules}/homebridge-outside is not in a plugin directory`],
])('%s is %s, and not run', async (path, name, reason) => {
  const resolution = await resolve(path)
  expect(resolution).toMatchObject({ reason })
  expect(resolution.found ?? ('manifest' in resolution ? resolution.manifest?.name : undefined)).toBe(name)
})
