import type { CallContext } from '../../src/access/principal.ts'
import type { ServedContract, Service } from '../../src/access/service.ts'
import { TriptychError } from '../../src/errors.ts'
import type { StaticPage } from '../../src/pages/docs-page.ts'
import type { FileBody } from '../../src/payload.ts'
import { builtDocument } from './console.ts'

/** What the operations that every surface answers alike work with. */
interface ServiceContext {
  readonly call: CallContext
  readonly service: Service
  publicUrl(): URL
}

/** The replies of these operations, as each surface's `replies.ts` has them. */
interface ServiceReplies<Surface, Health, Metrics, Docs, Manual, OpenApi, Catalog, Asset> {
  readonly getHealth: { ok(body: { readonly status: 'ready'; readonly surface: Surface }): Health }
  readonly getMetrics: { ok(body: string): Metrics }
  readonly getDocs: { ok(body: string, headers: { readonly 'Content-Security-Policy': string }): Docs }
  readonly getManual: { ok(body: string, headers: { readonly 'Content-Security-Policy': string }): Manual }
  readonly getOpenApi: ContractReplies<OpenApi>
  readonly getApiCatalog: { ok(body: ApiCatalog): Catalog }
  readonly getAsset: { ok(contentType: string, body: FileBody): Asset }
}

interface ContractReplies<Contract> {
  ok(body: ServedContract['body'], headers: { readonly ETag: string }): Contract
}

interface StaticPageReplies<Shown> {
  ok(body: Uint8Array, headers: { readonly ETag: string; readonly 'Content-Security-Policy': string }): Shown
}

/** The operations that `specs/common.yaml` gives every surface: health, metrics, docs and the files of the console. */
export function serviceHandlers<
  S extends 'auth' | 'bridge' | 'content',
  Health,
  Metrics,
  Docs,
  Manual,
  OpenApi,
  Catalog,
  Asset,
>(surface: S, reply: ServiceReplies<S, Health, Metrics, Docs, Manual, OpenApi, Catalog, Asset>) {
  return {
    /** @throws TriptychError `unavailable` while the database does not answer */
    async getHealth(_request: unknown, { service }: ServiceContext) {
      await service.ping()
      return reply.getHealth.ok({ status: 'ready', surface })
    },

    /** @throws TriptychError `loopback_only` */
    async getMetrics(_request: unknown, { service, call }: ServiceContext) {
      if (!call.loopback && !service.metricsPublic) throw new TriptychError('loopback_only')
      return reply.getMetrics.ok(await service.metrics())
    },

    async getDocs(_request: unknown, { service, call, publicUrl }: ServiceContext) {
      const { html, policy } = await builtDocument(service, 'docs', { call, publicUrl: publicUrl() })
      return reply.getDocs.ok(html, { 'Content-Security-Policy': policy })
    },

    async getManual(_request: unknown, { service, call, publicUrl }: ServiceContext) {
      const { html, policy } = await builtDocument(service, 'manual', { call, publicUrl: publicUrl() })
      return reply.getManual.ok(html, { 'Content-Security-Policy': policy })
    },

    async getOpenApi(_request: unknown, { service }: ServiceContext) {
      return answerContract(reply.getOpenApi, await service.openapi())
    },

    async getApiCatalog(_request: unknown, { publicUrl }: ServiceContext) {
      return reply.getApiCatalog.ok(apiCatalog(publicUrl(), surface))
    },

    /** @throws TriptychError `not_found` */
    async getAsset({ path }: { readonly path: { readonly file: string } }, { service }: ServiceContext) {
      const asset = await service.console.asset(path.file)
      if (asset === null) throw new TriptychError('not_found', 'the console was built without such a file')
      return reply.getAsset.ok(asset.type, asset.body)
    },
  }
}

/** A contract in one piece. */
export function answerContract<Contract>(reply: ContractReplies<Contract>, { body, etag }: ServedContract): Contract {
  return reply.ok(body, { ETag: etag })
}

/** A page that was written beforehand. */
export function answerStaticPage<Shown>(reply: StaticPageReplies<Shown>, { html, etag, policy }: StaticPage): Shown {
  return reply.ok(html, { ETag: etag, 'Content-Security-Policy': policy })
}

interface CatalogLink {
  readonly href: string
  readonly type: string
}

interface ApiCatalog {
  readonly linkset: readonly [
    { readonly anchor: string; readonly item: readonly { readonly href: string }[] },
    {
      readonly anchor: string
      readonly 'service-desc': readonly CatalogLink[]
      readonly 'service-doc': readonly CatalogLink[]
      readonly status: readonly CatalogLink[]
    },
  ]
}

/** Where the API of a surface begins, and what describes it (RFC 9727; the relations are RFC 8631's). */
export function apiCatalog(publicUrl: URL, surface: 'auth' | 'bridge' | 'content'): ApiCatalog {
  const at = (path: string): string => new URL(path, publicUrl).href
  const json = (path: string) => ({ href: at(path), type: 'application/json' })
  const page = (path: string) => ({ href: at(path), type: 'text/html' })
  const streams = surface === 'bridge'
  return {
    linkset: [
      { anchor: at('/.well-known/api-catalog'), item: [{ href: at('/') }] },
      {
        anchor: at('/'),
        'service-desc': [json('/openapi.json'), ...(streams ? [json('/asyncapi.json')] : [])],
        'service-doc': [page('/docs'), ...(streams ? [page('/docs/streams')] : [])],
        status: [json('/health')],
      },
    ],
  }
}
