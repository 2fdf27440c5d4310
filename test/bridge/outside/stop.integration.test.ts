import { readFile, writeFile } from 'node:fs/promises'
import { expect, it, vi } from 'vitest'
import { type BridgeFolder, makeBridgeFolder } from '../../support/bridge-folder.ts'
import {
  type BridgeServer,
  descendants,
  type ProcessEntry,
  processes,
  startBridge,
} from '../../support/bridge-server.ts'
import { writeOverRest } from './things.ts'

/** Jobs of every kind that the end of a terminal alone would leave. */
const jobs = [
  'sleep 1000 &',
  'nohup sleep 1000 >/dev/null 2>&1 &',
  '(trap "" HUP TERM; sleep 1000; sleep 1000) &',
  'trap "" HUP TERM INT; echo "<$((40 + 2))>"; sleep 1000',
].join(' ')

/** Ten plugins, of which some block and some do not listen, shells with jobs, and streams that are left open. */
async function startBusyBridge(): Promise<{ bridge: BridgeServer; folder: BridgeFolder; started: ProcessEntry[] }> {
  const blocked = ['blocks-1', 'blocks-2', 'blocks-3']
  const deaf = ['hangs-1', 'hangs-2', 'hangs-3']
  const good = ['healthy-1', 'healthy-2', 'healthy-3']
  const copies = (names: string[], fixture: string) => Object.fromEntries(names.map((name) => [name, { fixture }]))
  const folder = await makeBridgeFolder({
    plugins: { ...copies(blocked, 'ends'), ...copies(deaf, 'hangs'), ...copies(good, 'healthy') },
  })
  const bridge = await startBridge(folder)
  await Promise.all(['triptych-virtual', ...blocked, ...deaf, ...good].map((id) => bridge.becomes(id, 'running')))
  const streams = ['logs', 'logs', 'terminal', 'metrics', 'shell', 'shell']
  const [, , , , shell] = await Promise.all(streams.map((name) => bridge.stream(name)))
  shell?.socket.send(`${jobs}\r`)
  await shell?.shows('<42>')
  await bridge.controller().getAccessories()
  // They are blocked by the time that the API has given up on their answers.
  const writes = await Promise.all(blocked.map((name) => writeOverRest(bridge, name, 'ConfiguredName', 'block')))
  expect(writes).toEqual([503, 503, 503])
  const started = descendants(bridge.child.pid)
  const commands = started.map(({ command }) => command)
  expect(commands.filter((command) => command.includes('bridge/child/main')).length).toBe(10)
  expect(commands.filter((command) => command === 'sleep 1000').length).toBe(4)
  return { bridge, folder, started }
}

/** What is left of what a bridge started. */
function leftOf({ folder, started }: { folder: BridgeFolder; started: readonly ProcessEntry[] }): ProcessEntry[] {
  const before = new Set(started.map(({ pid, command }) => `${pid} ${command}`))
  return processes().filter(({ pid, command, cwd }) => before.has(`${pid} ${command}`) || cwd.startsWith(folder.path))
}

it('SIGTERM ends it within 5 s, and all that it started', async () => {
  const busy = await startBusyBridge()
  // Not 1, with which it ends after five seconds.
  expect(await busy.bridge.stop()).toEqual({ code: 0, signal: null })
  // Jobs of its shells are no children of it: they are killed, and die when they have their turn.
  await vi.waitFor(() => expect(leftOf(busy)).toEqual([]), { interval: 200 })
})

it('a plugin has HAP until it has ended', async () => {
  const folder = await makeBridgeFolder({ plugins: { 'last-words': {} } })
  const config = await readFile(folder.configFile, 'utf8')
  await writeFile(folder.configFile, config.replace('"platform": "last-words"', `$&, "port": ${folder.hapPort}`))
  const bridge = await startBridge(folder)
  await bridge.becomes('last-words', 'running')
  expect(await bridge.stop()).toEqual({ code: 0, signal: null })
  const words = [...bridge.stderr().matchAll(/"msg":"(asked to end|HAP answers|HAP is closed|done)"/g)]
  expect(words.map(([, text]) => text)).toEqual(['asked to end', 'HAP answers', 'done'])
})

it('kill -9 leaves nothing of it behind', async () => {
  const busy = await startBusyBridge()
  await busy.bridge.stop('SIGKILL')
  await vi.waitFor(() => expect(leftOf(busy)).toEqual([]), { interval: 200 })
})
