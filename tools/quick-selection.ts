import { basename, dirname } from 'node:path'

/** `vitest list --filesOnly`: the files of a project, from the root of the checkout. */
export function listedFiles(output: string, project: string): string[] {
  const begin = `[${project}] `
  return output.split('\n').flatMap((line) => (line.startsWith(begin) ? [line.slice(begin.length).trim()] : []))
}

/**
 * Those of some test files that lie where the changed files lie (`src/content/paths.ts` is tested in
 * `test/content/paths.test.ts`), or have changed themselves.
 *
 * @param changed from the root of the checkout
 */
export function closestTests(tests: readonly string[], changed: readonly string[]): string[] {
  return tests.filter((test) => changed.some((file) => file === test || isTestOf(test, file)))
}

function isTestOf(test: string, file: string): boolean {
  const folder = dirname(file).replace(/^(src|handlers)(?=\/|$)/, 'test')
  const name = basename(file).replace(/\..*$/, '')
  const tested = basename(test).replace(/\..*$/, '')
  if (dirname(test) === folder && (tested === name || tested.startsWith(`${name}-`))) return true
  // What a folder holds besides its tests is theirs.
  return file.startsWith('test/') && !file.endsWith('.test.ts') && dirname(test) === dirname(file)
}
