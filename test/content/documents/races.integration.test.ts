import { expect, it } from 'vitest'
import type { ConsoleDocument } from '../../../src/content/documents/representation.ts'
import type { Tagged } from '../../../src/content/tagged.ts'
import { ada, bot, describeEditing, page } from './editor.ts'

describeEditing('editors at the same time', (edit) => {
  it('never lose what another one wrote', async () => {
    const editor = await edit()
    const { documents, scope } = editor
    const { value, etag } = await editor.create(page('/a', 'first'))
    const { id } = value
    const attempts = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => {
        if (index === 7) return documents.move(scope, id, etag, { to: '/moved' }, ada)
        return documents.save(scope, id, etag, page('/a', `by ${index}`), index % 2 === 0 ? ada : bot)
      }),
    )
    const won = attempts.filter((attempt) => attempt.status === 'fulfilled')
    expect(won).toHaveLength(1)
    expect(refusals(attempts)).toEqual(Array(19).fill('stale'))
    expect(await documents.read(scope, id)).toEqual(won[0]?.value)
    expect((await documents.revisions(scope, id, { limit: 50, after: null })).entries).toHaveLength(2)
  })

  it('all get their turn when they read again', async () => {
    const editor = await edit()
    const { documents, scope } = editor
    const { id } = (await editor.create(page('/a', 'first'))).value
    const insist = async (text: string): Promise<Tagged<ConsoleDocument>> => {
      for (;;) {
        const { etag } = await documents.read(scope, id)
        try {
          return await documents.save(scope, id, etag, page('/a', text), ada)
        } catch (error) {
          expect(error).toMatchObject({ code: 'stale' })
        }
      }
    }
    const texts = Array.from({ length: 6 }, (_, index) => `text ${index}`)
    const saved = await Promise.all(texts.map(insist))
    const { entries } = await documents.revisions(scope, id, { limit: 50, after: null })
    expect(entries.map(({ revision }) => revision)).toEqual([7, 6, 5, 4, 3, 2, 1])
    const written = await Promise.all(
      entries.slice(0, 6).map(({ revision }) => documents.revision(scope, id, revision)),
    )
    expect(written.map(({ content }) => JSON.stringify(content)).sort()).toEqual(
      saved.map(({ value }) => JSON.stringify(value.content)).sort(),
    )
  })

  it('are refused when it was deleted, moved, published or taken down meanwhile', async () => {
    const editor = await edit()
    const { documents, scope } = editor
    const { id } = (await editor.create(page('/a'))).value
    const changes = [
      () => editor.publish(id),
      () => editor.move(id, '/b'),
      () => editor.unpublish(id),
      () => editor.save(id, page('/b', 'other')),
    ]
    for (const change of changes) {
      const { etag } = await documents.read(scope, id)
      await change()
      const stale = { code: 'stale' }
      await expect(documents.save(scope, id, etag, page('/a', 'late'), ada)).rejects.toMatchObject(stale)
      await expect(documents.remove(scope, id, etag)).rejects.toMatchObject(stale)
      await expect(documents.move(scope, id, etag, { to: '/late' }, ada)).rejects.toMatchObject(stale)
    }
    const { etag } = await documents.read(scope, id)
    const attempts = await Promise.allSettled([documents.remove(scope, id, etag), documents.remove(scope, id, etag)])
    expect(refusals(attempts)).toEqual(['not_found'])
  })

  it('make one document of one key', async () => {
    const editor = await edit()
    const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => editor.create(page('/same'))))
    expect(refusals(attempts)).toEqual(Array(7).fill('already_exists'))

    const pages = await Promise.all(Array.from({ length: 5 }, (_, index) => editor.create(page(`/from/${index}`))))
    const moves = await Promise.allSettled(pages.map(({ value }) => editor.move(value.id, '/to')))
    expect(refusals(moves)).toEqual(Array(4).fill('route_taken'))
  })
})

function refusals(attempts: readonly PromiseSettledResult<unknown>[]): unknown[] {
  return attempts.flatMap((attempt) => (attempt.status === 'rejected' ? [attempt.reason.code] : []))
}
