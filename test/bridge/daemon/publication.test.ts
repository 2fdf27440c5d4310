import { describe, expect, it } from 'vitest'
import type { HapSettings } from '../../../src/bridge/hap/hap-settings.ts'
import { Publication } from '../../../src/bridge/publication.ts'

const settings = { name: 'Home', port: 0 } as HapSettings

/** A bridge that has `there`, waits for `awaited`, and whose plugins are complete when `complete` is called. */
function bridge(awaited: string[], there: string[] = [], patience?: number) {
  const done: string[] = []
  const removed: string[] = []
  const completed = Promise.withResolvers<boolean>()
  const published = Promise.withResolvers<void>()
  const publication = new Publication(
    {
      hap: {
        start: async ({ keepIds }) => {
          done.push(keepIds === undefined ? 'published' : `published, keeping ${keepIds.join(' ')}`)
          published.resolve()
        },
        stop: async () => void done.push('stopped'),
      },
      awaited: { list: async () => awaited, remove: async (uuids) => void removed.push(...uuids) },
      has: (uuid) => there.includes(uuid),
      completed: () => completed.promise,
      log: () => {},
    },
    patience,
  )
  return { publication, done, removed, there, complete: completed.resolve, published: published.promise }
}

describe('the bridge is published', () => {
  it.each([
    ['nothing is awaited', []],
    ['all that was awaited is there', ['a']],
  ])('at once when %s', async (_, awaited) => {
    const { publication, done } = bridge(awaited, ['a'])
    await publication.start(settings)
    expect(done).toEqual(['published'])
  })

  it('when every plugin has brought its accessories, and what none brought is awaited no more', async () => {
    const { publication, done, removed, there, complete, published } = bridge(['a', 'b'])
    await publication.start(settings)
    expect(done).toEqual([])
    there.push('a')
    complete(true)
    await published
    await publication.stop()
    expect(done).toEqual(['published, keeping b', 'stopped'])
    expect(removed).toEqual(['a', 'b'])
  })

  it('when a plugin does not run, and its accessories are awaited further', async () => {
    const { publication, done, removed, there, complete, published } = bridge(['a', 'b'])
    await publication.start(settings)
    there.push('a')
    complete(false)
    await published
    await publication.stop()
    expect(done).toEqual(['published, keeping b', 'stopped'])
    expect(removed).toEqual(['a'])
  })

  it('when a plugin never brings its own', async () => {
    const { publication, done, removed, published } = bridge(['a'], [], 1)
    await publication.start(settings)
    await published
    await publication.stop()
    expect(done).toEqual(['published, keeping a', 'stopped'])
    expect(removed).toEqual([])
  })

  it('not at all when it is stopped before', async () => {
    const { publication, done } = bridge(['a'])
    await publication.start(settings)
    await publication.stop()
    expect(done).toEqual(['stopped'])
  })
})
