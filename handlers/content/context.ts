import type { CallContext } from '../../src/access/principal.ts'
import type { Delivery } from '../../src/content/delivery.ts'
import type { Lists } from '../../src/content/lists.ts'
import type { Media } from '../../src/content/media.ts'
import type { Previews } from '../../src/content/preview.ts'

/** What the handlers of the content surface work with; `compose/content.ts` puts it together. */
export interface ContentContext {
  readonly call: CallContext
  readonly delivery: Delivery
  readonly lists: Lists
  readonly media: Media
  readonly previews: Previews
  readonly service: Service
}

/** What every surface tells of itself. */
export interface Service {
  /** Throws where the database does not answer. */
  ping(): Promise<void>
  metrics(): Promise<string>
  /** Whether `/metrics` is answered beyond loopback. */
  readonly metricsPublic: boolean
  readonly docs: { readonly html: Uint8Array; readonly etag: string; readonly policy: string }
}
