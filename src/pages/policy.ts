import { createHash } from 'node:crypto'

/** A CSP 3 source expression (2.3.1) that allows one inline script or style: the one with exactly this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** How CSP 3 (2.3.1) spells a host, with its port; it has no spelling for an IPv6 address or a name with a last dot. */
const SPELLED_HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/

/** What the policy of a console's page is made of. */
export interface ConsolePolicy {
  /** The names by which a browser may have come, each with its port, as `URL.host` gives them. */
  readonly hosts: readonly string[]
  /** Origins, besides this one, that posting a form of the page may lead to. */
  readonly formOrigins: readonly string[]
  /** Whether the page opens WebSockets. */
  readonly streams: boolean
}

/**
 * The policy of a console's page: scripts of the build and no others, not even files of this origin, since one that
 * a member uploaded is such a file too. `'self'` takes no path, so the names of this origin are spelled out, without
 * a scheme: that of the page counts. The components write style elements; nothing evaluates text.
 *
 * @throws {TypeError} for an origin that would be read as more than one source
 */
export function consolePagePolicy({ hosts, formOrigins, streams }: ConsolePolicy): string {
  const scripts = hosts.map((host) => (SPELLED_HOST.test(host) ? `${host}/assets/` : "'self'"))
  // Not every browser counts the WebSockets of an origin to it.
  const sockets = streams ? hosts.filter((host) => SPELLED_HOST.test(host)) : []
  return [
    "default-src 'none'",
    `script-src ${[...new Set(scripts)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src ${["'self'", ...new Set(sockets.flatMap((host) => [`ws://${host}`, `wss://${host}`]))].join(' ')}`,
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    formAction(formOrigins),
  ].join('; ')
}

/**
 * The policy of a page that works without scripts: its own style and pictures within the page, and nothing else.
 *
 * @param script the one script that may run, which may ask this origin; none when absent
 * @param formOrigins where posting a form may end besides this origin. Chromium holds `form-action` against the
 *   redirects after the post too, and a sign-in may lead on to a console at another origin.
 * @throws {TypeError} for an origin that would be read as more than one source
 */
export function formPagePolicy(style: string, formOrigins: readonly string[], script?: string): string {
  return [
    "default-src 'none'",
    `style-src ${hashSource(style)}`,
    ...(script === undefined ? [] : [`script-src ${hashSource(script)}`, "connect-src 'self'"]),
    'img-src data:',
    "base-uri 'none'",
    "frame-ancestors 'none'",
    formAction(formOrigins),
  ].join('; ')
}

function formAction(origins: readonly string[]): string {
  const broken = origins.find((origin) => !/^[^\s;,']+$/.test(origin))
  if (broken !== undefined) throw new TypeError(`not an origin: ${broken}`)
  return `form-action ${["'self'", ...new Set(origins)].join(' ')}`
}
