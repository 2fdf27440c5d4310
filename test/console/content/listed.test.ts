import { expect, it } from 'vitest'
import { type DocumentList, withDocument } from '../../../console/content/editor/listed.ts'

const author = { kind: 'member', id: 'm', name: null } as const
const then = '2026-01-01T00:00:00.000Z'
const now = '2026-01-02T00:00:00.000Z'

const entry = (id: string) =>
  ({
    id,
    kind: 'page',
    key: `/${id}`,
    title: id,
    state: 'draft',
    draftRevision: 1,
    liveRevision: null,
    updatedAt: then,
  }) as const

const list: DocumentList = {
  pages: [
    { entries: [entry('a'), entry('b')], next: 'more' },
    { entries: [entry('c')], next: null },
  ],
  pageParams: [undefined, 'more'],
}

const published = {
  id: 'b',
  kind: 'page',
  key: '/moved',
  state: 'published',
  draft: { revision: 2, updatedAt: now, author },
  live: { revision: 2, key: '/moved', publishedAt: now },
  content: { kind: 'page', meta: { title: 'B', description: '' } },
} as unknown as Parameters<typeof withDocument>[1]

it('says in a list what a document is now', () => {
  const { pages } = withDocument(list, published, false)
  expect(pages[0]?.entries).toEqual([
    entry('a'),
    {
      id: 'b',
      kind: 'page',
      key: '/moved',
      title: 'B',
      state: 'published',
      draftRevision: 2,
      liveRevision: 2,
      updatedAt: now,
    },
  ])
  expect(pages[0]?.next).toBe('more')
  expect(pages[1]).toEqual(list.pages[1])
})

it('takes what is public as it is from the list of what is not', () => {
  expect(withDocument(list, published, true).pages[0]?.entries).toEqual([entry('a')])
})

it('adds nothing to a list that has no such document', () => {
  expect(withDocument(list, { ...published, id: 'z' }, false)).toEqual(list)
})
