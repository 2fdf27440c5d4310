/** The shapes that content is delivered in, as `specs/content.openapi.yaml` has them under `components.schemas`. */

export interface Block {
  id: string
  type: string
  /** What the block's type says. */
  fields: Record<string, unknown>
}

export interface Zone {
  blocks: Block[]
}

/** Zones by name. */
export type Zones = Record<string, Zone>

export interface Meta {
  /** Empty when the source has none. */
  title: string
  /** Empty when the source has none. */
  description: string
  /** Source paths that redirect to the document, as the source writes them. */
  redirectsFrom?: string[]
}

export interface Document {
  route: string
  meta: Meta
  zones: Zones
}

export interface Partial {
  key: string
  zones: Zones
}

/** Translated strings by dotted key. */
export type Strings = Record<string, string>

export type RedirectStatus = 301 | 302 | 307 | 308

export interface Redirect {
  from: string
  to: string
  status: RedirectStatus
}
