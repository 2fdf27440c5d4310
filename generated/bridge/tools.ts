// Generated from specs/bridge.openapi.yaml by `make generate`.
// Change the contract, not this file.

export const tools = [] as const
