/** What every surface tells of itself. */
export interface Service {
  /** Throws where the database does not answer. */
  ping(): Promise<void>
  metrics(): Promise<string>
  /** Whether `/metrics` is answered beyond loopback. */
  readonly metricsPublic: boolean
  readonly docs: { readonly html: Uint8Array; readonly etag: string; readonly policy: string }
}
