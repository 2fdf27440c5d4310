import { createHash } from 'node:crypto'

/** A CSP 3 source expression (2.3.1) that lets in one inline script or style: the one with exactly this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * The policy of a page without scripts: its own style and pictures within the page, and nothing else.
 *
 * @param formOrigins where posting a form may end besides this origin. Chromium holds `form-action` against the
 *   redirects after the post too, and a sign-in may lead on to a console at another origin.
 * @throws {TypeError} for an origin that would be read as more than one source
 */
export function formPagePolicy(style: string, formOrigins: readonly string[]): string {
  const broken = formOrigins.find((origin) => !/^[^\s;,']+$/.test(origin))
  if (broken !== undefined) throw new TypeError(`not an origin: ${broken}`)
  return [
    "default-src 'none'",
    `style-src ${hashSource(style)}`,
    'img-src data:',
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action ${["'self'", ...new Set(formOrigins)].join(' ')}`,
  ].join('; ')
}
