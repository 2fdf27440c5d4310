import { expect, it } from 'vitest'
import { slugOf } from '../../../console/content/documents/slug.ts'
import { type DocumentSummary, rowsOf, treeOf } from '../../../console/content/documents/tree.ts'

function summary(key: string): DocumentSummary {
  const updatedAt = '2026-01-01T00:00:00.000Z'
  return { id: key, kind: 'page', key, title: key, state: 'draft', draftRevision: 1, liveRevision: null, updatedAt }
}

// In the order of their keys, where `-` comes before `/`.
const pages = ['/', '/a', '/a-b', '/a/x', '/c/d/e', '/constructor/__proto__'].map(summary)

it('makes a tree of routes, with folders that are no pages', () => {
  const root = treeOf(pages)
  expect(root.below).toBe(5)
  expect(root.children.map(({ route, below, page }) => [route, below, page !== null])).toEqual([
    ['/a', 1, true],
    ['/a-b', 0, true],
    ['/c', 1, false],
    ['/constructor', 1, false],
  ])
})

it('shows what is in the folders that are open', () => {
  const lines = (open: string[]) =>
    rowsOf(treeOf(pages), (route) => open.includes(route)).map(({ branch, level }) => `${level} ${branch.route}`)
  expect(lines([])).toEqual(['1 /', '1 /a', '1 /a-b', '1 /c', '1 /constructor'])
  expect(lines(['/c', '/c/d'])).toEqual(['1 /', '1 /a', '1 /a-b', '1 /c', '2 /c/d', '3 /c/d/e', '1 /constructor'])
})

it('has no line for a root that is not a page', () => {
  expect(rowsOf(treeOf([summary('/a')]), () => true).map(({ branch }) => branch.route)).toEqual(['/a'])
})

it.each([
  ['Überblick für Neue', 'uberblick-fur-neue'],
  ['  A & B / C?#  ', 'a-b-c'],
  ['Привет, мир', 'привет-мир'],
  ['…', ''],
])('makes of %j the segment %j', (title, segment) => {
  expect(slugOf(title)).toBe(segment)
})
