import { expect, it } from 'vitest'
import type { AnnouncedChange } from '../../../src/content/webhooks/events.ts'
import { messageOf } from '../../../src/content/webhooks/events.ts'

const now = Date.UTC(2026, 10, 22)
const at = '2026-11-22T00:00:00.000Z'

it('lists the first hundred changes, and their number', () => {
  const changes = Array.from(
    { length: 101 },
    (_, i): AnnouncedChange => ({ kind: 'page', key: `/${i}`, action: 'publish' }),
  )
  const event = { type: 'content.published', environment: 'production', contentVersion: 'v', changes } as const
  const { data } = JSON.parse(messageOf('docs', event, now)) as { data: { changes: unknown[]; changed: number } }
  expect([data.changes.length, data.changes.at(-1), data.changed]).toEqual([100, changes[99], 101])
})

it('tells of a redirect where it leads from, and not where to: that may be hidden', () => {
  const change = { kind: 'redirect', key: '["/old","/hidden",301]', action: 'unpublish' } as const
  const event = { type: 'content.published', environment: 'e', contentVersion: 'v', changes: [change] } as const
  expect(JSON.parse(messageOf('docs', event, now))).toEqual({
    type: 'content.published',
    timestamp: at,
    data: {
      ...{ siteId: 'docs', environment: 'e', contentVersion: 'v' },
      ...{ changes: [{ kind: 'redirect', key: '/old', action: 'unpublish' }], changed: 1 },
    },
  })
})

it('says of a release which one it is', () => {
  const release = { environment: 'e', releaseId: 'r', name: 'Spring' }
  const published = { type: 'release.published', contentVersion: 'v', ...release } as const
  const failed = { type: 'release.failed', code: 'release_conflict', ...release } as const
  for (const event of [published, failed]) {
    const { type, ...data } = event
    expect(JSON.parse(messageOf('docs', event, now))).toEqual({
      type,
      timestamp: at,
      data: { siteId: 'docs', ...data },
    })
  }
})
