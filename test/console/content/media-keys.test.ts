import { expect, it } from 'vitest'
import { faultOfKey, folderOf, foldersOf, keyBeside, keyFor, nameOf } from '../../../console/content/media/keys.ts'

it('makes a key of a folder and a file, whatever it is called', () => {
  expect(keyFor('docs/', 'house.png')).toBe('docs/house.png')
  expect(keyFor('docs', './plans/house.png')).toBe('docs/plans/house.png')
  expect(keyFor('', '/a/../b//c.txt')).toBe('a/b/c.txt')
  expect(keyFor('docs', 'what?#\\\u0000.png')).toBe('docs/what----.png')
  expect(keyFor('docs', '.hidden')).toBe('docs/hidden')
  expect(keyFor('docs', 'cafe\u0301.png')).toBe('docs/caf\u00e9.png')
  expect(keyFor('docs', 'a\ud800.png')).toBe('docs/a\ufffd.png')
})

it('says what is wrong with a key that was typed', () => {
  expect(faultOfKey('docs/שלום <script>.png')).toBeNull()
  expect(faultOfKey('docs/cafe\u0301.png')).toBeNull()
  for (const key of ['', ' ', '/a.png', 'a//b.png', 'a/../b.png', 'a/.b', 'a?.png', 'a\\b.png']) {
    expect(faultOfKey(key), key).not.toBeNull()
  }
})

it('names another file beside one that is taken', () => {
  expect(keyBeside('docs/house.png')).toBe('docs/house-2.png')
  expect(keyBeside('docs/house-2.png')).toBe('docs/house-3.png')
  expect(keyBeside('a.b/license')).toBe('a.b/license-2')
})

it('knows folders and names', () => {
  expect([folderOf('a/b/c.png'), nameOf('a/b/c.png'), folderOf('c.png'), nameOf('c.png')]).toEqual([
    'a/b/',
    'c.png',
    '',
    'c.png',
  ])
  expect(foldersOf(['a/b/c.png', 'a/d.png', 'e.png'])).toEqual(['a/', 'a/b/'])
})
