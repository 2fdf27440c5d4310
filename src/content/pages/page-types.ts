import type { FieldError } from '../../errors.ts'
import { checkSchema, schemaInvalid, type TypesOf } from '../block-types/block-types.ts'
import { fieldNameFault } from '../documents/limits.ts'
import { isPageType, pageTypeRule } from '../folder/place.ts'
import { renewVersions } from '../publish.ts'
import { declarationFaults } from './page-type.ts'

/** The types of pages, as `BlockTypes` keeps them. */
export const ofPages: TypesOf = {
  kind: 'page',
  what: 'page type',
  check: checkPageType,
  onChange: renewVersions,
}

/**
 * Compiles a schema of pages, where it can do no harm, and looks at the fields that it declares.
 *
 * @returns the JSON that is kept of it
 * @throws TriptychError `schema_invalid`, saying where and why
 */
async function checkPageType(type: string, schema: object): Promise<string> {
  if (!isPageType(type)) throw schemaInvalid({ in: 'path', name: 'type', message: `must be ${pageTypeRule}` })
  const text = await checkSchema(type, schema)
  const faults = declarationFaults(JSON.parse(text) as Record<string, unknown>, fieldNameFault)
  if (faults.length > 0) throw schemaInvalid(...faults.map((each): FieldError => ({ in: 'body', ...each })))
  return text
}
