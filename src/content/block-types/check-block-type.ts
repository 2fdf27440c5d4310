import { type FieldError, TriptychError } from '../../errors.ts'
import { checkStorable } from '../documents/storable.ts'
import { isBlockType } from '../folder/place.ts'
import { checkBlocks } from './check.ts'

/** The largest schema, as compact JSON in UTF-8. */
const MAX_BYTES = 100_000

/**
 * Compiles a schema, where it can do no harm (`check.ts`).
 *
 * @returns the JSON that is kept of it
 * @throws TriptychError `schema_invalid`, saying why
 */
export async function checkBlockType(type: string, schema: object): Promise<string> {
  if (!isBlockType(type)) {
    throw invalid({ in: 'path', name: 'type', message: 'must be a small letter, then letters, digits, _ or -' })
  }
  const text = toJson(schema)
  if (Buffer.byteLength(text) > MAX_BYTES) throw invalid(ofSchema(`is larger than ${MAX_BYTES} bytes`))
  const problems = await checkBlocks([{ type, schema: text }], [])
  if (problems.length > 0) throw invalid(...problems.map(({ message }) => ofSchema(message)))
  return text
}

/** Kept as it is, or not at all: no deeper than a content folder may be, without numbers that JSON has no word for. */
function toJson(schema: object): string {
  try {
    checkStorable(schema)
  } catch (error) {
    throw error instanceof TriptychError ? invalid(...(error.errors ?? [])) : error
  }
  return JSON.stringify(schema)
}

function ofSchema(message: string): FieldError {
  return { in: 'body', name: '', message }
}

function invalid(...errors: FieldError[]): TriptychError {
  return new TriptychError('schema_invalid', errors[0]?.message, { errors })
}
