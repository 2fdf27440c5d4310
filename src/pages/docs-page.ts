import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { hashSource } from './policy.ts'

/** A page that was written beforehand, with the policy under which it is shown. */
export interface StaticPage {
  readonly html: Buffer
  /** Quoted. */
  readonly etag: string
  /** `Content-Security-Policy` (CSP 3): the page's own inline styles, each by its hash; no script, nothing from elsewhere. */
  readonly policy: string
}

const INLINE_STYLE = /<style>([\s\S]*?)<\/style>/g

/** Loads a page that `make generate` made of a contract. */
export async function loadDocsPage(file: URL): Promise<StaticPage> {
  const html = await readFile(file)
  const hashes = [...html.toString().matchAll(INLINE_STYLE)].map(([, style]) => hashSource(style ?? ''))
  const policy = [
    "default-src 'none'",
    `style-src ${hashes.join(' ')}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return { html, etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`, policy }
}
