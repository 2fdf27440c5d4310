import type { Route } from './route.ts'

/**
 * The one spelling of a path under which an answer is kept. A path that is sent in another spelling (an extra slash,
 * `%2F`, lower-case hex) is answered all the same, the ordinary way.
 */
export function canonicalPath(route: Route, params: Readonly<Record<string, string>>): string {
  const filled = route.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const value = params[name] ?? ''
    return name === route.multiSegment ? encodeURI(value) : encodeURI(value).replaceAll('/', '%2F')
  })
  return filled
}
