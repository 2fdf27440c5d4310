/** Credentials have no place in a link. */
const SECRET = 'previewToken'

/**
 * The `Link` to the next page of a list (RFC 8288), with everything that this page was asked for; undefined on the last
 * page.
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
  for (const [name, value] of Object.entries(query)) {
    if (name !== 'cursor' && name !== SECRET && value !== undefined) next.set(name, String(value))
  }
  next.set('cursor', cursor)
  return `<${path}?${next}>; rel="next"`
}
