import { join } from 'node:path'
import { sourceLanguage } from '../languages/site-languages.ts'
import { isDocumentRoute, normalizeRoute } from '../paths.ts'
import { readFrontMatter, splitFrontMatter } from './front-matter.ts'
import { routeOfVersion } from './layout.ts'
import { placeOf } from './place.ts'
import type { FolderContext } from './served-links.ts'
import { readText } from './text.ts'
import { eachFile } from './walk.ts'

/**
 * The routes of translations that have one in their front matter, by file: Hugo's `slug`, the last part, and `url`, all of it,
 * within its language unless it begins with a slash. Read before all else, since links lead there.
 */
export async function readOwnRoutes(root: string, context: FolderContext): Promise<ReadonlyMap<string, string>> {
  const first = sourceLanguage(context.layout)
  const routes = new Map<string, string>()
  if (first === undefined) return routes
  await eachFile(context.files, async (file) => {
    const place = placeOf(file, context)
    if (place.part !== 'page' || place.format === 'json' || place.version === null) return
    if (place.version.language === first) return
    const route = await readRoute(root, file, place.version, context)
    if (route !== null) routes.set(file, route)
  })
  return routes
}

/** Null where the front matter has none or cannot be read: its faults are reported when the file is read as a page. */
async function readRoute(
  root: string,
  file: string,
  { language, route }: { readonly language: string; readonly route: string },
  { layout, lowercase }: FolderContext,
): Promise<string | null> {
  try {
    const { text } = await readText(join(root, file))
    if (!/\b(?:slug|url)\b/i.test(text.slice(0, 64 * 1024))) return null
    const { more } = readFrontMatter(splitFrontMatter(text).front, () => {})
    return ownRouteOf(file, { language, route }, more, { layout, lowercase })
  } catch {
    return null
  }
}

/**
 * The route that the front matter of a translation says; null where it says none.
 *
 * @param version as the name of its file says it
 */
export function ownRouteOf(
  file: string,
  { language, route }: { readonly language: string; readonly route: string },
  { slug, url }: Readonly<Record<string, unknown>>,
  { layout, lowercase }: Pick<FolderContext, 'layout' | 'lowercase'>,
): string | null {
  const isSection = /(?:^|\/)_index\.[^/]*$/.test(file)
  let own: string | null = null
  if (typeof url === 'string' && url !== '' && !url.includes(':')) {
    own = url.startsWith('/') ? url : routeOfVersion(layout, `/${url}`, language)
  } else if (typeof slug === 'string' && slug !== '' && !isSection && route !== '/') {
    own = routeOfVersion(layout, `${route.slice(0, route.lastIndexOf('/'))}/${slug}`, language)
  }
  const key = own === null ? null : normalizeRoute(lowercase ? own.toLowerCase() : own)
  return key !== null && isDocumentRoute(key) ? key : null
}
