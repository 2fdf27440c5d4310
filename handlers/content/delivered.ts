import type { Delivered } from '../../src/content/delivery.ts'
import type { Preview } from '../../src/content/preview.ts'
import { Encoded } from '../../src/payload.ts'
import { previewed, published } from './cache-control.ts'

/** The reply that delivers a document, a partial or strings, stored as the JSON of a `T`. */
export function delivered<T>({ body, etag }: Delivered, { view, outcome }: Preview) {
  return {
    status: 200,
    headers: {
      'Cache-Control': view.kind === 'published' ? published : previewed,
      ETag: `"${etag}"`,
      'X-CMS-Preview': outcome,
    },
    body: new Encoded<T>(body),
  } as const
}

/** The token of a request; the header wins over the query parameter. */
export function previewTokenOf(request: {
  readonly query: { readonly previewToken?: string }
  readonly headers: { readonly 'X-CMS-Preview-Token'?: string }
}): string | undefined {
  return request.headers['X-CMS-Preview-Token'] ?? request.query.previewToken
}
