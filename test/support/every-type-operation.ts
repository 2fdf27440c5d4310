import type { paths } from '../../generated/content/client.ts'
import type { Call } from './every-operation.ts'

/** What the examples name, and the `etag` of what a call changes. */
interface TypeIds {
  readonly blockType: string
  readonly pageType: string
  readonly etag: string
}

const scope = { site: 'docs', env: 'production' }

const ifMatch = ({ etag }: TypeIds) => ({ 'If-Match': `"${etag}"` })

/** A call of each operation on types of blocks and pages, as `every-content-operation.ts` has the others. */
export const typeCalls = {
  listBlockTypes: (client) =>
    client.GET('/api/console/sites/{site}/block-types', { params: { path: { site: 'docs' } } }),
  getBlockType: (client, { blockType }) =>
    client.GET('/api/console/sites/{site}/block-types/{type}', { params: { path: { site: 'docs', type: blockType } } }),
  putBlockType: (client, ids) =>
    client.PUT('/api/console/sites/{site}/block-types/{type}', {
      params: { path: { site: 'docs', type: ids.blockType }, header: ifMatch(ids) },
      body: { type: 'object' },
    }),
  deleteBlockType: (client, ids) =>
    client.DELETE('/api/console/sites/{site}/block-types/{type}', {
      params: { path: { site: 'docs', type: ids.blockType }, header: ifMatch(ids) },
    }),
  listPageTypes: (client) => client.GET('/api/console/sites/{site}/page-types', { params: { path: { site: 'docs' } } }),
  getPageType: (client, { pageType }) =>
    client.GET('/api/console/sites/{site}/page-types/{type}', { params: { path: { site: 'docs', type: pageType } } }),
  putPageType: (client, ids) =>
    client.PUT('/api/console/sites/{site}/page-types/{type}', {
      params: { path: { site: 'docs', type: ids.pageType }, header: ifMatch(ids) },
      body: { type: 'object' },
    }),
  deletePageType: (client, ids) =>
    client.DELETE('/api/console/sites/{site}/page-types/{type}', {
      params: { path: { site: 'docs', type: ids.pageType }, header: ifMatch(ids) },
    }),
  listEnvironmentBlockTypes: (client) =>
    client.GET('/api/console/sites/{site}/environments/{env}/block-types', { params: { path: { ...scope } } }),
  getEnvironmentBlockType: (client, { blockType }) =>
    client.GET('/api/console/sites/{site}/environments/{env}/block-types/{type}', {
      params: { path: { ...scope, type: blockType } },
    }),
  putEnvironmentBlockType: (client, ids) =>
    client.PUT('/api/console/sites/{site}/environments/{env}/block-types/{type}', {
      params: { path: { ...scope, type: ids.blockType }, header: ifMatch(ids) },
      body: { schema: { type: 'object' } },
    }),
  deleteEnvironmentBlockType: (client, ids) =>
    client.DELETE('/api/console/sites/{site}/environments/{env}/block-types/{type}', {
      params: { path: { ...scope, type: ids.blockType }, header: ifMatch(ids) },
    }),
  listEnvironmentPageTypes: (client) =>
    client.GET('/api/console/sites/{site}/environments/{env}/page-types', { params: { path: { ...scope } } }),
  getEnvironmentPageType: (client, { pageType }) =>
    client.GET('/api/console/sites/{site}/environments/{env}/page-types/{type}', {
      params: { path: { ...scope, type: pageType } },
    }),
  putEnvironmentPageType: (client, ids) =>
    client.PUT('/api/console/sites/{site}/environments/{env}/page-types/{type}', {
      params: { path: { ...scope, type: ids.pageType }, header: ifMatch(ids) },
      body: { schema: { type: 'object' } },
    }),
  deleteEnvironmentPageType: (client, ids) =>
    client.DELETE('/api/console/sites/{site}/environments/{env}/page-types/{type}', {
      params: { path: { ...scope, type: ids.pageType }, header: ifMatch(ids) },
    }),
} satisfies Record<string, Call<paths, TypeIds>>
