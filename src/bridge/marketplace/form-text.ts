/**
 * A text of a form without its templates: `{{ value.name || 'device' }}` is JavaScript.
 *
 * @returns `""` when there is no text
 */
export function plainText(text: unknown): string {
  if (typeof text !== 'string') return ''
  const [first = '', ...others] = text.split('{{')
  const rest = others.map((part) => {
    const end = part.indexOf('}}')
    return end === -1 ? '' : part.slice(end + 2)
  })
  return [first, ...rest].join('').trim()
}
