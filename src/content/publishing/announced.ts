import { redirectRule } from '../redirects/rule.ts'
import type { AnnouncedChange } from '../webhooks/announce.ts'
import { type Coming, type Going, nameOf } from './targets.ts'

/**
 * What webhooks are told of: where something is now, and where something was and nothing is any more. A redirect
 * document is told of only where what `_redirects` answers has changed: its rule may lead to a page that is hidden.
 *
 * @param redirected each `from` whose redirect came, went or changed
 */
export function announcedChanges(
  copied: readonly Coming[],
  taken: readonly Going[],
  redirected: ReadonlySet<string>,
): AnnouncedChange[] {
  const changes = copied.map(({ kind, key }): AnnouncedChange => ({ kind, key, action: 'publish' }))
  const arrived = new Set(changes.map(({ kind, key }) => nameOf(kind, key)))
  for (const { kind, liveKey: key } of [...copied, ...taken]) {
    if (key !== null && !arrived.has(nameOf(kind, key))) changes.push({ kind, key, action: 'unpublish' })
  }
  return changes.filter(({ kind, key }) => kind !== 'redirect' || redirected.has(sourceOf(key)))
}

function sourceOf(key: string): string {
  const [from, to, status] = JSON.parse(key) as [from: string, to: string, status: number]
  return redirectRule(from, to, status).from
}
