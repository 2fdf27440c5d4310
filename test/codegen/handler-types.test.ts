import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { root } from '../../tools/codegen/redocly.ts'

const path = join(root, 'test/types/handlers.test-d.ts')
const expectation = /^ *\/\/ @ts-expect-error.*$/gm

/** What the compiler says about a file when its text is another. */
function errorsOf(text: string): ts.Diagnostic[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const host = ts.createCompilerHost(options)
  const { readFile: stored } = host
  host.readFile = (name) => (name === path ? text : stored(name))
  const program = ts.createProgram([path], options, host)
  return [...ts.getPreEmitDiagnostics(program, program.getSourceFile(path))]
}

/** The line, counted from 0, at which the innermost `return` around a diagnostic begins, or null outside of any. */
function returnLine({ file, start = 0 }: ts.Diagnostic): number | null {
  if (file === undefined) return null
  let found: ts.Node | null = null
  const visit = (node: ts.Node): void => {
    if (node.getStart(file) > start || node.getEnd() <= start) return
    if (ts.isReturnStatement(node)) found = node
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(file, visit)
  return found === null ? null : file.getLineAndCharacterOfPosition((found as ts.Node).getStart(file)).line
}

describe('the types of handlers', () => {
  it('reports each mistake at its return statement, and nothing else', async () => {
    const text = await readFile(path, 'utf8')
    const expected = text.split('\n').flatMap((line, i) => (line.includes('@ts-expect-error') ? [i + 1] : []))
    expect(expected.length).toBeGreaterThan(0)
    // Comments of the same length instead, so that every line stays where it is.
    const lines = errorsOf(text.replace(expectation, '  //')).map(returnLine)
    expect([...new Set(lines)]).toEqual(expected)
  })
})
