import { configDefaults, defineConfig } from 'vitest/config'
import { LongestFirst } from './test/support/longest-first.ts'

const elsewhere = [...configDefaults.exclude, 'dist/**', '.toolchain/**', 'test/browser/**', 'test/bench/**']
const globalSetup = ['test/support/memory-folder.ts', 'test/support/postgres.ts']
/** Counts what the contracts' servers answer, where a whole run asks for it; waits as long as a busy machine needs. */
const setupFiles = ['tools/coverage/record.ts', 'test/support/patience.ts']
/** What runs in plugins' processes loads hap-nodejs while it runs, and leaves its timers behind. */
const ofPlugins = [
  'test/bridge/child/**/*.test.ts',
  'test/bridge/hap/**/*.test.ts',
  'test/bridge/protocol/**/*.test.ts',
]
/** Integration tests that change the process they run in, most by a package registry in it. The others share theirs. */
const alone = [
  ...['bridge/host/refused-processes', 'bridge/install-archived', 'bridge/marketplace/*', 'bridge/outside/homebridge'],
  ...['bridge/outside/marketplace', 'bridge/shell/*', 'bridge/soak/*', 'contract/client', 'tools/set-up'],
].map((file) => `test/${file}.integration.test.ts`)
/** A busy machine takes minutes for what is seconds of work, with a site of a thousand pages for one; limits only end what hangs. */
const testTimeout = 300_000

export default defineConfig({
  test: {
    pool: 'forks',
    // Node imports the sources as it does when it serves: nothing is transformed first.
    experimental: { viteModuleRunner: false },
    // Twice as many as CI has processors: what starts servers waits for them a good part of its time.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: 60_000 } },
    // CommonJS modules are imported as Node does it when it serves.
    deps: { interopDefault: false },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: [...elsewhere, 'test/types/**', '**/*.integration.test.ts', '**/*.peer.test.ts', ...ofPlugins],
          isolate: false,
          setupFiles: ['test/support/unchanged-process.ts'],
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-isolated',
          include: ofPlugins,
          exclude: [...elsewhere, '**/*.integration.test.ts', '**/*.peer.test.ts'],
          setupFiles,
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['test/**/*.integration.test.ts'],
          exclude: [...elsewhere, ...alone],
          globalSetup,
          isolate: false,
          setupFiles: ['test/support/unchanged-process.ts'],
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration-alone',
          include: alone,
          exclude: elsewhere,
          globalSetup,
          setupFiles,
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        extends: true,
        test: {
          name: 'peers',
          include: ['test/**/*.peer.test.ts'],
          exclude: elsewhere,
          globalSetup,
          setupFiles,
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
    ],
  },
})
