import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { settings } from '../../src/config/settings.ts'
import { readText, readTexts, root, tableRows } from './manual.ts'

const readme = readText('README.md')

describe('README', () => {
  it('lists every target of the Makefile', () => {
    const { text } = readText('Makefile')
    const targets = [...text.matchAll(/^([a-z]+):.*## /gm)].map(([, name]) => `\`make ${name}\``)
    const listed = tableRows(readme, 'command').map(([command]) => command)
    expect(targets.length).toBeGreaterThan(5)
    // `help` is what `make` alone does.
    expect(targets.filter((target) => target !== '`make help`' && !listed.includes(target))).toEqual([])
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
