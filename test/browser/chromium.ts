import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { ensureChromium } from '../../tools/chromium/find.ts'
import { makeTemplates } from '../support/templates.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly chromium: string
  }
}

/** Finds Chromium, installed where it is missing: there is always one, or an error that says what to install. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide(
    'chromium',
    ensureChromium((line) => void process.stderr.write(`${line}\n`)),
  )
  return (await makeTemplates()).remove
}

/**
 * Starts the Chromium of the global setup, which asks nothing of the network by itself.
 *
 * @param here names that lead to this machine, as an attacker's may
 */
export function launchChromium(here: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: inject('chromium'),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--host-resolver-rules=${here.map((name) => `MAP ${name} 127.0.0.1`).join(',')}`,
    ],
  })
}
