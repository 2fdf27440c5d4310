import { expect, it } from 'vitest'
import { fromDisk } from '../../../src/content/media/library.ts'
import { TriptychError } from '../../../src/errors.ts'

it.each([
  ['ENOSPC', 'storage_full'],
  ['EDQUOT', 'storage_full'],
  ['EFBIG', 'storage_full'],
  ['EROFS', 'unavailable'],
  ['EACCES', 'unavailable'],
  ['EIO', 'unavailable'],
])('%s of the disk is %s', (code, expected) => {
  const cause = Object.assign(new Error('write failed'), { code })
  expect(fromDisk(cause)).toMatchObject({ code: expected, cause })
})

it('leaves what is no fault of the disk as it is', () => {
  for (const error of [
    new Error('defect'),
    new TriptychError('stale'),
    Object.assign(new Error(), { code: 'ERR_X' }),
  ]) {
    expect(fromDisk(error)).toBe(error)
  }
})
