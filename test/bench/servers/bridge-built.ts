import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { everyPluginRuns } from '../bridge-console.ts'
import { endProgram } from '../end-program.ts'
import { proportionalMib } from '../process-tree.ts'
import type { BenchServer } from '../protocol.ts'

const root = join(import.meta.dirname, '../../..')
let bridge: ChildProcess | undefined

/** `triptych serve bridge`, as the package has it: from a checkout each process would carry what strips types. */
export default {
  async start(options: { dataDir: string }) {
    const built = spawnSync(process.execPath, ['tools/package/build.ts'], { cwd: root, stdio: ['ignore', 2, 2] })
    if (built.status !== 0) throw new Error('the package cannot be built')
    const env = { SVC_BRIDGE_PORT: '0', SVC_HAP_BIND: '127.0.0.1', SVC_HAP_ADVERTISER: 'none', SVC_LOG_LEVEL: 'error' }
    bridge = spawn(process.execPath, [join(root, 'dist/src/main.js'), 'serve', 'bridge'], {
      env: { ...process.env, ...env, SVC_DATA_DIR: options.dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    process.on('exit', () => bridge?.kill())
    const url = await address(bridge)
    await everyPluginRuns(url)
    return url
  },
  weigh: () => proportionalMib(bridge?.pid ?? 0),
  stop: () => endProgram(bridge),
} satisfies BenchServer as BenchServer

/** What its log says. */
async function address({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('it says nothing')
  for await (const line of createInterface(stdout)) {
    const found = /http:\/\/127\.0\.0\.1:\d+/.exec(line)
    // What follows is not read, and must not fill the pipe.
    if (found !== null) {
      stdout.resume()
      return found[0]
    }
  }
  throw new Error('the bridge ended')
}
