import type { SiteLanguages } from './site-languages.ts'

/** Language tags in their usual spelling, as the contract has them: language, script and region. */
const CODE = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$/

/** Whether a text is a language tag that a site can have. */
export function isLanguageCode(text: string): boolean {
  return text.length <= 35 && CODE.test(text)
}

/**
 * A language tag in its usual spelling, such as `pt-BR` of `pt-br`; null for what is none. Only letters' case changes:
 * `Intl.Locale` would make another tag of `iw` or `eng`, which the names of files are not compared with.
 */
export function usualSpelling(text: string): string | null {
  const code = text.split('-').map(subtagIn).join('-')
  return isLanguageCode(code) ? code : null
}

/** BCP 47, section 2.1.1: languages are in lower case, scripts in title case, regions in upper case. */
function subtagIn(text: string, index: number): string {
  if (index === 0) return text.toLowerCase()
  return text.length === 4 ? `${text.charAt(0).toUpperCase()}${text.slice(1).toLowerCase()}` : text.toUpperCase()
}

/**
 * Languages as a command takes them, `en,de,pt-BR=/brasil`: each with its prefix where that is not its code.
 *
 * @throws RangeError for what is no such list, with a sentence for people
 */
export function readLanguageList(text: string): SiteLanguages['languages'] {
  const languages = text.split(',').map((item) => {
    const [name = '', prefix] = item.trim().split('=')
    const code = usualSpelling(name)
    if (code === null) throw new RangeError(`${JSON.stringify(name)} is no language tag such as de or pt-BR.`)
    return { code, ...(prefix === undefined ? {} : { prefix }) }
  })
  const codes = languages.map(({ code }) => code)
  const twice = codes.find((code, index) => codes.indexOf(code) < index)
  if (twice !== undefined) throw new RangeError(`${twice} is there twice.`)
  return languages
}
