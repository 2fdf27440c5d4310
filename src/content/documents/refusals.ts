import { type ErrorCode, TriptychError } from '../../errors.ts'

/** A refusal over one value of the body; `name` is a JSON Pointer without its first slash, `message` is for the caller. */
export function refused(code: ErrorCode, name: string, message: string): TriptychError {
  return new TriptychError(code, `${name} ${message}`, { errors: [{ in: 'body', name, message }] })
}
