import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Apart from the other tests, because these need a browser, which the global setup finds or installs. */
export default defineConfig({
  test: {
    name: 'browser',
    root: join(import.meta.dirname, '../..'),
    include: ['test/browser/**/*.browser.test.ts'],
    globalSetup: join(import.meta.dirname, 'chromium.ts'),
    setupFiles: ['tools/coverage/record.ts', 'test/support/patience.ts'],
    pool: 'forks',
    // CommonJS modules are imported as Node does it when it serves.
    deps: { interopDefault: false },
    maxWorkers: 2,
    // A page may be slow on a machine that is busy; what never comes fails all the same.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
