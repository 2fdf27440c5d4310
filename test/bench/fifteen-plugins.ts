import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../support/loopback.ts'
import { ensurePeers } from './peers/install.ts'

export const PLUGINS = 15

/** The same Homebridge plugins, one lamp each, for our bridge and for Homebridge with a child bridge each. */
export interface FifteenPlugins {
  readonly dataDir: string
  /** The same, and they share a process. */
  readonly sharedDir: string
  readonly homebridge: { readonly folder: string; readonly plugins: string }
  remove(): Promise<void>
}

const small = join(import.meta.dirname, 'plugins/homebridge-bench-small')

export async function makeFifteenPlugins(): Promise<FifteenPlugins> {
  ensurePeers((text) => process.stderr.write(`${text}\n`))
  const root = await realpath(await mkdtemp(join(tmpdir(), 'triptych-bench-')))
  const [dataDir, sharedDir, folder] = [join(root, 'data'), join(root, 'shared'), join(root, 'homebridge')]
  const plugins = join(dataDir, 'plugins/node_modules')
  const names = Array.from({ length: PLUGINS }, (_, i) => `homebridge-bench-small-${i + 1}`)
  for (const name of names) {
    await cp(small, join(plugins, name), { recursive: true })
    const manifest = JSON.parse(await readFile(join(small, 'package.json'), 'utf8')) as object
    await writeFile(join(plugins, name, 'package.json'), JSON.stringify({ ...manifest, name }))
  }
  await mkdir(folder)
  const write = (path: string, bridge: object, platforms: readonly object[], rest: object = {}): Promise<void> =>
    writeFile(join(path, 'config.json'), JSON.stringify({ bridge: { name: 'Bench', ...bridge }, platforms, ...rest }))
  await cp(dataDir, sharedDir, { recursive: true })
  const shared = { plugins: Object.fromEntries(names.map((name) => [name, { process: 'shared' }])) }
  for (const [path, rest] of [[dataDir, {}] as const, [sharedDir, shared] as const]) {
    await write(
      path,
      { username: '0E:11:22:33:44:55', pincode: '482-19-375', hapPort: await freePort(), logLevel: 'info' },
      names.map((platform) => ({ platform, plugin: `plugins/node_modules/${platform}/index.js` })),
      rest,
    )
  }
  await write(
    folder,
    { username: '0E:11:22:33:44:66', pin: '482-19-376', port: 0, bind: ['lo'] },
    names.map((platform, i) => ({ platform, _bridge: { username: `0E:11:22:33:45:${String(i).padStart(2, '0')}` } })),
  )
  return { dataDir, sharedDir, homebridge: { folder, plugins }, remove: () => rm(root, { recursive: true }) }
}
