import type { paths } from '../../generated/content/client.ts'
import type { routes } from '../../generated/content/routes.ts'
import type { Call } from './every-operation.ts'
import { typeCalls } from './every-type-operation.ts'

type OperationId = (typeof routes)[number]['operationId']

/** What the examples of the contract name that a server makes the names of; `etag` is of what a call changes. */
export interface ContentIds {
  readonly documentId: string
  readonly releaseId: string
  readonly webhookId: string
  readonly mediaKey: string
  readonly blockType: string
  readonly pageType: string
  /** A site and an environment that may go. */
  readonly spare: string
  readonly etag: string
}

const site = { siteId: 'docs', env: 'production' }
const scope = { site: 'docs', env: 'production' }

/** A picture of one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const ifMatch = ({ etag }: ContentIds) => ({ 'If-Match': `"${etag}"` })

const page = {
  kind: 'page',
  type: 'page',
  meta: { title: 'Start here', description: 'The first ten minutes.' },
  zones: { main: { blocks: [{ id: 'body', type: 'markdown', fields: { markdown: 'Install it first.' } }] } },
} as const

/** A call of each operation of the content contract with the values of its examples. */
export const contentCalls: Readonly<Record<OperationId, Call<paths, ContentIds>>> = {
  getRootDocument: (client) => client.GET('/api/v1/{siteId}/{env}', { params: { path: site } }),
  getDocument: (client) =>
    client.GET('/api/v1/{siteId}/{env}/{route}', { params: { path: { ...site, route: 'content/delivery' } } }),
  listPages: (client) => client.GET('/api/v1/{siteId}/{env}/_documents', { params: { path: site } }),
  searchPages: (client) =>
    client.GET('/api/v1/{siteId}/{env}/_search', { params: { path: site, query: { q: 'contract' } } }),
  getPage: (client, { documentId }) =>
    client.GET('/api/v1/{siteId}/{env}/_documents/{documentId}', { params: { path: { ...site, documentId } } }),
  getPartial: (client) =>
    client.GET('/api/v1/{siteId}/{env}/_partials/{key}', { params: { path: { ...site, key: 'footer' } } }),
  listRoutes: (client) => client.GET('/api/v1/{siteId}/{env}/_routes', { params: { path: site } }),
  listRedirects: (client) => client.GET('/api/v1/{siteId}/{env}/_redirects', { params: { path: site } }),
  getStrings: (client) =>
    client.GET('/api/v1/{siteId}/{env}/i18n/{locale}', { params: { path: { ...site, locale: 'en' } } }),
  getMedia: (client) =>
    client.GET('/media/{key}', { params: { path: { key: 'docs/house.png' } }, parseAs: 'arrayBuffer' }),
  createPreviewToken: (client) => client.POST('/api/preview-token', { body: { siteId: 'docs', envId: 'production' } }),
  getConsole: (client) => client.GET('/', { parseAs: 'text' }),
  getConsoleStart: (client) => client.GET('/console'),
  getConsolePage: (client) => client.GET('/console/{page}', { params: { path: { page: 'a/b' } }, parseAs: 'text' }),
  getVisitor: (client) => client.GET('/visitor'),
  startSignIn: (client) => client.GET('/sign-in', { params: { query: { next: '/' } } }),
  finishSignIn: (client) => client.GET('/sign-in/callback', { params: { query: { code: 'dGhlIGNvZGU', next: '/' } } }),
  signOut: (client) => client.POST('/sign-out'),
  getHealth: (client) => client.GET('/health'),
  getMetrics: (client) => client.GET('/metrics', { parseAs: 'text' }),
  getOpenApi: (client) => client.GET('/openapi.json'),
  getApiCatalog: (client) => client.GET('/.well-known/api-catalog'),
  getDocs: (client) => client.GET('/docs', { parseAs: 'text' }),
  getManual: (client) => client.GET('/manual', { parseAs: 'text' }),
  getAsset: (client) => client.GET('/assets/{file}', { params: { path: { file: 'main-1a2b.js' } }, parseAs: 'text' }),
  listSites: (client) => client.GET('/api/console/sites'),
  createSite: (client, { spare }) => client.POST('/api/console/sites', { body: { id: spare } }),
  getSite: (client) => client.GET('/api/console/sites/{site}', { params: { path: { site: 'docs' } } }),
  deleteSite: (client, ids) => {
    const { spare } = ids
    return client.DELETE('/api/console/sites/{site}', { params: { path: { site: spare }, header: ifMatch(ids) } })
  },
  revokePreviewTokens: (client) =>
    client.POST('/api/console/sites/{site}/revoke-preview-tokens', { params: { path: { site: 'docs' } } }),
  listEnvironments: (client) =>
    client.GET('/api/console/sites/{site}/environments', { params: { path: { site: 'docs' } } }),
  createEnvironment: (client, { spare }) =>
    client.POST('/api/console/sites/{site}/environments', {
      params: { path: { site: 'docs' } },
      body: { name: spare },
    }),
  getEnvironment: (client) =>
    client.GET('/api/console/sites/{site}/environments/{env}', { params: { path: { ...scope } } }),
  deleteEnvironment: (client, ids) => {
    const { spare } = ids
    return client.DELETE('/api/console/sites/{site}/environments/{env}', {
      params: { path: { site: 'docs', env: spare }, header: ifMatch(ids) },
    })
  },
  listDocuments: (client) =>
    client.GET('/api/console/sites/{site}/environments/{env}/documents', { params: { path: { ...scope } } }),
  createDocument: (client, { spare }) =>
    client.POST('/api/console/sites/{site}/environments/{env}/documents', {
      params: { path: { ...scope } },
      body: { ...page, route: `/guides/${spare}` },
    }),
  changeDocuments: (client, { documentId }) =>
    client.POST('/api/console/sites/{site}/environments/{env}/bulk-changes', {
      params: { path: { ...scope } },
      body: { action: 'tag', mode: 'each', documents: [{ id: documentId }], add: ['release'] },
    }),
  getConsoleDocument: (client, { documentId }) =>
    client.GET('/api/console/sites/{site}/environments/{env}/documents/{documentId}', {
      params: { path: { ...scope, documentId } },
    }),
  saveDraft: (client, ids) => {
    const { documentId, spare } = ids
    return client.PUT('/api/console/sites/{site}/environments/{env}/documents/{documentId}', {
      params: { path: { ...scope, documentId }, header: ifMatch(ids) },
      body: { ...page, route: `/guides/${spare}`, meta: { ...page.meta, title: 'Begin here' } },
    })
  },
  deleteDocument: (client, ids) => {
    const { documentId } = ids
    return client.DELETE('/api/console/sites/{site}/environments/{env}/documents/{documentId}', {
      params: { path: { ...scope, documentId }, header: ifMatch(ids) },
    })
  },
  moveDocument: (client, ids) => {
    const { documentId, spare } = ids
    return client.POST('/api/console/sites/{site}/environments/{env}/documents/{documentId}/move', {
      params: { path: { ...scope, documentId }, header: ifMatch(ids) },
      body: { to: `/guides/${spare}` },
    })
  },
  restoreRevision: (client, ids) => {
    const { documentId } = ids
    return client.POST('/api/console/sites/{site}/environments/{env}/documents/{documentId}/restore', {
      params: { path: { ...scope, documentId }, header: ifMatch(ids) },
      body: { revision: 1 },
    })
  },
  publishDocument: (client, ids) => {
    const { documentId } = ids
    return client.POST('/api/console/sites/{site}/environments/{env}/documents/{documentId}/publish', {
      params: { path: { ...scope, documentId }, header: ifMatch(ids) },
    })
  },
  unpublishDocument: (client, ids) => {
    const { documentId } = ids
    return client.POST('/api/console/sites/{site}/environments/{env}/documents/{documentId}/unpublish', {
      params: { path: { ...scope, documentId }, header: ifMatch(ids) },
    })
  },
  listRevisions: (client, { documentId }) =>
    client.GET('/api/console/sites/{site}/environments/{env}/documents/{documentId}/revisions', {
      params: { path: { ...scope, documentId } },
    }),
  getRevision: (client, { documentId }) =>
    client.GET('/api/console/sites/{site}/environments/{env}/documents/{documentId}/revisions/{revision}', {
      params: { path: { ...scope, documentId, revision: 1 } },
    }),
  diffRevisions: (client, { documentId }) =>
    client.GET('/api/console/sites/{site}/environments/{env}/documents/{documentId}/diff', {
      params: { path: { ...scope, documentId } },
    }),
  listRedirectRules: (client) =>
    client.GET('/api/console/sites/{site}/environments/{env}/redirects', { params: { path: { ...scope } } }),
  listMedia: (client) => client.GET('/api/console/sites/{site}/media', { params: { path: { site: 'docs' } } }),
  getMediaFile: (client, { mediaKey }) =>
    client.GET('/api/console/sites/{site}/media/{key}', { params: { path: { site: 'docs', key: mediaKey } } }),
  putMedia: (client, ids) =>
    client.PUT('/api/console/sites/{site}/media/{key}', {
      params: { path: { site: 'docs', key: ids.mediaKey }, header: ifMatch(ids) },
      body: new Uint8Array(png),
    }),
  deleteMedia: (client, ids) =>
    client.DELETE('/api/console/sites/{site}/media/{key}', {
      params: { path: { site: 'docs', key: ids.mediaKey }, header: ifMatch(ids) },
    }),
  ...typeCalls,
  getLinkPolicy: (client) =>
    client.GET('/api/console/sites/{site}/link-policy', { params: { path: { site: 'docs' } } }),
  putLinkPolicy: (client, ids) =>
    client.PUT('/api/console/sites/{site}/link-policy', {
      params: { path: { site: 'docs' }, header: ifMatch(ids) },
      body: { check: 'warn', ignore: ['/app'] },
    }),
  getPublicSearch: (client) =>
    client.GET('/api/console/sites/{site}/public-search', { params: { path: { site: 'docs' } } }),
  putPublicSearch: (client, ids) =>
    client.PUT('/api/console/sites/{site}/public-search', {
      params: { path: { site: 'docs' }, header: ifMatch(ids) },
      body: { enabled: true },
    }),
  getLanguages: (client) => client.GET('/api/console/sites/{site}/languages', { params: { path: { site: 'docs' } } }),
  putLanguages: (client, ids) =>
    client.PUT('/api/console/sites/{site}/languages', {
      params: { path: { site: 'docs' }, header: ifMatch(ids) },
      body: { languages: [{ code: 'en' }, { code: 'de' }] },
    }),
  listTranslations: (client) =>
    client.GET('/api/console/sites/{site}/environments/{env}/translations', { params: { path: { ...scope } } }),
  getTranslations: (client, { documentId }) =>
    client.GET('/api/console/sites/{site}/environments/{env}/documents/{documentId}/translations', {
      params: { path: { ...scope, documentId } },
    }),
  createTranslation: (client, { documentId, spare }) =>
    client.POST('/api/console/sites/{site}/environments/{env}/documents/{documentId}/translations', {
      params: { path: { ...scope, documentId } },
      body: { language: 'de', route: `/de/${spare}` },
    }),
  putTranslation: (client, ids) =>
    client.PUT('/api/console/sites/{site}/environments/{env}/documents/{documentId}/translations', {
      params: { path: { ...scope, documentId: ids.documentId }, header: ifMatch(ids) },
      body: { language: 'de' },
    }),
  publishTranslations: (client, ids) =>
    client.POST('/api/console/sites/{site}/environments/{env}/documents/{documentId}/translations/publish', {
      params: { path: { ...scope, documentId: ids.documentId }, header: ifMatch(ids) },
      body: {},
    }),
  listDocumentLinks: (client, { documentId }) =>
    client.GET('/api/console/sites/{site}/environments/{env}/documents/{documentId}/links', {
      params: { path: { ...scope, documentId } },
    }),
  listDocumentUses: (client, { documentId }) =>
    client.GET('/api/console/sites/{site}/environments/{env}/documents/{documentId}/uses', {
      params: { path: { ...scope, documentId } },
    }),
  listMediaUses: (client, { mediaKey }) =>
    client.GET('/api/console/sites/{site}/media-uses/{key}', { params: { path: { site: 'docs', key: mediaKey } } }),
  listMediaChanges: (client) =>
    client.GET('/api/console/sites/{site}/media-changes', { params: { path: { site: 'docs' } } }),
  listReleases: (client) =>
    client.GET('/api/console/sites/{site}/environments/{env}/releases', { params: { path: { ...scope } } }),
  createRelease: (client, { spare }) =>
    client.POST('/api/console/sites/{site}/environments/{env}/releases', {
      params: { path: { ...scope } },
      body: { name: spare },
    }),
  comparePromotion: (client, { spare }) =>
    client.GET('/api/console/sites/{site}/environments/{env}/promotion', {
      params: { path: { ...scope }, query: { from: spare } },
    }),
  promoteEnvironment: (client, ids) => {
    const { spare } = ids
    return client.POST('/api/console/sites/{site}/environments/{env}/promotion', {
      params: { path: { ...scope }, header: ifMatch(ids) },
      body: { from: spare, name: spare },
    })
  },
  getRelease: (client, { releaseId }) =>
    client.GET('/api/console/sites/{site}/environments/{env}/releases/{releaseId}', {
      params: { path: { ...scope, releaseId } },
    }),
  renameRelease: (client, ids) => {
    const { releaseId, spare } = ids
    return client.PATCH('/api/console/sites/{site}/environments/{env}/releases/{releaseId}', {
      params: { path: { ...scope, releaseId }, header: ifMatch(ids) },
      body: { name: spare },
    })
  },
  deleteRelease: (client, ids) => {
    const { releaseId } = ids
    return client.DELETE('/api/console/sites/{site}/environments/{env}/releases/{releaseId}', {
      params: { path: { ...scope, releaseId }, header: ifMatch(ids) },
    })
  },
  listReleaseItems: (client, { releaseId }) =>
    client.GET('/api/console/sites/{site}/environments/{env}/releases/{releaseId}/items', {
      params: { path: { ...scope, releaseId } },
    }),
  putReleaseItem: (client, ids) => {
    const { documentId, releaseId } = ids
    return client.PUT('/api/console/sites/{site}/environments/{env}/releases/{releaseId}/items/{documentId}', {
      params: { path: { ...scope, documentId, releaseId }, header: ifMatch(ids) },
      body: { action: 'publish' },
    })
  },
  deleteReleaseItem: (client, ids) => {
    const { documentId, releaseId } = ids
    return client.DELETE('/api/console/sites/{site}/environments/{env}/releases/{releaseId}/items/{documentId}', {
      params: { path: { ...scope, documentId, releaseId }, header: ifMatch(ids) },
    })
  },
  rebaseRelease: (client, ids) => {
    const { releaseId } = ids
    return client.POST('/api/console/sites/{site}/environments/{env}/releases/{releaseId}/rebase', {
      params: { path: { ...scope, releaseId }, header: ifMatch(ids) },
    })
  },
  publishRelease: (client, ids) => {
    const { releaseId } = ids
    return client.POST('/api/console/sites/{site}/environments/{env}/releases/{releaseId}/publish', {
      params: { path: { ...scope, releaseId }, header: ifMatch(ids) },
      body: {},
    })
  },
  scheduleRelease: (client, ids) => {
    const { releaseId } = ids
    return client.PUT('/api/console/sites/{site}/environments/{env}/releases/{releaseId}/schedule', {
      params: { path: { ...scope, releaseId }, header: ifMatch(ids) },
      body: { at: '2037-03-20T09:00:00.000Z' },
    })
  },
  unscheduleRelease: (client, ids) => {
    const { releaseId } = ids
    return client.DELETE('/api/console/sites/{site}/environments/{env}/releases/{releaseId}/schedule', {
      params: { path: { ...scope, releaseId }, header: ifMatch(ids) },
    })
  },
  revertRelease: (client, { releaseId }) =>
    client.POST('/api/console/sites/{site}/environments/{env}/releases/{releaseId}/revert', {
      params: { path: { ...scope, releaseId } },
    }),
  listWebhooks: (client) => client.GET('/api/console/sites/{site}/webhooks', { params: { path: { site: 'docs' } } }),
  createWebhook: (client) =>
    client.POST('/api/console/sites/{site}/webhooks', {
      params: { path: { site: 'docs' } },
      body: { url: 'https://www.example.com/hooks/content' },
    }),
  getWebhook: (client, { webhookId }) =>
    client.GET('/api/console/sites/{site}/webhooks/{webhookId}', { params: { path: { site: 'docs', webhookId } } }),
  updateWebhook: (client, ids) => {
    const { webhookId } = ids
    return client.PATCH('/api/console/sites/{site}/webhooks/{webhookId}', {
      params: { path: { site: 'docs', webhookId }, header: ifMatch(ids) },
      body: { active: false },
    })
  },
  deleteWebhook: (client, ids) => {
    const { webhookId } = ids
    return client.DELETE('/api/console/sites/{site}/webhooks/{webhookId}', {
      params: { path: { site: 'docs', webhookId }, header: ifMatch(ids) },
    })
  },
  rotateWebhookSecret: (client, ids) => {
    const { webhookId } = ids
    return client.POST('/api/console/sites/{site}/webhooks/{webhookId}/rotate-secret', {
      params: { path: { site: 'docs', webhookId }, header: ifMatch(ids) },
    })
  },
  testWebhook: (client, { webhookId }) =>
    client.POST('/api/console/sites/{site}/webhooks/{webhookId}/test', {
      params: { path: { site: 'docs', webhookId } },
    }),
  listDeletedDocuments: (client) =>
    client.GET('/api/console/sites/{site}/environments/{env}/deleted-documents', { params: { path: { ...scope } } }),
  getDeletedDocument: (client, { documentId }) =>
    client.GET('/api/console/sites/{site}/environments/{env}/deleted-documents/{documentId}', {
      params: { path: { ...scope, documentId } },
    }),
  eraseDocument: (client, ids) => {
    const { documentId } = ids
    return client.DELETE('/api/console/sites/{site}/environments/{env}/deleted-documents/{documentId}', {
      params: { path: { ...scope, documentId }, header: ifMatch(ids) },
    })
  },
  resendWebhookDeliveries: (client, { webhookId }) =>
    client.POST('/api/console/sites/{site}/webhooks/{webhookId}/resend', {
      params: { path: { site: 'docs', webhookId } },
      body: { state: 'failed' },
    }),
  listWebhookDeliveries: (client, { webhookId }) =>
    client.GET('/api/console/sites/{site}/webhooks/{webhookId}/deliveries', {
      params: { path: { site: 'docs', webhookId } },
    }),
}
