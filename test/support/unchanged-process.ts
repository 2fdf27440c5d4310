/**
 * For test files that share a process. Modules are imported once for all of them, which is half of what unit tests cost;
 * so each file has to leave the process as it found it, and the one that does not fails.
 *
 * What may happen only once in a process is imported here. A set-up file itself runs again for each test file.
 */
import '../../tools/coverage/record.ts'
import './patience.ts'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { loadHapNodejs } from '../../src/bridge/hap/hap-nodejs.ts'
import { changes, comesByImport, type ProcessState, processState } from './process-state.ts'

// It changes the process that loads it. Otherwise that would be whichever file comes to it first.
await loadHapNodejs()
const found = processState()
let imported: ProcessState = found

beforeAll(() => {
  imported = processState()
})

// Hooks at the end run in the opposite order: this one after those of the file.
afterAll(() => {
  const areFaked = vi.isFakeTimers()
  vi.useRealTimers()
  const now = processState()
  // What serves imports much of itself when it is first needed, by whichever test.
  const isServing = expect.getState().testPath?.includes('.integration.') === true
  const left = new Set([
    ...(areFaked ? ['timers are faked'] : []),
    ...changes(found, now).filter((name) => !comesByImport(name, found)),
    ...changes(imported, now).filter((name) => !(isServing && comesByImport(name, imported))),
  ])
  if (left.size > 0) throw new Error(`this file shares its process, and leaves it changed: ${[...left].join(', ')}`)
})
