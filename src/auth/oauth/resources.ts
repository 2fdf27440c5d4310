/**
 * What a connector may name as the `resource` that its token is for (RFC 8707): the MCP endpoint, or the whole surface,
 * with the slash that URL parsers put behind an origin or without. A token for one works at the other.
 *
 * @param base the public address of the surface
 */
export function resourcesOf(base: URL): readonly [mcp: string, ...others: string[]] {
  return [`${base.origin}/mcp`, base.origin, `${base.origin}/`]
}
