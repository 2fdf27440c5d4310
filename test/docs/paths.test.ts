import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readTexts, root, type TextFile } from './manual.ts'

/** In code spans: what begins with a folder of the checkout that holds sources. */
const PATH = /^(?:bin|console|docs|generated|handlers|specs|src|test|tools)\/[\w./-]*$/

/** What the worked example of CONTRIBUTING adds. */
const added = ['src/content/locales.ts', 'test/content/delivery/locales.integration.test.ts']

/** What commands write. */
const written = ['console/dist/', 'test/bench/results.json']

const texts = readTexts().filter(({ path }) => path === 'CONTRIBUTING.md' || path.startsWith('docs/pages/contribute/'))

describe.each(texts)('$path', (text) => {
  it('names files that are there', () => {
    expect(pathsIn(text).filter((path) => !isThere(text, path))).toEqual([])
  })
})

describe('the worked example of CONTRIBUTING', () => {
  it('adds files that are not there', () => {
    expect(added.filter((path) => existsSync(join(root, path)))).toEqual([])
  })
})

describe('the check of paths', () => {
  it('sees files of the checkout in code spans, and tells the missing ones', () => {
    const text = {
      path: 'CONTRIBUTING.md',
      text: '`src/main.ts`, `src/nowhere.ts:3`, `npm test`, `/docs`, `src/<surface>/`',
    }
    expect(pathsIn(text)).toEqual(['src/main.ts', 'src/nowhere.ts'])
    expect(pathsIn(text).filter((path) => !isThere(text, path))).toEqual(['src/nowhere.ts'])
  })
})

/** Paths in code spans outside of fenced code, without line numbers. */
function pathsIn({ text }: TextFile): string[] {
  const unfenced = text.replaceAll(/^( *)(`{3,})[^\n]*\n[\s\S]*?\n\1\2 *$/gm, '')
  return [...unfenced.matchAll(/`([^`\n]+)`/g)]
    .map(([, span = '']) => span.replace(/:\d+$/, ''))
    .filter((span) => PATH.test(span))
}

function isThere({ path: from }: TextFile, path: string): boolean {
  return (
    [...added, ...written].includes(path) || existsSync(join(root, path)) || existsSync(join(root, dirname(from), path))
  )
}
