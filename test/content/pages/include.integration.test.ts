import { expect, it } from 'vitest'
import { Languages } from '../../../src/content/languages/site-languages.ts'
import { PageDelivery } from '../../../src/content/pages/page-delivery.ts'
import { PageLists } from '../../../src/content/pages/page-lists.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { LinkedSite, scope } from '../links/linked-site.ts'

const reference = { type: 'string', format: 'reference' }
const types = {
  'types/post.schema.json': { properties: { author: reference, also: { type: 'array', items: reference } } },
  'types/person.schema.json': { properties: { company: reference, name: { type: 'string' } } },
}
const md = (title: string, front: string): string => `---\ntitle: ${title}\n${front}---\n\nText\n`

const files = {
  ...Object.fromEntries(
    Object.entries(types).map(([file, schema]) => [file, JSON.stringify({ type: 'object', ...schema })]),
  ),
  'pages/news/one.md': md('One', 'pageType: post\nauthor: /people/ada\nalso: [/news/two, /hidden, /nowhere]\n'),
  'pages/news/two.md': md('Two', 'pageType: post\nauthor: /people/old\nalso: [/news/one]\n'),
  'pages/people/ada.md': md(
    'Ada',
    'pageType: person\nname: Ada\ncompany: /acme\nlayout: wide\naliases: [/people/old]\n',
  ),
  'pages/acme.md': md('Acme', ''),
  'pages/hidden.md': md('Hidden', 'draft: true\n'),
}

describeEachDatabase('the pages that references lead to', (open) => {
  async function start() {
    const site = await LinkedSite.open(await open(), 'off')
    expect((await site.import(files)).problems).toEqual([])
    const [lists, pages] = [new PageLists(site.db), new PageDelivery(site.db)]
    const idOf = async (key: string) => {
      const row = await site.db.reader.selectFrom('document').select('id').where('key', '=', key).executeTakeFirst()
      return row?.id ?? ''
    }
    const list = async (include: string[]) => {
      const found = await lists.list(scope, { type: 'post', sort: 'route', limit: 20, include })
      return JSON.parse(found?.body ?? '{}')
    }
    const one = async (key: string, include: string[], view: object = { kind: 'published' }) => {
      const found = await pages.read(scope, await idOf(key), view as never, { include })
      return found === null ? null : JSON.parse(found.body)
    }
    return { site, list, one, idOf }
  }

  it('are in the answer of a list, each once, by what the fields say', async () => {
    const { list, idOf } = await start()
    const { documents, included } = await list(['author.company', 'also'])
    expect(documents.map(({ route }: { route: string }) => route)).toEqual(['/news/one', '/news/two'])
    expect(Object.keys(included).sort()).toEqual(['/acme', '/news/one', '/news/two', '/people/ada', '/people/old'])
    expect(included['/people/ada']).toEqual({
      id: await idOf('/people/ada'),
      type: 'person',
      route: '/people/ada',
      title: 'Ada',
      description: '',
      updatedAt: expect.stringMatching(/Z$/),
      fields: { name: 'Ada', company: '/acme' },
    })
    // By the redirect from where it was.
    expect(included['/people/old']).toEqual(included['/people/ada'])
  })

  it('are not there where they are hidden, as where they are missing', async () => {
    const { site, one, idOf } = await start()
    const { included } = await one('/news/one', ['also'])
    expect(Object.keys(included)).toEqual(['/news/two'])
    const draft = await one('/news/one', ['also'], { kind: 'draft' })
    expect(Object.keys(draft.included).sort()).toEqual(['/hidden', '/news/two'])
    const release = await site.release('next', [await idOf('/hidden')])
    const next = await one('/news/one', ['also'], { kind: 'release', id: release })
    expect(Object.keys(next.included).sort()).toEqual(['/hidden', '/news/two'])
    expect(await one('/hidden', ['nonsense'])).toBeNull()
    expect(await one('/nowhere', ['nonsense'])).toBeNull()
  })

  it('are asked for without them changing anything of an answer that does not ask', async () => {
    const { list, one } = await start()
    expect(Object.keys(await list([]))).toEqual(['documents'])
    const page = await one('/news/one', [])
    expect(Object.keys(page)).toEqual(['id', 'type', 'updatedAt', 'fields', 'metadata', 'route', 'meta', 'zones'])
  })

  it.each<[string[], string, string]>([
    [['nothing'], 'include/0', '`nothing` is not a reference of the type `post`'],
    [['nothing.nothing'], 'include/0', '`nothing` is not a reference of the type `post`'],
    [['author', 'title'], 'include/1', '`title` is not a reference of the type `post`'],
    [['author.nothing'], 'include/0', '`nothing` is not a reference of any type'],
    [['author.name'], 'include/0', '`name` is not a reference of any type'],
    [['author.company.author'], 'include/0', 'must not come by one field twice'],
    [['also.also'], 'include/0', 'must not come by one field twice'],
    [['author.company.also.company'], 'include/0', 'must be 3 references deep at most'],
    ...['.', 'author.', '.author', 'author..company', '....'].map((path): [string[], string, string] => [
      [path],
      'include/0',
      'must be names of references, with a dot between two of them',
    ]),
  ])('are refused for %j, with the place and the reason', async (include, name, message) => {
    const { list, one } = await start()
    const refusal = { code: 'invalid_request', errors: [{ in: 'query', name, message }] }
    await expect(list(include)).rejects.toMatchObject(refusal)
    await expect(one('/news/one', include)).rejects.toMatchObject(refusal)
  })

  it('are found by their ids, and 500 at most', async () => {
    const { site, one, idOf } = await start()
    const ids = [await idOf('/acme')]
    const many = Array.from({ length: 510 }, (_, index) => `/many/${index}`)
    const pages = many.map((route) => [`pages${route}.md`, md('M', '')])
    const more = { 'pages/all.md': md('All', `pageType: post\nauthor: ${ids[0]}\nalso: [${many.join(', ')}]\n`) }
    await site.import({ ...files, ...more, ...Object.fromEntries(pages) })
    const { included, includedMore } = await one('/all', ['author', 'also'])
    expect(included[ids[0] ?? ''].route).toBe('/acme')
    expect([Object.keys(included).length, includedMore]).toEqual([500, true])
    expect((await one('/all', ['author'])).includedMore).toBeUndefined()
  })

  it('have their languages where the site has some', async () => {
    const { site, list, one } = await start()
    const languages = new Languages(site.db)
    const { etag } = await languages.read(scope.site)
    await languages.put(scope.site, { languages: [{ code: 'en' }, { code: 'de' }] }, etag)
    const expected = { language: 'en', hreflang: { en: '/people/ada', 'x-default': '/people/ada' } }
    expect((await list(['author'])).included['/people/ada']).toMatchObject(expected)
    expect((await one('/news/one', ['author'])).included['/people/ada']).toMatchObject(expected)
    const draft = await one('/news/one', ['also'], { kind: 'draft' })
    expect(draft.included['/hidden']).toMatchObject({ language: 'en', hreflang: { en: '/hidden' } })
  })
})
