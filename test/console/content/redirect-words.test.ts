import { expect, it } from 'vitest'
import { faultOfPath, pathMeant, redirectOfKey } from '../../../console/content/redirects/words.ts'

it('reads what the key of a redirect says, and takes a route for none', () => {
  expect(redirectOfKey('["/a","/b",302]')).toEqual({ from: '/a', to: '/b', status: 302 })
  expect([redirectOfKey('/a'), redirectOfKey('[')]).toEqual([null, null])
})

it('recognizes the path that is meant', () => {
  expect(['old', '/old/', ' /old?x=1#y ', 'https://example.com/old/?x', '', '/'].map(pathMeant)).toEqual([
    '/old',
    '/old',
    '/old',
    '/old',
    '/',
    '/',
  ])
  expect([pathMeant('/caf%C3%A9'), pathMeant('/100%')]).toEqual(['/caf\u00e9', '/100%'])
})

it('says what is wrong with a path', () => {
  for (const path of ['/', '/a', '/a/שלום', '/a.b/<script>']) expect(faultOfPath(path), path).toBeNull()
  for (const path of ['', 'a', '/a/', '/a//b', '/../a', '/a?b', '/a#b', '/a\\b', '/a\u0000', '//']) {
    expect(faultOfPath(path), path).not.toBeNull()
  }
})
