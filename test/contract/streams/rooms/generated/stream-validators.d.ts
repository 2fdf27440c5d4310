// Generated from test/contract/streams/rooms/rooms.asyncapi.yaml by `make generate`.
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

export const line: Validate
export const say: Validate
export const rename: Validate
export const knock: Validate
export const roomParameters: Validate
export const floorLinesParameters: Validate
