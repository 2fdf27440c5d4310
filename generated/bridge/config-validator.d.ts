// Generated from src/bridge/config/schema.ts by `make generate`.
// Change the schema, not this file.

import type { ValidateFunction } from 'ajv'

export const validate: ValidateFunction
