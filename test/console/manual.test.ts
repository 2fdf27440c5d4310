import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addressOf, anchorOf, chapters, readPage, resolveLink, search } from '../../console/manual/pages.ts'

const folder = join(import.meta.dirname, '../../docs/pages')
const pages = globSync('**/*.md', { cwd: folder }).map((file) =>
  readPage(file, readFileSync(join(folder, file), 'utf8')),
)
const known = (id: string) => pages.some((page) => page.id === id)

describe('a page of the manual', () => {
  it('is read with its front matter and its sections', () => {
    const source = "---\ntitle: 'One: two'\ndescription: Three.\n---\n\nFour.\n\n## The `five`\n\n```sh\n## none\n```\n"
    expect(readPage('operate/one.md', source)).toMatchObject({
      ...{ id: 'operate/one', chapter: 'operate', title: 'One: two', description: 'Three.' },
      sections: [
        { heading: 'One: two', anchor: '', text: 'Four.' },
        { heading: 'The five', anchor: 'the-five', text: '```sh\n## none\n```' },
      ],
    })
  })

  it('is in a chapter of the menu, has a title, and shows no front matter', () => {
    expect(pages.length).toBeGreaterThan(40)
    for (const { id, chapter, title, text } of pages) {
      expect(chapters, id).toContain(chapter)
      expect(title, id).not.toBe(id)
      expect(text, id).not.toMatch(/^---/)
    }
  })

  it('has a name above every column of its tables', () => {
    const nameless = pages.flatMap(({ id, text }) =>
      [...text.matchAll(/^(\|.*)\n\|[-:| ]+\|$/gm)].flatMap(([, head = '']) =>
        /\| *\|/.test(head) ? [`${id}: ${head}`] : [],
      ),
    )
    expect(nameless).toEqual([])
  })

  it('has anchors where links of other pages lead', () => {
    const anchors = new Set(pages.flatMap(({ id, sections }) => sections.map(({ anchor }) => addressOf(id, anchor))))
    const broken: string[] = []
    for (const { id, text } of pages) {
      for (const [, href = ''] of text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/\]\(([^)\s]+)\)/g)) {
        const target = resolveLink(id, href, known)
        if (target?.startsWith('/manual') && !anchors.has(target)) broken.push(`${id}: ${href}`)
      }
    }
    expect(broken).toEqual([])
  })
})

describe('a link of the manual', () => {
  it.each([
    ['operate/index', 'backups.md', '/manual?page=operate%2Fbackups'],
    ['operate/index', '../auth/sign-in.md#openid-connect', '/manual?page=auth%2Fsign-in#openid-connect'],
    ['auth/index', '../index.md', '/manual'],
    ['auth/index', '#who-may-do-what', '#who-may-do-what'],
    ['auth/index', 'https://example.com/x.md', 'https://example.com/x.md'],
    ['auth/index', '../../../specs/auth.openapi.yaml', null],
    ['auth/index', 'no-such-page.md', null],
    ['auth/index', '//evil.example/x.md', null],
  ])('on %s, %s leads to %s', (from, href, to) => {
    expect(resolveLink(from, href, known)).toBe(to)
  })

  it('ends as GitHub writes it', () => {
    expect(anchorOf('`SVC_A` and B: what, else?')).toBe('svc_a-and-b-what-else')
  })
})

describe('the search of the manual', () => {
  it('finds sections with every word, those with the words in their heading first', () => {
    const [first] = search(pages, 'scheduled BACKUPS')
    expect(first).toMatchObject({ page: { id: 'operate/backups' }, section: { anchor: 'scheduled-backups' } })
    expect(search(pages, 'SVC_ADMIN_EMAIL').map(({ page }) => page.id)).toContain('auth/sign-in')
  })

  it('shows some of the text around the word, without its marks', () => {
    const page = readPage('a.md', `${'before '.repeat(50)}[the \`word\`](x.md) ${'after '.repeat(50)}`)
    const [hit] = search([page], 'word')
    expect(hit?.excerpt).toMatch(/^…before .*the word after .*…$/)
    expect(hit?.excerpt.length).toBeLessThan(200)
  })

  it('shows what stands in angles and behind them, and not the lines that only lay out', () => {
    const lines = [
      '> Under **Settings > Account**:',
      '',
      '| a | b |',
      '|---|:-:|',
      '| c | `<d>` |',
      '```sh',
      'run it',
      '```',
    ]
    const [hit] = search([readPage('a.md', lines.join('\n'))], 'account')
    expect(hit?.excerpt.replaceAll(/ +/g, ' ')).toBe('Under Settings > Account : a b c <d> run it')
  })

  it('finds nothing for nothing, for what is nowhere, and for marks of regular expressions', () => {
    for (const wanted of ['', '  ', 'no-such-word-anywhere', '.*[(']) expect(search(pages, wanted)).toEqual([])
  })
})
