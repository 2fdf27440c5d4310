/** Credentials have no place in a link. */
const SECRET = 'previewToken'

/**
 * The `Link` to the next page of a list (RFC 8288), relative to the list itself, with everything that this page was
 * asked for; undefined on the last page.
 */
export function nextLink(cursor: string | null, query: Readonly<Record<string, unknown>>): string | undefined {
  if (cursor === null) return undefined
  const next = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (name !== 'cursor' && name !== SECRET && value !== undefined) next.set(name, String(value))
  }
  next.set('cursor', cursor)
  return `<?${next}>; rel="next"`
}
