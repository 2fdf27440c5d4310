import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type Need =
  | 'chromium'
  | 'console'
  | 'generators'
  | 'object-store'
  | 'postgres'
  | 'prism'
  | 'python-client'
  | 'registry'
  | 'schemathesis'
  | 'sigstore'

export interface Installs {
  /** Resolves once some are over, however they ended; says so where that takes a wait. */
  done(needs: readonly Need[], say: (line: string) => void): Promise<void>
}

/** One after the other in a row: the second one's may ask apt, which serves one at a time. In the order of the parts. */
const rows: readonly (readonly Need[])[] = [
  ['console'],
  ['postgres', 'registry', 'sigstore', 'prism', 'generators'],
  ['object-store', 'python-client', 'schemathesis', 'chromium'],
]

/**
 * Begins to install what parts to come need, without a word: one that fails is tried again by the part, which then
 * tells why.
 */
export function startInstalls(needs: readonly Need[]): Installs {
  const ends = new Map<Need, Promise<void>>()
  const over = new Set<Need>()
  for (const row of rows) {
    let before = Promise.resolve()
    for (const need of row.filter((each) => needs.includes(each))) {
      before = before.then(() => install(need)).then(() => void over.add(need))
      ends.set(need, before)
    }
  }
  return {
    done: async (wanted, say) => {
      const missing = wanted.filter((need) => !over.has(need))
      if (missing.length === 0) return
      say(`installing, where it is missing: ${missing.join(', ')}`)
      await Promise.all(missing.map((need) => ends.get(need)))
    },
  }
}

async function install(need: Need): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'ready-for-tests.ts'), need], { stdio: 'ignore' })
  await once(child, 'close').catch(() => undefined)
}
