import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './manual.ts'

/** What people write, without what is installed or built beside it, or generated for a test. */
function written(): string[] {
  return globSync('{console,handlers,src,test,tools}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/{.venv,dist,generated,node_modules}'],
  })
}

it('no file has 400 lines', () => {
  const files = written().map((path) => ({
    path,
    lines: readFileSync(join(root, path), 'utf8').split('\n').length - 1,
  }))
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter(({ lines }) => lines >= 400)).toEqual([])
})
