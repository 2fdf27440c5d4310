import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { settings } from '../../src/config/settings.ts'
import { readText, readTexts, root, tableRows } from './manual.ts'

const readme = readText('README.md')

describe('README', () => {
  it('lists the targets of the Makefile', () => {
    const { text } = readText('Makefile')
    const targets = [...text.matchAll(/^([a-z-]+):.*## /gm)].map(([, name]) => `make ${name}`)
    const listed = tableRows(readme, 'command').flatMap(
      ([command]) => /^`(make [a-z-]+)`/.exec(command ?? '')?.[1] ?? [],
    )
    // `help` is what `make` alone does, and `make test-unit` an instance of `test-%`.
    const expected = [...targets.filter((target) => target !== 'make help'), 'make test-unit']
    expect(listed.toSorted()).toEqual(expected.toSorted())
  })

  it('gives settings the defaults of the program', () => {
    const defaults = new Map<string, string>(settings.map(({ name, fallback }) => [`\`${name}\``, fallback]))
    const rows = tableRows(readme, 'variable')
    expect(rows.length).toBeGreaterThan(3)
    for (const [name = '', fallback = ''] of rows) expect(fallback.replaceAll('`', '')).toBe(defaults.get(name))
  })
})

describe('what the texts quote', () => {
  it('is the size of the picture that is there', () => {
    const { size } = statSync(join(root, 'docs/media/docs/house.png'))
    const quoted = readTexts().flatMap(({ text }) => [...text.matchAll(/bytes \d+-\d+\/(\d+)/g)].map(([, of]) => of))
    expect(quoted.length).toBeGreaterThan(1)
    expect(new Set(quoted)).toEqual(new Set([String(size)]))
  })
})
