/**
 * What a token may do at most. A scope is a place and an action, `content:write`; `workspace` is every place, and what is
 * in a surface follows it after slashes, `content/docs/production`. Neither action includes the other. A scope of a place or an
 * action that nothing needs permits nothing, so that later ones are refused by what does not know them.
 */
export type Scope = `${string}:${string}`

/** What stands in the place of every surface. */
const EVERYWHERE = 'workspace'

/** What a connector may be allowed to do in a member's name (RFC 6749, 3.3). */
export const connectorScopes = ['workspace:read', 'workspace:write'] as const
export type ConnectorScope = (typeof connectorScopes)[number]

/** What personal tokens and those of agents may be limited to. */
export const tokenScopes = [
  ...connectorScopes,
  ...(['auth:read', 'auth:write', 'bridge:read', 'bridge:write', 'content:read', 'content:write'] as const),
]
export type TokenScope = (typeof tokenScopes)[number]

/** Whether one of the scopes that are held permits what needs another. */
export function permits(held: readonly string[], needed: Scope): boolean {
  return held.some((scope) => covers(scope, needed))
}

/** The scope that a connector asks for where it lacks what is needed. */
export function connectorScopeFor(needed: Scope): ConnectorScope {
  return divide(needed).action === 'read' ? 'workspace:read' : 'workspace:write'
}

/** The scopes of a list that are in a text with a space between (RFC 6749, 3.3), in the order of the list. */
export function readScopes<S extends string>(text: string | null, known: readonly S[]): S[] {
  const words = new Set(text?.split(' '))
  return known.filter((scope) => words.has(scope))
}

function covers(scope: string, needed: Scope): boolean {
  const [held, asked] = [divide(scope), divide(needed)]
  if (held.action !== asked.action) return false
  return held.place === EVERYWHERE || held.place === asked.place || asked.place.startsWith(`${held.place}/`)
}

function divide(scope: string): { readonly place: string; readonly action: string } {
  const colon = scope.lastIndexOf(':')
  return { place: scope.slice(0, Math.max(colon, 0)), action: scope.slice(colon + 1) }
}
