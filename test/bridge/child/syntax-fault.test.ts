import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { withPosition } from '../../../src/bridge/child/native/load.ts'

function fileOf(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'triptych-syntax-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'index.js')
  writeFileSync(file, text)
  return file
}

it('a module that does not parse is named with its line', () => {
  const file = fileOf("import 'node:fs'\nconst a = {\nlet b\n")
  const error = withPosition(new SyntaxError("Unexpected identifier 'b'"), file) as SyntaxError
  expect(error.message).toBe(`Unexpected identifier 'b' (${file}, line 3)`)
  expect(error.stack).toMatch(`${file}:3\n`)
  expect(error.stack).toContain("SyntaxError: Unexpected identifier 'b'")
})

it.each([
  ['a fault of another file', new SyntaxError('Unexpected end of input')],
  ['anything else', new TypeError('no')],
  ['what is not an error', 'thrown'],
])('%s stays as it is', (_, error) => {
  expect(withPosition(error, fileOf('export default 1\n'))).toBe(error)
})

it('what names its file already stays as it is', () => {
  const error = new SyntaxError('no export named x')
  error.stack = 'file:///a.js:1\nimport { x } from "node:fs"'
  expect(withPosition(error, fileOf('const a = {\nlet b\n'))).toBe(error)
  expect(error.message).toBe('no export named x')
})
