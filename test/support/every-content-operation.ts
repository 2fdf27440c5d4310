import type { routes } from '../../generated/content/routes.ts'
import type { paths } from '../../generated/content/types.ts'
import type { Call } from './every-operation.ts'

type OperationId = (typeof routes)[number]['operationId']

const site = { siteId: 'docs', env: 'production' }

/** A call of each operation of the content contract with the values of its examples. */
export const contentCalls: Readonly<Record<OperationId, Call<paths, object>>> = {
  getRootDocument: (client) => client.GET('/api/v1/{siteId}/{env}', { params: { path: site } }),
  getDocument: (client) =>
    client.GET('/api/v1/{siteId}/{env}/{route}', { params: { path: { ...site, route: 'content/delivery' } } }),
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
  startSignIn: (client) => client.GET('/sign-in', { params: { query: { next: '/' } } }),
  finishSignIn: (client) => client.GET('/sign-in/callback', { params: { query: { code: 'dGhlIGNvZGU', next: '/' } } }),
  signOut: (client) => client.POST('/sign-out'),
  getHealth: (client) => client.GET('/health'),
  getMetrics: (client) => client.GET('/metrics', { parseAs: 'text' }),
  getDocs: (client) => client.GET('/docs', { parseAs: 'text' }),
}
