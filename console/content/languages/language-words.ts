import type { components } from '../../../generated/content/types.ts'
import { isLanguageCode, usualSpelling } from '../../../src/lib/language-tag.ts'
import { nameOfLocale } from '../strings/sheet.ts'

type Schemas = components['schemas']
export type SiteLanguage = Schemas['SiteLanguage']
export type Translations = Schemas['Translations']
export type TranslationVersion = Schemas['TranslationVersion']

/** What people call a language; its tag where it has no name. */
export function nameOfLanguage(code: string): string {
  return nameOfLocale(code) ?? code
}

/** The version that a row is named by: the source; where that is gone, the first that there is. */
export function leadOf({ versions }: Translations): TranslationVersion | undefined {
  return versions.find(({ status }) => status === 'source') ?? versions.find(({ page }) => page !== null)
}

/** A language as the form has it, where every field is a text. */
export interface LanguageFields {
  readonly code: string
  readonly prefix: string
  /** Empty for none. */
  readonly fallback: string
}

/** @param languages of a site */
export function fieldsOf(languages: readonly SiteLanguage[]): LanguageFields[] {
  return languages.map(({ code, prefix = '', fallback = '' }) => ({ code, prefix, fallback }))
}

/** A tag in its usual spelling, `de-CH` of `de-ch`; what is no tag stays as it is. */
export function tagOf(typed: string): string {
  return usualSpelling(typed.trim()) ?? typed.trim()
}

/** What the form has, as it is saved. */
export function languagesOf(fields: readonly LanguageFields[]): SiteLanguage[] {
  return fields.map(({ code, prefix, fallback }) => ({
    code: tagOf(code),
    ...(prefix.trim() !== '' && { prefix: prefix.trim() }),
    ...(fallback !== '' && { fallback: tagOf(fallback) }),
  }))
}

/** What is wrong with the tag of a language among others; null for nothing. */
export function faultOfTag(fields: readonly LanguageFields[], index: number): string | null {
  const code = tagOf(fields[index]?.code ?? '')
  if (!isLanguageCode(code)) return 'A language tag, such as de, de-CH or zh-Hant'
  const isTwice = fields.slice(0, index).some((other) => tagOf(other.code) === code)
  return isTwice ? 'This language is already in the list' : null
}
