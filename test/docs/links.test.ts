import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { prose, readTexts, root } from './manual.ts'

/** `[text](target)` and `![text](target)`; the label may hold brackets and code spans. */
const LINK = /\]\(([^()\s]+)\)/g

const texts = readTexts()

describe.each(texts)('$path', ({ path, text }) => {
  it('links to what is there', () => {
    const broken = relativeLinks(text).filter((target) => !leadsSomewhere(path, target))
    expect(broken).toEqual([])
  })

  it('links within the checkout', () => {
    const outside = relativeLinks(text).filter((target) =>
      posix.normalize(posix.join(posix.dirname(path), target)).startsWith('..'),
    )
    expect(outside).toEqual([])
  })
})

describe('the check of links', () => {
  it('sees links, images and headings, and tells the broken ones', () => {
    const links = relativeLinks('[a](b.md) ![c](d.png) [`e`](f.md#g) [h](https://i.example) `[no](no.md)`')
    expect(links).toEqual(['b.md', 'd.png', 'f.md#g'])
    expect(leadsSomewhere('README.md', 'LICENSE')).toBe(true)
    expect(leadsSomewhere('README.md', 'NOWHERE.md')).toBe(false)
    expect(leadsSomewhere('README.md', 'CONTRIBUTING.md#adding-a-setting')).toBe(true)
    expect(leadsSomewhere('README.md', 'CONTRIBUTING.md#adding-nothing')).toBe(false)
  })
})

function relativeLinks(text: string): string[] {
  const withoutSpans = prose(text.replaceAll(/\[`([^`\n]+)`\]/g, '[$1]'))
  return [...withoutSpans.matchAll(LINK)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z][a-z0-9+.-]*:/i.test(target))
}

function leadsSomewhere(from: string, target: string): boolean {
  const [file = '', anchor] = target.split('#')
  const path = file === '' ? join(root, from) : join(root, dirname(from), file)
  if (!existsSync(path)) return false
  return anchor === undefined || anchors(readFileSync(path, 'utf8')).includes(anchor)
}

/** The anchors that code hosts give the headings: lower case, hyphens for spaces, no punctuation. */
function anchors(text: string): string[] {
  return [...text.matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  )
}
