import { TriptychError } from '../../errors.ts'

/** The disk, a quota or the size that a file may have is used up. */
const FULL = /^(ENOSPC|EDQUOT|EFBIG)$/

/** The directory cannot be written for now, whatever the bytes. */
const OUT_OF_REACH = /^(EROFS|EACCES|EPERM|EIO|EMFILE|ENFILE|ESTALE|ENOTCONN|ENOENT|ENOTDIR)$/

/**
 * What a caller is told of an error of the media directory: `storage_full` or `unavailable`, with the cause. What is
 * no such error stays what it is.
 */
export function fromDisk(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (error instanceof TriptychError || !(FULL.test(code) || OUT_OF_REACH.test(code))) return error
  return new TriptychError(FULL.test(code) ? 'storage_full' : 'unavailable', `media directory: ${code}`, {
    cause: error,
  })
}
