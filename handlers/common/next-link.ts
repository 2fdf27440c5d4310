import { isObject } from '../../src/lib/json.ts'

/** Credentials have no place in a link. */
const SECRET = 'previewToken'

/**
 * The `Link` to the next page of a list (RFC 8288), with everything that this page was asked for; undefined on the last
 * page. A list is sent between commas, an object as `name[member]=value`.
 *
 * @param path of the list; without one the link is relative to it
 */
export function nextLink(
  cursor: string | null,
  query: Readonly<Record<string, unknown>>,
  path = '',
): string | undefined {
  if (cursor === null) return undefined
  const next = new URLSearchParams()
  const lists: string[] = []
  for (const [name, value] of Object.entries(query)) {
    if (name === 'cursor' || name === SECRET || value === undefined) continue
    if (Array.isArray(value)) lists.push(`&${name}=${value.map((item) => encodeURIComponent(String(item))).join(',')}`)
    else if (isObject(value))
      for (const [member, each] of Object.entries(value)) next.set(`${name}[${member}]`, String(each))
    else next.set(name, String(value))
  }
  next.set('cursor', cursor)
  return `<${path}?${next}${lists.join('')}>; rel="next"`
}
