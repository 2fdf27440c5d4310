/** A `Link` to the next page (RFC 8288), and nothing on the last one. */
export function nextLink(path: string, limit: number | undefined, next: string | null): { readonly Link?: string } {
  if (next === null) return {}
  const query = new URLSearchParams({ ...(limit === undefined ? {} : { limit: String(limit) }), cursor: next })
  return { Link: `<${path}?${query}>; rel="next"` }
}
