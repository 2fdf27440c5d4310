import type { components } from '../../../generated/content/types.ts'
import { TriptychError } from '../../errors.ts'
import type { Content } from './content.ts'
import { revise, type Writing } from './draft.ts'
import { documentRoute, normalSource, withSources } from './normalize.ts'
import type { ConsoleDocument, Draft } from './representation.ts'

type PageContent = Extract<Content, { kind: 'page' }>

/** Where a page is to be, and whether where it is public redirects there once that is public; true when absent. */
export type Move = Pick<components['schemas']['Move'], 'to'> & { readonly redirect?: boolean | undefined }

/**
 * Moves a page in its draft.
 *
 * @throws TriptychError `kind_fixed` for what is not a page, `route_taken`, `invalid_route`
 */
export async function movePage(writing: Writing, draft: Draft, { to, redirect = true }: Move): Promise<void> {
  const route = documentRoute(to, 'to')
  const { document, content } = draft
  if (content.kind !== 'page') throw new TriptychError('kind_fixed', `a ${content.kind} has no route`)
  if (route === document.key) return
  await revise(writing, draft, moveContent(content, route, liveKey(document), redirect))
}

export function liveKey({ live }: ConsoleDocument): string | null {
  return live?.key ?? null
}

/**
 * A page at another route. The redirect belongs to the draft, so it appears exactly when the move does: from where the
 * page is public, and from nowhere that it merely was a draft at. It never redirects from where it is.
 *
 * @param liveRoute where it is public; null for a page that is not
 * @param redirect false: what is public now is to become a missing page, also where an earlier move said otherwise
 */
export function moveContent(
  page: PageContent,
  route: string,
  liveRoute: string | null,
  redirect: boolean,
): PageContent {
  const { redirectsFrom = [] } = page.meta
  const sources = redirectsFrom.filter((source) => {
    const path = normalSource(source)
    return path !== route && (redirect || path !== liveRoute)
  })
  const isNew = liveRoute !== null && liveRoute !== route && !sources.some((path) => normalSource(path) === liveRoute)
  if (redirect && isNew) sources.push(liveRoute)
  return { ...page, route, meta: withSources(page.meta, sources) }
}
