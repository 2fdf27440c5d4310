import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../support/loopback.ts'
import { ensurePeers } from './peers/install.ts'

/** The same four Homebridge plugins, for our bridge and for Homebridge with a child bridge each. */
export interface FourPlugins {
  readonly dataDir: string
  readonly homebridge: { readonly folder: string; readonly plugins: string }
  remove(): Promise<void>
}

const lamps = join(import.meta.dirname, 'plugins/homebridge-bench-lamps')

export async function makeFourPlugins(): Promise<FourPlugins> {
  ensurePeers((text) => process.stderr.write(`${text}\n`))
  const root = await realpath(await mkdtemp(join(tmpdir(), 'triptych-bench-')))
  const [dataDir, folder] = [join(root, 'data'), join(root, 'homebridge')]
  const plugins = join(dataDir, 'plugins/node_modules')
  const names = [1, 2, 3, 4].map((i) => `homebridge-bench-lamps-${i}`)
  for (const name of names) {
    await cp(lamps, join(plugins, name), { recursive: true })
    const manifest = JSON.parse(await readFile(join(lamps, 'package.json'), 'utf8')) as object
    await writeFile(join(plugins, name, 'package.json'), JSON.stringify({ ...manifest, name }))
  }
  await mkdir(folder)
  const write = (path: string, bridge: object, platforms: readonly object[]): Promise<void> =>
    writeFile(join(path, 'config.json'), JSON.stringify({ bridge: { name: 'Bench', ...bridge }, platforms }))
  await write(
    dataDir,
    { username: '0E:11:22:33:44:55', pincode: '482-19-375', hapPort: await freePort(), logLevel: 'info' },
    names.map((platform) => ({ platform, plugin: `plugins/node_modules/${platform}/index.js` })),
  )
  await write(
    folder,
    { username: '0E:11:22:33:44:66', pin: '482-19-376', port: 0, bind: ['lo'] },
    names.map((platform, i) => ({ platform, _bridge: { username: `0E:11:22:33:44:7${i}` } })),
  )
  return { dataDir, homebridge: { folder, plugins }, remove: () => rm(root, { recursive: true }) }
}
