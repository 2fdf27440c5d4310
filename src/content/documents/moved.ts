import type { Content } from './content.ts'
import { normalSource, withSources } from './normalize.ts'

type PageContent = Extract<Content, { kind: 'page' }>

/**
 * A page at another route. The redirect belongs to the draft, so it appears exactly when the move does: from where the
 * page is public, and from nowhere that it merely was a draft at. It never redirects from where it is.
 *
 * @param liveRoute where it is public; null for a page that is not
 * @param redirect false: what is public now is to become a missing page, also where an earlier move said otherwise
 */
export function movedTo(page: PageContent, route: string, liveRoute: string | null, redirect: boolean): PageContent {
  const { redirectsFrom = [] } = page.meta
  const sources = redirectsFrom.filter((source) => {
    const path = normalSource(source)
    return path !== route && (redirect || path !== liveRoute)
  })
  const isNew = liveRoute !== null && liveRoute !== route && !sources.some((path) => normalSource(path) === liveRoute)
  if (redirect && isNew) sources.push(liveRoute)
  return { ...page, route, meta: withSources(page.meta, sources) }
}

/** What a document said once, where it is now. A redirect is nothing else than where it is, so all of it comes back. */
export function restored(old: Content, now: Content): Content {
  if (old.kind === 'page' && now.kind === 'page') return pageRestored(old, now)
  if (old.kind === 'partial' && now.kind === 'partial') return { ...old, key: now.key }
  if (old.kind === 'strings' && now.kind === 'strings') return { ...old, locale: now.locale }
  return old
}

/** Where it has moved since, it keeps redirecting from where it was: links to there outlive what the draft says. */
function pageRestored(old: PageContent, now: PageContent): PageContent {
  if (old.route === now.route) return old
  const sources = [...(old.meta.redirectsFrom ?? []), ...(now.meta.redirectsFrom ?? [])].map(normalSource)
  const others = [...new Set(sources)].filter((path) => path !== now.route)
  return { ...old, route: now.route, meta: withSources(old.meta, others) }
}
