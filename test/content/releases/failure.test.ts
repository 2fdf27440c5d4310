import { describe, expect, it } from 'vitest'
import { ReleaseConflicts } from '../../../src/content/releases/conflicts.ts'
import type { ReleaseItem } from '../../../src/content/releases/items.ts'
import { failureOf } from '../../../src/content/releases/publish-due.ts'
import { TriptychError } from '../../../src/errors.ts'
import { noon } from './board.ts'

function item(key: string, baseRevision: number | null, liveRevision: number | null): ReleaseItem {
  const about = { documentId: key, kind: 'page', title: '', action: 'publish', revision: 3, conflict: true } as const
  return { ...about, key, baseRevision, liveRevision }
}

describe('why a scheduled release was not published', () => {
  it('names what is in the way, a little of it', () => {
    const items = [item('/a', 1, 2), item('/b', 1, 1), item('/c', null, 1)]
    expect(failureOf(new ReleaseConflicts('release_conflict', 'secret', items), noon)).toEqual({
      code: 'release_conflict',
      message: 'Something else was published in the meantime: /a, /b (deleted), /c',
      at: '2026-11-21T12:00:00.000Z',
    })
    const { message } = failureOf(new ReleaseConflicts('release_conflict', '', [...items, item('/d', 1, 2)]), noon)
    expect(message).toBe('Something else was published in the meantime: /a, /b (deleted), /c, …')
  })

  it('names what callers are told, and nothing that is for the log', () => {
    const errors = [{ in: 'body', name: 'zones', message: 'page /a: must be string' }] as const
    const invalid = new TriptychError('content_invalid', 'for the log', { errors })
    expect(failureOf(invalid, noon).message).toBe('Some blocks have errors: page /a: must be string')
    expect(failureOf(new TriptychError('route_taken', 'for the log'), noon)).toMatchObject({
      code: 'route_taken',
      message: 'Another document has this path',
    })
  })
})
