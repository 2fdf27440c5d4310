import { expect, it } from 'vitest'
import { LinkPolicies } from '../../../src/content/links/policy.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { folderOf } from './folders.ts'
import { place, startSite } from './site.ts'

const bad = '---\ntitle: [1]\n---\n'
const page = (text = '') => `---\ntitle: T\n---\n\n${text}\n`

describeEachDatabase('files with problems', (open) => {
  it('are left out and listed while the others are imported, and nothing is pruned', async () => {
    const site = await startSite(open, { 'pages/a.md': page(), 'pages/bad.md': page('Fine'), 'pages/gone.md': page() })
    await site.run({ publish: true })
    const folder = await folderOf({
      ...{ 'pages/a.md': page('New'), 'pages/bad.md': bad, 'pages/b.json': '{', 'pages/c.md': page() },
      ...{ 'pages/twice.md': page('One'), 'pages/twice/index.md': page('Two'), 'i18n/fr.yml': 'a: "b' },
    })
    const report = await site.run({ publish: true, prune: true, strict: false }, folder)
    expect(report.problems).toEqual([])
    expect(report.leftOut.map(({ file, line }) => [file, line])).toEqual([
      ...[
        ['i18n/fr.yml', 1],
        ['pages/b.json', 1],
        ['pages/bad.md', 2],
        ['pages/twice/index.md', undefined],
      ],
    ])
    expect(report.documents.page).toMatchObject({ new: 2, changed: 1, published: 3, removed: 0 })
    expect(report.kept).toEqual([
      { kind: 'page', key: '/bad', reason: 'left_out' },
      { kind: 'page', key: '/gone', reason: 'left_out' },
    ])

    const strict = await site.run({ publish: true, strict: true }, folder)
    expect(strict.problems.map(({ file }) => file)).toEqual(report.leftOut.map(({ file }) => file))
    expect(strict.changed).toBe(false)
  })

  it('have what stands on them left out, too', async () => {
    const site = await startSite(open, { 'pages/a.md': page() })
    await site.run({ publish: true })
    const policies = new LinkPolicies(site.db)
    const { etag } = await policies.read(place.site)
    await policies.put(place.site, { check: 'refuse', ignore: [] }, etag)
    const hero = (fields: object) =>
      JSON.stringify({ meta: { title: 'T' }, zones: { main: { blocks: [{ id: 'h', type: 'hero', fields }] } } })
    const item = { action: 'publish', kind: 'page', key: '/bad' }
    const folder = await folderOf({
      ...{ 'pages/a.md': page('Fine'), 'pages/bad.md': bad, 'releases/spring.json': JSON.stringify({ items: [item] }) },
      ...{ 'pages/links.md': page('[x](/bad)'), 'pages/links/further.md': page('[x](/links)') },
      'blocks/hero.schema.json': JSON.stringify({ type: 'object', required: ['headline'] }),
      ...{ 'pages/hero.json': hero({}), 'pages/good.json': hero({ headline: 'Yes' }) },
    })
    const report = await site.run({ publish: true, strict: false }, folder)
    expect(report.problems).toEqual([])
    expect(report.leftOut.map(({ file }) => file)).toEqual([
      ...['pages/bad.md', 'pages/hero.json', 'pages/links.md', 'pages/links/further.md', 'releases/spring.json'],
    ])
    expect(report.documents.page).toMatchObject({ new: 1, changed: 1, published: 2 })
  })

  it('refuse all of it where no other file is left, and where what they say is about other files', async () => {
    const site = await startSite(open, { 'pages/bad.md': bad })
    expect((await site.run({ strict: false })).problems).toMatchObject([{ file: 'pages/bad.md' }])
    const folder = await folderOf({ 'pages/a.md': page(), 'pages/bad.md': bad, 'drafts.json': '{' })
    const { problems, leftOut } = await site.run({ strict: false }, folder)
    expect([problems.map(({ file }) => file), leftOut]).toEqual([['drafts.json', 'pages/bad.md'], []])
    const draft = { action: 'publish', kind: 'page', key: '/bad', content: { meta: { title: 'Soon' }, zones: {} } }
    const drafted = { 'pages/a.md': page(), 'pages/bad.md': bad, 'drafts.json': JSON.stringify({ items: [draft] }) }
    expect((await site.run({ strict: false }, await folderOf(drafted))).leftOut).toMatchObject([
      { file: 'pages/bad.md' },
    ])
  })
})
