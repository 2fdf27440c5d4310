import { describe, expect, it } from 'vitest'
import { findLinks, rewriteLinks } from '../../../src/content/links/find-links.ts'
import { pathTarget, respell } from '../../../src/content/links/link-target.ts'

const bodyOf = (...blocks: object[]) => JSON.stringify({ route: '/q', meta: {}, zones: { main: { blocks } } })

const inMarkdown = (markdown: string) => ({
  kind: 'page' as const,
  type: 'page',
  body: bodyOf({ id: 'a', type: 'markdown', fields: { markdown } }),
  fields: null,
})

const targets = (markdown: string) =>
  findLinks(inMarkdown(markdown)).map(({ target: { kind, key } }) => `${kind} ${key}`)

describe('the links of a document', () => {
  it.each([
    ['[a](/guides/start)', 'page /guides/start'],
    ['[a](/guides/start/ "Title")', 'page /guides/start'],
    ['[a](/)', 'page /'],
    ['[a](</guides/a b>)', 'page /guides/a b'],
    ['[a](/guides/%C3%A4#part)', 'page /guides/ä'],
    ['![a](/media/a/b.png?w=2)', 'media a/b.png'],
    ['[a](/_partials/footer)', 'partial footer'],
    ['[a][b]\n\n[b]: /guides/start', 'page /guides/start'],
    ['# x\n\n> * [a](/x) and\n>   ![b](/media/y.png)', 'page /x', 'media y.png'],
    ['\ufeff[a](/x)\r\n\r\n[b](/y)', 'page /x', 'page /y'],
    ['\t[a](/code)', ...[]],
  ])('are what CommonMark says: %j', (markdown, ...found) => {
    expect(targets(markdown)).toEqual(found)
  })

  it.each([
    '`[a](/x)`',
    '```\n[a](/x)\n```',
    '[a](https://a.example/x)',
    '[a](//a.example/x)',
    '[a](x.md)',
    '[a](#x)',
  ])('are none of %j', (markdown) => {
    expect(targets(markdown)).toEqual([])
  })

  it('are texts that are a path or an id as a whole, at any depth, with who may declare them', () => {
    const id = '01938f3e-7a5b-7c3d-8e9f-0a1b2c3d4e5f'
    const body = bodyOf({
      id: 'a',
      type: 'card',
      fields: { href: '/x', list: [{ of: id }], image: '/media/a.png', no: 'a/b' },
    })
    const links = findLinks({ kind: 'page', type: 'post', body, fields: JSON.stringify({ author: '/people/ada' }) })
    expect(links.map(({ place, declaredBy, target }) => [place, declaredBy, target.kind])).toEqual([
      ['/zones/main/blocks/0/fields/href', 'card', 'page'],
      ['/zones/main/blocks/0/fields/list/0/of', 'card', 'id'],
      ['/zones/main/blocks/0/fields/image', null, 'media'],
      ['/fields/author', '@post', 'page'],
    ])
  })

  it('are of pages and partials alone', () => {
    expect(findLinks({ kind: 'strings', type: 'strings', body: '{"a":"/x"}', fields: null })).toEqual([])
    for (const body of ['{}', '{"zones":{"main":{}}}', '{"zones":{"main":{"blocks":[{}]}}}']) {
      expect(findLinks({ kind: 'page', type: 'page', body, fields: null })).toEqual([])
    }
  })

  it('are spelled anew where they are, and nothing else is', () => {
    const text = '\ufeff[a](/a)\r\n`[a](/a)` [b](/b "/a") [a](</a?x=1#y>)\r\n\r\n[r]: /a\r\n'
    const stored = inMarkdown(text)
    const whole = {
      ...stored,
      body: stored.body.replace('"fields":{', '"fields":{"big":12345678901234567890,"href":"/a#z",'),
    }
    const { body } = rewriteLinks(whole, (link, target) =>
      target.key === '/a' ? respell(link, { kind: 'page', key: '/new (1)' }) : link,
    )
    const { fields } = JSON.parse(body).zones.main.blocks[0]
    expect(fields.markdown).toBe(
      '\ufeff[a](/new%20%281%29)\r\n`[a](/a)` [b](/b "/a") [a](</new%20%281%29?x=1#y>)\r\n\r\n[r]: /new%20%281%29\r\n',
    )
    expect(fields.href).toBe('/new%20%281%29#z')
    expect(body).toContain('"big":12345678901234567890,')
    expect(rewriteLinks(whole, (link) => link).body).toBe(whole.body)
  })

  it('lead nowhere, and nothing is ever there, where no path is', () => {
    expect(pathTarget('/a/../b')?.key).toMatch(/^#/)
    expect(pathTarget(`/${'x'.repeat(2_100)}`)?.key).toMatch(/^#/)
    expect(pathTarget('/%00')?.key).toMatch(/^#|^\/%00$/)
    expect(pathTarget('/i18n/en')).toBeNull()
    expect(pathTarget('/_routes')).toBeNull()
  })
})
