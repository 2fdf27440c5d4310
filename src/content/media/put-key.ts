import { TriptychError } from '../../errors.ts'
import { isFileName } from '../folder/place.ts'
import { kindOf, type MediaKind } from './kinds.ts'

/**
 * What kind of file a key names.
 *
 * @param key in its normal form
 * @throws TriptychError `invalid_route` for a key that no file of a folder can have, so that every site can be
 *   exported; `media_type_refused` for a kind that is not taken
 */
export function checkPutKey(key: string): MediaKind {
  if (!isFileName(key.split('/'))) {
    throw refused('invalid_route', 'has a hidden segment, one above 240 bytes, or is longer than 1,024 bytes')
  }
  const kind = kindOf(key)
  if (kind === null) throw refused('media_type_refused', 'has no extension of a kind that is taken')
  return kind
}

/** A refusal that is about the key. */
export function refused(code: 'invalid_route' | 'media_type_refused', message: string): TriptychError {
  return new TriptychError(code, `the key ${message}`, { errors: [{ in: 'path', name: 'key', message }] })
}
