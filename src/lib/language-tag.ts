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
