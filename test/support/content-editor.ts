import { createContentClient } from '../../generated/content/client.ts'
import type { components } from '../../generated/content/types.ts'

type Schemas = components['schemas']

export type ConsoleDocument = Schemas['ConsoleDocument']
export type Content = Schemas['Content']
export type PageContent = Schemas['PageContent']
export type Release = Schemas['Release']

/** The site that the newsroom writes. */
export const scope = { site: 'docs', env: 'production' } as const

const environment = '/api/console/sites/{site}/environments/{env}'
const media = '/api/console/sites/{site}/media/{key}'

/** What became of a request, as its caller sees it. */
export interface Outcome<T> {
  readonly status: number
  /** Without quotes; empty where the answer has none. */
  readonly etag: string
  /** Of an answer that says yes. */
  readonly value: T | undefined
  /** Of a problem; empty where there is none. */
  readonly code: string
  readonly problem: unknown
}

/** Something, and the tag of the state that it is in. */
export interface Held<T> {
  readonly value: T
  readonly etag: string
}

interface Answered<T> {
  readonly data?: T
  readonly error?: unknown
  readonly response: Response
}

async function outcome<T>(sent: Promise<Answered<T>>): Promise<Outcome<T>> {
  const { data, error, response } = await sent
  const etag = response.headers.get('ETag')?.replaceAll('"', '') ?? ''
  return { status: response.status, etag, value: data, code: codeOf(error), problem: error }
}

/** The same of a list: openapi-fetch's types take a read-only array for an object (`Readable`). */
async function outcomeOfList<T>(sent: Promise<Answered<unknown>>): Promise<Outcome<T>> {
  const told = await outcome(sent)
  return { ...told, value: told.value as T | undefined }
}

function codeOf(problem: unknown): string {
  return typeof problem === 'object' && problem !== null && 'code' in problem ? String(problem.code) : ''
}

/** @throws Error for a problem, which it names */
export async function done<T>(asked: Promise<Outcome<T>>): Promise<Held<T>> {
  const { status, value, etag, problem } = await asked
  if (value === undefined) throw new Error(`${status} ${JSON.stringify(problem)}`)
  return { value, etag }
}

/** A page with a paragraph in it. */
export function pageOf(route: string, title: string, more: Partial<PageContent> = {}): PageContent {
  const markdown = { id: 'body', type: 'markdown', fields: { markdown: `About ${title}.` } }
  return {
    kind: 'page',
    route,
    type: 'page',
    meta: { title, description: '' },
    zones: { main: { blocks: [markdown] } },
    ...more,
  }
}

/** An editor at the console's API, by the generated client; every change says which state it takes to be there. */
export class Editor {
  readonly baseUrl: string
  readonly headers: Readonly<Record<string, string>>
  readonly client: ReturnType<typeof createContentClient>
  readonly #scope: { readonly site: string; readonly env: string }

  /** @param headers what they show of themselves */
  constructor(
    baseUrl: string,
    headers: Readonly<Record<string, string>>,
    at: { readonly site: string; readonly env: string } = scope,
  ) {
    this.baseUrl = baseUrl
    this.headers = headers
    this.client = createContentClient({ baseUrl, headers })
    this.#scope = at
  }

  create(body: Content): Promise<Outcome<ConsoleDocument>> {
    return outcome(this.client.POST(`${environment}/documents`, { params: { path: this.#scope }, body }))
  }

  read(documentId: string): Promise<Outcome<ConsoleDocument>> {
    return outcome(this.client.GET(`${environment}/documents/{documentId}`, this.#at({ documentId })))
  }

  save(documentId: string, etag: string, body: Content): Promise<Outcome<ConsoleDocument>> {
    return outcome(
      this.client.PUT(`${environment}/documents/{documentId}`, { ...this.#of({ documentId }, etag), body }),
    )
  }

  move(documentId: string, etag: string, to: string): Promise<Outcome<ConsoleDocument>> {
    const request = { ...this.#of({ documentId }, etag), body: { to } }
    return outcome(this.client.POST(`${environment}/documents/{documentId}/move`, request))
  }

  publish(documentId: string, etag: string): Promise<Outcome<ConsoleDocument>> {
    return outcome(this.client.POST(`${environment}/documents/{documentId}/publish`, this.#of({ documentId }, etag)))
  }

  unpublish(documentId: string, etag: string): Promise<Outcome<ConsoleDocument>> {
    return outcome(this.client.POST(`${environment}/documents/{documentId}/unpublish`, this.#of({ documentId }, etag)))
  }

  remove(documentId: string, etag: string): Promise<Outcome<unknown>> {
    return outcome(this.client.DELETE(`${environment}/documents/{documentId}`, this.#of({ documentId }, etag)))
  }

  revisions(documentId: string): Promise<Outcome<Schemas['RevisionList']>> {
    return outcomeOfList(
      this.client.GET(`${environment}/documents/{documentId}/revisions`, {
        params: { path: { ...this.#scope, documentId }, query: { limit: 200 } },
      }),
    )
  }

  createRelease(name: string): Promise<Outcome<Release>> {
    return outcome(this.client.POST(`${environment}/releases`, { params: { path: this.#scope }, body: { name } }))
  }

  release(releaseId: string): Promise<Outcome<Release>> {
    return outcome(this.client.GET(`${environment}/releases/{releaseId}`, this.#at({ releaseId })))
  }

  rename(releaseId: string, etag: string, name: string): Promise<Outcome<Release>> {
    const request = { ...this.#of({ releaseId }, etag), body: { name } }
    return outcome(this.client.PATCH(`${environment}/releases/{releaseId}`, request))
  }

  putItem(
    releaseId: string,
    documentId: string,
    etag: string,
    body: Schemas['PutReleaseItem'] = { action: 'publish' },
  ): Promise<Outcome<Release>> {
    const request = { ...this.#of({ releaseId, documentId }, etag), body }
    return outcome(this.client.PUT(`${environment}/releases/{releaseId}/items/{documentId}`, request))
  }

  items(releaseId: string, query: { readonly conflicts?: boolean } = {}): Promise<Outcome<Schemas['ReleaseItemList']>> {
    const params = { path: { ...this.#scope, releaseId }, query: { limit: 200, ...query } }
    return outcomeOfList(this.client.GET(`${environment}/releases/{releaseId}/items`, { params }))
  }

  rebase(releaseId: string, etag: string): Promise<Outcome<Release>> {
    return outcome(this.client.POST(`${environment}/releases/{releaseId}/rebase`, this.#of({ releaseId }, etag)))
  }

  publishRelease(releaseId: string, etag: string, body: Schemas['PublishRelease'] = {}): Promise<Outcome<Release>> {
    const request = { ...this.#of({ releaseId }, etag), body }
    return outcome(this.client.POST(`${environment}/releases/{releaseId}/publish`, request))
  }

  /** @param at UTC milliseconds */
  schedule(releaseId: string, etag: string, at: number): Promise<Outcome<Release>> {
    const request = { ...this.#of({ releaseId }, etag), body: { at: new Date(at).toISOString() } }
    return outcome(this.client.PUT(`${environment}/releases/{releaseId}/schedule`, request))
  }

  contentVersion(): Promise<Outcome<Schemas['Environment']>> {
    return outcome(this.client.GET(environment, { params: { path: this.#scope } }))
  }

  /** @param etag of the file that is there; null for a new one */
  putMedia(key: string, etag: string | null, body: Schemas['Bytes']): Promise<Outcome<Schemas['MediaFile']>> {
    const header = etag === null ? { 'If-None-Match': '*' } : { 'If-Match': `"${etag}"` }
    return outcome(this.client.PUT(media, { params: { path: { site: this.#scope.site, key }, header }, body }))
  }

  previewToken(releaseId?: string): Promise<Outcome<Schemas['PreviewToken']>> {
    const body = { siteId: this.#scope.site, envId: this.#scope.env, ...(releaseId === undefined ? {} : { releaseId }) }
    return outcome(this.client.POST('/api/preview-token', { body }))
  }

  deliveries(webhookId: string): Promise<Outcome<Schemas['WebhookDeliveryList']>> {
    const params = { path: { site: this.#scope.site, webhookId } }
    return outcomeOfList(this.client.GET('/api/console/sites/{site}/webhooks/{webhookId}/deliveries', { params }))
  }

  /** A page's first draft. */
  async page(route: string, title = route, more: Partial<PageContent> = {}): Promise<Held<ConsoleDocument>> {
    return done(this.create(pageOf(route, title, more)))
  }

  /** A page that is public. */
  async publicPage(route: string, title = route, more: Partial<PageContent> = {}): Promise<Held<ConsoleDocument>> {
    const { value, etag } = await this.page(route, title, more)
    return done(this.publish(value.id, etag))
  }

  /** A release that publishes the drafts of these documents. */
  async releaseOf(name: string, ...documentIds: readonly string[]): Promise<Held<Release>> {
    let release = await done(this.createRelease(name))
    for (const id of documentIds) release = await done(this.putItem(release.value.id, id, release.etag))
    return release
  }

  #at<P extends Readonly<Record<string, string>>>(path: P) {
    return { params: { path: { ...this.#scope, ...path } } }
  }

  #of<P extends Readonly<Record<string, string>>>(path: P, etag: string) {
    return { params: { path: { ...this.#scope, ...path }, header: { 'If-Match': `"${etag}"` } } }
  }
}
