/** The `Link` to the next page of a list (RFC 8288), relative to the list itself; undefined on the last page. */
export function nextLink(cursor: string | null, limit: number | undefined): string | undefined {
  if (cursor === null) return undefined
  const query = new URLSearchParams({ ...(limit === undefined ? {} : { limit: String(limit) }), cursor })
  return `<?${query}>; rel="next"`
}
