import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { endProgram } from '../end-program.ts'
import { proportionalMib } from '../process-tree.ts'
import type { BenchServer } from '../protocol.ts'

let homebridge: ChildProcess | undefined

/** Homebridge as it is started, with its child bridges; told to loopback alone. */
export default {
  async start({ folder, plugins, children }: { folder: string; plugins: string; children: number }) {
    const program = join(
      dirname(createRequire(join(import.meta.dirname, '../peers/x')).resolve('homebridge')),
      '../bin/homebridge.js',
    )
    const args = [program, '-U', folder, '-P', plugins, '--strict-plugin-resolution']
    homebridge = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    process.on('exit', () => homebridge?.kill())
    let running = 0
    const { stdout } = homebridge
    if (stdout === null) throw new Error('it says nothing')
    for await (const line of createInterface(stdout)) {
      if (line.includes('is running on port')) running += 1
      // Itself is one.
      if (running === children + 1) {
        stdout.resume()
        return 'http://127.0.0.1'
      }
    }
    throw new Error('Homebridge ended')
  },
  weigh: () => proportionalMib(homebridge?.pid ?? 0),
  stop: () => endProgram(homebridge),
} satisfies BenchServer as BenchServer
