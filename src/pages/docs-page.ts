import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { hashSource } from './policy.ts'

/** A static page with the policy under which it runs. */
export interface StaticPage {
  readonly html: Buffer
  /** Quoted. */
  readonly etag: string
  /** `Content-Security-Policy` (CSP 3): the page's own inline scripts, each by its hash, and nothing from elsewhere. */
  readonly policy: string
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** Loads the page that `make generate` built from a contract. Its viewer writes styles of its own and runs a worker. */
export async function loadDocsPage(file: URL): Promise<StaticPage> {
  const html = await readFile(file)
  const hashes = [...html.toString().matchAll(INLINE_SCRIPT)].map(([, script]) => hashSource(script ?? ''))
  const policy = [
    "default-src 'none'",
    `script-src ${hashes.join(' ')}`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    'font-src data:',
    'worker-src blob:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return { html, etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`, policy }
}
