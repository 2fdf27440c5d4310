import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { done, type Editor, type Outcome, pageOf, scope } from '../../support/content-editor.ts'
import { Newsroom } from '../../support/content-newsroom.ts'
import { dialects } from '../../support/databases.ts'
import { times } from '../../support/thorough.ts'

/** How many try at once. */
const RIVALS = times(12, 30)

const everyone = Array.from({ length: RIVALS }, (_, number) => number)

const statusesOf = (outcomes: readonly Outcome<unknown>[]): number[] =>
  outcomes.map(({ status }) => status).toSorted((a, b) => a - b)

/** Everybody does their own with the same tag in hand; the one that came first is answered, the others are told. */
async function race<T>(attempt: (number: number) => Promise<Outcome<T>>, won = 200, rivals = everyone) {
  const outcomes = await Promise.all(rivals.map(attempt))
  expect(statusesOf(outcomes)).toEqual([won, ...rivals.slice(1).map(() => 412)])
  expect(new Set(outcomes.filter(({ status }) => status === 412).map(({ code }) => code))).toEqual(new Set(['stale']))
  const winner = outcomes.findIndex(({ status }) => status === won)
  const { value, etag } = outcomes[winner] ?? {}
  if (value === undefined || etag === undefined) throw new Error('no writer won')
  return { winner, value, etag }
}

describe.each(dialects)('many who change the same thing at once (%s)', (dialect) => {
  let newsroom: Newsroom
  let ann: Editor
  let bob: Editor
  let admin: Editor

  beforeAll(async () => {
    newsroom = await Newsroom.open(dialect)
    const server = await newsroom.start()
    await newsroom.found(server)
    ann = await newsroom.person(server, 'Ann')
    bob = await newsroom.person(server, 'Bob')
    admin = await newsroom.person(server, 'Cy', 'admin')
  })

  afterAll(() => newsroom.close())

  const either = (number: number): Editor => (number % 2 === 0 ? ann : bob)

  it('save a draft: each round one is taken, and history has exactly those', async () => {
    let { value, etag } = await ann.page('/raced', 'At first')
    const titles = ['At first']
    const rounds = times(2, 3)
    for (let round = 0; round < rounds; round++) {
      const titleOf = (number: number) => `Round ${round}, number ${number}`
      const won = await race((number) => either(number).save(value.id, etag, pageOf('/raced', titleOf(number))))
      titles.push(titleOf(won.winner))
      ;({ value, etag } = won)
      expect(value.content).toMatchObject({ meta: { title: titles.at(-1) } })
      expect(await done(bob.read(value.id))).toEqual({ value, etag })
    }
    const { revisions } = (await done(ann.revisions(value.id))).value
    expect(revisions.map(({ revision }) => revision)).toEqual(titles.map((_, index) => rounds + 1 - index))
    for (const [index, title] of titles.entries()) {
      const params = { path: { ...scope, documentId: value.id, revision: index + 1 } }
      const path = '/api/console/sites/{site}/environments/{env}/documents/{documentId}/revisions/{revision}'
      const { data } = await ann.client.GET(path, { params })
      expect(data?.content).toMatchObject({ meta: { title } })
    }
  })

  it('save it, move it, publish it and delete it: one of these happens', async () => {
    const { value, etag } = await ann.page('/torn')
    const outcomes = await Promise.all(
      everyone.map((number) => {
        const editor = either(number)
        if (number % 4 === 0) return editor.save(value.id, etag, pageOf('/torn', `Number ${number}`))
        if (number % 4 === 1) return editor.move(value.id, etag, `/torn-${number}`)
        if (number % 4 === 2) return editor.publish(value.id, etag)
        return editor.remove(value.id, etag)
      }),
    )
    expect(outcomes.filter(({ status }) => status < 300)).toHaveLength(1)
    // A request after it was deleted finds nothing.
    const others = outcomes.filter(({ status }) => status >= 300).map(({ status, code }) => `${status} ${code}`)
    expect([['412 stale'], ['404 not_found']]).toContainEqual([...new Set(others)])
  })

  it('create the same page: one does, the others hear that the route is taken', async () => {
    const outcomes = await Promise.all(everyone.map((number) => either(number).create(pageOf('/new', `${number}`))))
    expect(statusesOf(outcomes)).toEqual([201, ...everyone.slice(1).map(() => 409)])
  })

  it('change a release: its name, its items', async () => {
    const pages = await Promise.all(everyone.map((number) => ann.page(`/in-release/${number}`)))
    const release = await done(ann.createRelease('Contested'))
    const { id } = release.value
    const named = await race((number) => either(number).rename(id, release.etag, `Contested by ${number}`))
    expect(named.value.name).toBe(`Contested by ${named.winner}`)
    const put = await race((number) => either(number).putItem(id, pages[number]?.value.id ?? '', named.etag))
    expect(put.value).toMatchObject({ items: 1, version: named.value.version + 1 })
    const { items } = (await done(bob.items(id))).value
    expect(items.map(({ documentId }) => documentId)).toEqual([pages[put.winner]?.value.id])
    // Publishing is a change as any other.
    const published = await race((number) => either(number).publishRelease(id, put.etag))
    expect(published.value.state).toBe('published')
  })

  it('put a media file: a new one, and then another over it', async () => {
    const bytes = (round: number, number: number) => new TextEncoder().encode(`${round} of ${number}`)
    const made = await race((number) => either(number).putMedia('docs/raced.txt', null, bytes(1, number)), 201)
    const kept = await race((number) => either(number).putMedia('docs/raced.txt', made.etag, bytes(2, number)))
    const delivered = await fetch(`${ann.baseUrl}/media/docs/raced.txt`)
    expect(await delivered.text()).toBe(`2 of ${kept.winner}`)
  })

  it('put a block type: a new one, and then another over it', async () => {
    const path = '/api/console/sites/{site}/block-types/{type}'
    const put = async (editor: Editor, header: Record<string, string>, title: string) => {
      const params = { path: { site: scope.site, type: 'raced' }, header }
      const { data, error, response } = await editor.client.PUT(path, { params, body: { title } })
      const etag = response.headers.get('ETag')?.replaceAll('"', '') ?? ''
      return { status: response.status, etag, value: data, code: error?.code ?? '', problem: error }
    }
    // Each schema is compiled in a thread of its own, which takes its time.
    const few = everyone.slice(0, 4)
    const made = await race((number) => put(either(number), { 'If-None-Match': '*' }, `${number}`), 201, few)
    const over = { 'If-Match': `"${made.etag}"` }
    const kept = await race((number) => put(either(number), over, `again ${number}`), 200, few)
    const { data } = await ann.client.GET(path, { params: { path: { site: scope.site, type: 'raced' } } })
    expect(data?.schema).toEqual({ title: `again ${kept.winner}` })
  })

  it('change a webhook', async () => {
    const at = { site: scope.site }
    const body = { url: 'https://www.example.com/hook' }
    const made = await admin.client.POST('/api/console/sites/{site}/webhooks', { params: { path: at }, body })
    const header = { 'If-Match': made.response.headers.get('ETag') ?? '' }
    const path = { ...at, webhookId: made.data?.webhook.id ?? '' }
    const changed = await race(async (number) => {
      const { data, error, response } = await admin.client.PATCH('/api/console/sites/{site}/webhooks/{webhookId}', {
        params: { path, header },
        body: { url: `https://www.example.com/hook/${number}` },
      })
      return { status: response.status, etag: '', value: data, code: error?.code ?? '', problem: error }
    })
    const { data } = await admin.client.GET('/api/console/sites/{site}/webhooks/{webhookId}', { params: { path } })
    expect(data?.url).toBe(`https://www.example.com/hook/${changed.winner}`)
  })
})
