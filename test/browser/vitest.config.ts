import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from '../support/longest-first.ts'

/** Apart from the other tests, because these need a browser, which the global setup finds or installs. */
export default defineConfig({
  test: {
    name: 'browser',
    root: join(import.meta.dirname, '../..'),
    include: ['test/browser/**/*.browser.test.ts'],
    globalSetup: ['../support/memory-folder.ts', 'chromium.ts'].map((file) => join(import.meta.dirname, file)),
    setupFiles: ['test/browser/setup.ts'],
    pool: 'forks',
    experimental: { viteModuleRunner: false },
    // CommonJS modules are imported as Node does it when it serves.
    deps: { interopDefault: false },
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Files share two processes, and in each of them one Chromium and what they import.
    isolate: false,
    // A page may be slow on a machine that is busy; what never comes fails all the same.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
