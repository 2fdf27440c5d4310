import { closeSync, openSync } from 'node:fs'
import { PluginProcesses } from '../../../src/bridge/host/plugin-processes.ts'
import { spawnPlugin } from '../../../src/bridge/host/spawn-plugin.ts'
import { fixtures } from './fixture-host.ts'

/** Starts a plugin's process with so many descriptors left; says how that ended. */

const left = Number(process.argv[2])
const taken: number[] = []
const processes = new PluginProcesses()
try {
  for (;;) taken.push(openSync('/dev/null', 'r'))
} catch {
  for (const descriptor of taken.slice(0, left)) closeSync(descriptor)
}
const manifest = { name: 'any', version: '', description: '', author: '' }
const spawned = spawnPlugin({
  found: { kind: 'native', entry: fixtures, folder: fixtures, manifest },
  ...{
    plugin: 'any',
    package: 'any',
    heapMb: 64,
    environment: process.env,
    processes,
    onLine: () => {},
    onMessage: () => {},
  },
})
// Where it could be started it is not told what to load.
spawned.kill()
const how = await spawned.exited
process.stdout.write(`${how}\n`, () => process.exit())
