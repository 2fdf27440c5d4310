import { Validator } from '@cfworker/json-schema'
import type { RJSFSchema, ValidatorType } from '@rjsf/utils'

/**
 * rjsf asks which of several schemas fits what is there, and that is all that is answered here. Whether a value may be
 * saved the surface says, which knows the schema as it runs it; rjsf's own validator would also compile code, which
 * the policy of the pages forbids.
 */
export const validator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
  isValid: (schema, value, root) => fits(schema, value, root),
}

/** As the package that stands in for it names its own. */
export default validator

function fits(schema: RJSFSchema, value: unknown, root: RJSFSchema): boolean {
  try {
    const definitions = { definitions: root.definitions, $defs: root.$defs }
    const whole = withoutPatterns({ ...definitions, ...schema }) as object
    return new Validator(whole, '7').validate(value ?? null).valid
  } catch {
    // A schema that names what there is not.
    return false
  }
}

/** Patterns are untrusted and can take forever; they are not needed to tell schemas apart. */
function withoutPatterns(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutPatterns)
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => !(key === 'pattern' && typeof value === 'string') && key !== 'patternProperties')
      .map(([key, value]) => [key, withoutPatterns(value)]),
  )
}
