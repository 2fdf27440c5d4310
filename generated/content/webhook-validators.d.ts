// Generated from specs/content.openapi.yaml by `make generate`.
// Change the contract, not this file.

export interface ValidationError {
  readonly instancePath: string
  readonly keyword: string
  readonly message?: string
  readonly params: Readonly<Record<string, unknown>>
}

/** `errors` is that of the last call. */
export interface Validate {
  (data: unknown): boolean
  errors?: readonly ValidationError[] | null
}

export const contentPublished: Validate
export const releasePublished: Validate
export const releaseFailed: Validate
export const mediaChanged: Validate
export const webhookTest: Validate
