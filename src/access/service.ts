import type { FileBody, SerializedJson } from '../payload.ts'

/** What every surface tells of itself. */
export interface Service {
  /** @throws TriptychError `unavailable`, with the `reason` that `/health` gives, where it cannot serve */
  ping(): Promise<void>
  metrics(): Promise<string>
  /** Whether `/metrics` is answered beyond loopback. */
  readonly metricsPublic: boolean
  readonly console: ConsoleBuild
  openapi(): Promise<ServedContract>
  /** How the scheduled backups of the process went. */
  backups(): BackupStatus
}

/** Where the console of another surface is. */
export interface ConsoleLink {
  readonly surface: 'auth' | 'bridge' | 'content'
  /** The address of its first page. */
  readonly url: string
  /** Whether it refuses all others. */
  readonly forAdministrators: boolean
}

/** Times are ISO 8601. */
export interface BackupStatus {
  readonly scheduled: boolean
  /** The newest archive; `size` in bytes. */
  readonly lastSuccess: { readonly at: string; readonly size: number } | null
  /** What failed since. */
  readonly lastFailure: { readonly at: string; readonly reason: string } | null
  /** Null while one is written. */
  readonly next: string | null
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
  /** The manual, HTML; `null` while it is not built. */
  manual(): Promise<string | null>
  /** A file that the page loads; `null` where the build has none of that name. */
  asset(name: string): Promise<ConsoleAsset | null>
}

export interface ConsoleAsset {
  /** Media type. */
  readonly type: string
  readonly body: FileBody
}
