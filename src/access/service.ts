import type { FileBody, SerializedJson } from '../payload.ts'

/** What every surface tells of itself. */
export interface Service {
  /** @throws TriptychError `unavailable`, with the `reason` that `/health` gives, where it cannot serve */
  ping(): Promise<void>
  metrics(): Promise<string>
  /** Whether `/metrics` is answered beyond loopback. */
  readonly metricsPublic: boolean
  readonly console: ConsoleBuild
  readonly openapi: ServedContract
}

/** A contract in the form in which it is served: serialised and compressed once. */
export interface ServedContract {
  readonly body: SerializedJson<Readonly<Record<string, unknown>>>
  /** Quoted. */
  readonly etag: string
}

/** The browser console of a surface, as it was built last. */
export interface ConsoleBuild {
  /** Its one page, HTML; `null` while it is not built. */
  page(): Promise<string | null>
  /** The API reference, HTML; `null` while it is not built. */
  docs(): Promise<string | null>
  /** A file that the page loads; `null` where the build has none of that name. */
  asset(name: string): Promise<ConsoleAsset | null>
}

export interface ConsoleAsset {
  /** Media type. */
  readonly type: string
  readonly body: FileBody
}
