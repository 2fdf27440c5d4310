import { existsSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { mutants } from '../../../tools/mutants/mutants.ts'
import { applyEdit } from '../../../tools/mutants/workshop.ts'

const root = join(import.meta.dirname, '../../..')

describe('an edit', () => {
  const edit = { file: 'a.ts', search: 'a()', replace: '$&b()' }

  it('is made as it is written', () => {
    expect(applyEdit('if (a()) {}', edit)).toBe('if ($&b()) {}')
  })

  it('is of a text that is there once', () => {
    expect(() => applyEdit('b()', edit)).toThrow('a.ts no longer has "a()"')
    expect(() => applyEdit('a() + a() + a()', edit)).toThrow('a.ts has "a()" 3 times')
  })
})

describe('the mutants', () => {
  it('have a name each', () => {
    const names = mutants.map(({ name }) => name)
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  })

  it.each(mutants)('$layer, $name: is a change of this checkout', ({ edits, ...mutant }) => {
    for (const edit of edits) {
      const text = readFileSync(join(root, edit.file), 'utf8')
      const edited = applyEdit(text, edit)
      expect(edited).not.toBe(text)
      // What does not even parse is caught by any test, for nothing.
      if (edit.file.endsWith('.ts')) expect(() => stripTypeScriptTypes(edited)).not.toThrow()
    }
    if ('test' in mutant) expect(existsSync(join(root, mutant.test.file))).toBe(true)
  })
})
