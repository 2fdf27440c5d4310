import { describe, expect, it } from 'vitest'
import { settings } from '../../src/config/settings.ts'
import { readText, readTexts, tableRows } from './manual.ts'

const rows = tableRows(readText('docs/pages/operate/settings.md'), 'variable')

describe('the settings page', () => {
  it('has a row for every setting, in the order of the program, and no other', () => {
    expect(rows.map(([name]) => name)).toEqual(settings.map(({ name }) => `\`${name}\``))
  })

  it.each(settings)('gives $name the default of the program', ({ name, fallback }) => {
    const row = rows.find(([cell]) => cell === `\`${name}\``)
    expect(row?.[1]?.replaceAll('`', '')).toBe(fallback)
  })

  it('names the file of every secret', () => {
    const { text } = readText('docs/pages/operate/settings.md')
    const files = settings.filter((setting) => 'secret' in setting).map(({ name }) => `${name}_FILE`)
    expect(files.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
  })
})

describe('every text', () => {
  const known = settings.flatMap(({ name }) => [name, `${name}_FILE`])
  /** The page shows what a typing mistake gives. */
  const mistakes = ['SVC_CONTENT_PROT']

  it.each(readTexts())('$path names no setting that is not there', ({ text }) => {
    const named = [...text.matchAll(/SVC_[A-Z0-9_]*/g)].map(([name]) => name)
    expect(named.filter((name) => !isKnown(name))).toEqual([])
  })

  function isKnown(name: string): boolean {
    if (known.includes(name) || mistakes.includes(name)) return true
    // `SVC_` alone, and the beginning of a group as in `SVC_OIDC_…`.
    return name.endsWith('_') && known.some((each) => each.startsWith(name))
  }
})
