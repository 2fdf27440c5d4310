import type { components } from '../../../generated/content/types.ts'
import type { Place } from '../place.ts'

/** `1 item`, `12 items`. */
export function countWords(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`
}

/** Who did something, as people know them. */
export function nameOf(actor: components['schemas']['MaybeActor']): string {
  return actor === null ? 'an unknown user' : (actor.name ?? actor.id)
}

/** Where the releases of an environment are, on this console. */
export function pathOfReleases({ site, env }: Place): string {
  return `/console/sites/${encodeURIComponent(site)}/${encodeURIComponent(env)}/releases`
}

/** Where a document is edited, on this console. */
export function pathOfDocument({ site, env }: Place, kind: components['schemas']['DocumentKind'], id: string): string {
  const inside = `/console/sites/${encodeURIComponent(site)}/${encodeURIComponent(env)}`
  if (kind === 'strings') return `${inside}/strings`
  return kind === 'redirect' ? `${inside}/redirects` : `${inside}/documents/${id}`
}
