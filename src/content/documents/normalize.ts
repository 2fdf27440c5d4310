import type { TriptychError } from '../../errors.ts'
import { pointerTo } from '../../lib/json-pointer.ts'
import { isLocale } from '../folder/place.ts'
import { isDocumentRoute, normalizeKey, normalizeRoute } from '../paths.ts'
import { sitePath } from '../redirects/rule.ts'
import type { DocumentKind } from '../schema.ts'
import type { Content } from './content.ts'
import { checkBlocks, checkFields, keyFault, type ReportLimit } from './limits.ts'
import { checkStorable, refuse } from './storable.ts'

/**
 * The form in which a content is kept: paths as `paths.ts` spells them, each source of a redirect once. Sources that
 * are no paths stay, to be listed as left out.
 *
 * @throws TriptychError `invalid_route` where no document can be, `content_invalid` for what cannot be kept
 */
export function normalForm(content: Content): Content {
  checkStorable(content)
  if (content.kind === 'page' || content.kind === 'partial') checkBlocks(content.zones, refuseLimit)
  switch (content.kind) {
    case 'page': {
      const { meta, fields } = content
      if (fields !== undefined) checkFields(fields, refuseLimit)
      const { title, description, redirectsFrom = [] } = meta
      const sources = [...new Set(redirectsFrom.map(normalSource))]
      const route = documentRoute(content.route, 'route')
      return { ...content, route, meta: withSources({ title, description }, sources) }
    }
    case 'partial': {
      const key = normalizeKey(content.key)
      if (key === null) throw noPlace('key')
      return { ...content, key }
    }
    case 'strings': {
      // A folder names a file by it.
      if (!isLocale(content.locale)) throw noPlace('locale')
      return content
    }
    case 'redirect': {
      const { from, to, status } = content
      return { kind: 'redirect', from: redirectPath(from, 'from'), to: redirectPath(to, 'to'), status }
    }
  }
}

/**
 * The normal form of a page's route.
 *
 * @param name the member that gave it
 * @throws TriptychError `invalid_route`
 */
export function documentRoute(text: string, name: string): string {
  const route = normalizeRoute(text)
  if (route === null) throw noPlace(name)
  if (!isDocumentRoute(route)) throw refuse('invalid_route', name, 'is not for pages, as nothing of /_… and /i18n/… is')
  return route
}

/** @throws TriptychError `invalid_route` for a key that no index takes: a long one in another script than Latin */
export function checkKeyLength({ kind, key }: { readonly kind: DocumentKind; readonly key: string }): void {
  const fault = keyFault(kind, key)
  if (fault !== null) throw refuse('invalid_route', '', fault)
}

const refuseLimit: ReportLimit = (path, message) => {
  throw refuse('content_invalid', pointerTo(...path).slice(1), message)
}

/** A source of a redirect as it is compared. */
export function normalSource(path: string): string {
  return sitePath(path) ?? path
}

/** A page's `meta` with these sources; none say nothing and are left out. */
export function withSources(
  meta: { readonly title: string; readonly description: string },
  redirectsFrom: readonly string[],
): { title: string; description: string; redirectsFrom?: readonly string[] } {
  const { title, description } = meta
  return redirectsFrom.length === 0 ? { title, description } : { title, description, redirectsFrom }
}

function redirectPath(text: string, name: string): string {
  const path = sitePath(text)
  if (path === null) throw noPlace(name)
  return path
}

function noPlace(name: string): TriptychError {
  return refuse('invalid_route', name, 'cannot be the place of a document')
}
