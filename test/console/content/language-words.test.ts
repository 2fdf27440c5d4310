import { describe, expect, it } from 'vitest'
import {
  faultOfTag,
  fieldsOf,
  languagesOf,
  leadOf,
  nameOfLanguage,
  tagOf,
} from '../../../console/content/languages/language-words.ts'

describe('a language', () => {
  it('is called by its name, or by its tag where it has none', () => {
    expect(['de', 'de-CH', 'ar', 'qaa'].map(nameOfLanguage)).toEqual(['German', 'Swiss High German', 'Arabic', 'qaa'])
  })

  it('has a tag in its usual spelling', () => {
    expect([' de-ch ', 'ZH-hant', 'en', 'iw', 'not a tag', ''].map(tagOf)).toEqual([
      'de-CH',
      'zh-Hant',
      'en',
      'iw',
      'not a tag',
      '',
    ])
  })

  it('goes through the form as it is', () => {
    const languages = [{ code: 'en' }, { code: 'de-CH', prefix: '/ch', fallback: 'en' }]
    expect(languagesOf(fieldsOf(languages))).toEqual(languages)
    expect(languagesOf([{ code: 'de-ch', prefix: ' /ch ', fallback: '' }])).toEqual([{ code: 'de-CH', prefix: '/ch' }])
  })

  it('is refused where its tag is none, or there before', () => {
    const fields = ['en', 'EN', 'german', '', 'de-DE-1996'].map((code) => ({ code, prefix: '', fallback: '' }))
    expect(fields.map((_one, index) => faultOfTag(fields, index))).toEqual([
      null,
      'This language is already in the list',
      ...Array(3).fill('A language tag, such as de, de-CH or zh-Hant'),
    ])
  })
})

describe('a row of the grid', () => {
  const page = {
    id: 'x',
    route: '/x',
    title: '',
    state: 'draft',
    draftRevision: 1,
    publicRoute: null,
    sourceRevision: 1,
  } as const

  it('is named by its source, and by another version where that is gone', () => {
    const source = { language: 'de', status: 'source', page } as const
    const missing = { language: 'en', status: 'missing', page: null } as const
    const other = { language: 'fr', status: 'current', page } as const
    expect(leadOf({ id: 'x', title: '', versions: [missing, other, source] })).toBe(source)
    expect(leadOf({ id: 'x', title: '', versions: [missing, other] })).toBe(other)
    expect(leadOf({ id: 'x', title: '', versions: [missing] })).toBeUndefined()
  })
})
