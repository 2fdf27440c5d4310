import type { CallContext } from '../../src/access/principal.ts'
import type { ConsoleLink, Service } from '../../src/access/service.ts'
import type { SessionVerifier } from '../../src/access/session-verifier.ts'
import type { BlockTypes } from '../../src/content/block-types/block-types.ts'
import type { EnvironmentTypes } from '../../src/content/block-types/environment-types.ts'
import type { BulkChanges } from '../../src/content/bulk/bulk-changes.ts'
import type { Delivery } from '../../src/content/delivery.ts'
import type { DeletedDocuments } from '../../src/content/documents/deleted.ts'
import type { Documents } from '../../src/content/documents/documents.ts'
import type { Languages } from '../../src/content/languages/site-languages.ts'
import type { TranslationGroups } from '../../src/content/languages/translations.ts'
import type { LinkPolicies } from '../../src/content/links/policy.ts'
import type { Links } from '../../src/content/links/uses.ts'
import type { Lists } from '../../src/content/lists.ts'
import type { MediaLibrary } from '../../src/content/media/library.ts'
import type { Media } from '../../src/content/media/media.ts'
import type { PageDelivery } from '../../src/content/pages/page-delivery.ts'
import type { PageLists } from '../../src/content/pages/page-lists.ts'
import type { Previews } from '../../src/content/preview.ts'
import type { Promotions } from '../../src/content/promotion/promotions.ts'
import type { PublicSearches } from '../../src/content/public-search/public-search.ts'
import type { SearchLists } from '../../src/content/public-search/search-lists.ts'
import type { Publisher } from '../../src/content/publishing/publisher.ts'
import type { RedirectRules } from '../../src/content/redirects/rules.ts'
import type { Releases } from '../../src/content/releases/releases.ts'
import type { SearchIndex } from '../../src/content/search/search-index.ts'
import type { Sites } from '../../src/content/site-admin/sites.ts'
import type { VersionWatch } from '../../src/content/version-watch.ts'
import type { Webhooks } from '../../src/content/webhooks/webhooks.ts'
import type { Cookies } from '../common/cookies.ts'

/** What the handlers of the content surface work with; `compose/content.ts` puts it together. */
export interface ContentContext {
  readonly call: CallContext
  readonly delivery: Delivery
  readonly pages: PageDelivery
  readonly pageLists: PageLists
  readonly searchLists: SearchLists
  readonly lists: Lists
  readonly media: Media
  readonly previews: Previews
  readonly sites: Sites
  readonly documents: Documents
  readonly deleted: DeletedDocuments
  readonly publisher: Publisher
  readonly bulkChanges: BulkChanges
  /** Refreshed by a publication of this process, so that its own changes are visible here at once. */
  readonly versions: VersionWatch
  readonly redirectRules: RedirectRules
  readonly search: SearchIndex
  readonly library: MediaLibrary
  readonly blockTypes: BlockTypes
  readonly pageTypes: BlockTypes
  readonly environmentBlockTypes: EnvironmentTypes
  readonly environmentPageTypes: EnvironmentTypes
  readonly links: Links
  readonly linkPolicies: LinkPolicies
  readonly publicSearches: PublicSearches
  readonly languages: Languages
  readonly translations: TranslationGroups
  readonly releases: Releases
  /** Loaded by who asks. */
  promotions(): Promise<Promotions>
  readonly webhooks: Webhooks
  readonly sessions: SessionVerifier
  readonly cookies: Cookies
  readonly service: Service
  /** The public address of this surface. */
  publicUrl(): URL
  /** The consoles that this one leads to. */
  otherConsoles(): readonly ConsoleLink[]
}

/** The cookies of this surface's console: the session, and the verifier of a sign-in under way. */
export const cookieNames = { session: 'content_session', verifier: 'content_verifier' }
