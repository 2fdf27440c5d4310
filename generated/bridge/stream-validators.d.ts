// Generated from specs/bridge.asyncapi.yaml by `make generate`.
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

export const logEntry: Validate
export const metricsSnapshot: Validate
export const metricsHistory: Validate
export const terminalLine: Validate
export const shellOutput: Validate
export const shellInput: Validate
export const shellResize: Validate
export const shellParameters: Validate
