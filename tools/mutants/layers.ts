import type { WholeLayer } from './mutants.ts'

/** What a layer that looks at the whole tree runs: once, with all of its mutants applied. */
export const wholeLayers: Readonly<Record<WholeLayer, readonly (readonly string[])[]>> = {
  types: [['node_modules/typescript-native/bin/tsc', '--noEmit', '-p', '.']],
  'direction of imports': [
    ['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', 'src', 'handlers', 'generated'],
  ],
  'lint of the contracts': [
    ['node_modules/@redocly/cli/bin/cli.js', 'lint', '--format', 'stylish', ...openApi('auth', 'bridge', 'content')],
  ],
  drift: [['tools/codegen/main.ts', '--check']],
  // Against what is there before the mutants: a release of today.
  compatibility: [['tools/compat/main.ts']],
  Schemathesis: [['tools/contract/run.ts', '--caller', 'personal token', 'auth']],
}

function openApi(...surfaces: readonly string[]): string[] {
  return surfaces.map((surface) => `specs/${surface}.openapi.yaml`)
}

/** Milliseconds until a test that waits for what a mutant never does counts as failed. */
const PATIENCE = 60_000

/** What is run for one mutant that tests catch: a file of tests, those whose name holds a text, until one fails. */
export function testArgs(file: string, name: string): string[] {
  const project = file.includes('.integration.') ? 'integration*' : 'unit*'
  return [
    ...['node_modules/vitest/vitest.mjs', 'run', '--project', project, '--maxWorkers', '1'],
    ...['--bail', '1', '--testTimeout', String(PATIENCE)],
    ...['--testNamePattern', name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'), file],
  ]
}

/** What a layer runs in the copy before anything is broken. */
export const preparations: Readonly<Partial<Record<WholeLayer, readonly string[]>>> = {
  compatibility: ['tools/compat/main.ts', '--accept'],
}
