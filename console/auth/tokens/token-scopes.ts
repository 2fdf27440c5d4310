import type { TokenRequest } from '../kinds.ts'

type TokenScope = NonNullable<TokenRequest['scopes']>[number]

/** Where a new token may be used; the first is the usual choice. */
export const reaches = [
  { value: 'workspace', label: 'Everywhere' },
  { value: 'content', label: 'Content only' },
] as const
export type Reach = (typeof reaches)[number]['value']

/** What a new token may do there. */
export const actions = [
  { value: 'write', label: 'Read and write' },
  { value: 'read', label: 'Read only' },
] as const
export type Action = (typeof actions)[number]['value']

/** The scopes that a choice stands for. */
export function chosenScopes(reach: Reach, action: Action): TokenScope[] {
  return action === 'read' ? [`${reach}:read`] : [`${reach}:read`, `${reach}:write`]
}

const placeNames: Readonly<Record<string, string>> = {
  workspace: 'everywhere',
  auth: 'members and activity',
  bridge: 'bridge',
  content: 'content',
}

/** What a token may do, in a few words: `Read and write everywhere`. */
export function describeScopes(scopes: readonly string[]): string {
  const places = Map.groupBy(scopes, (scope) => scope.slice(0, scope.lastIndexOf(':')))
  const parts = [...places].map(([place, held]) => {
    const can = held.map((scope) => scope.slice(scope.lastIndexOf(':') + 1)).join(' and ')
    return `${can} ${placeNames[place] ?? place}`
  })
  const text = parts.join(', ')
  return text === '' ? 'No permissions' : text.charAt(0).toUpperCase() + text.slice(1)
}
