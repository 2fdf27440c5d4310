// Generated from specs/auth.openapi.yaml by `make generate`.
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

export const memberAdded: Validate
export const memberRoleChanged: Validate
export const memberEmailChanged: Validate
export const memberSuspended: Validate
export const memberReinstated: Validate
export const memberRemoved: Validate
export const sessionStarted: Validate
export const sessionEnded: Validate
export const passkeyAdded: Validate
export const passkeyRemoved: Validate
export const tokenCreated: Validate
export const tokenEndsSoon: Validate
export const tokenEnded: Validate
export const applicationAllowed: Validate
export const applicationEnded: Validate
export const webhookTest: Validate
