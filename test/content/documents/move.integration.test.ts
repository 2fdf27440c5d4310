import { expect, it } from 'vitest'
import { describeEditing, page } from './editor.ts'

describeEditing('a move', (edit) => {
  it('becomes public with its redirect when its revision does', async () => {
    const editor = await edit()
    const { id } = (await editor.create(page('/a'))).value
    await editor.publish(id)
    const moved = await editor.move(id, '/b')
    expect(moved.value).toMatchObject({
      key: '/b',
      state: 'changed',
      live: { key: '/a' },
      content: { route: '/b', meta: { redirectsFrom: ['/a'] } },
    })
    expect([await editor.published(), await editor.redirects()]).toEqual([['/a'], []])
    await editor.publish(id)
    expect([await editor.published(), await editor.redirects()]).toEqual([['/b'], ['/a > /b']])
  })

  it('redirects from where the page is public, not from where it was a draft', async () => {
    const editor = await edit()
    const { id } = (await editor.create(page('/draft'))).value
    expect((await editor.move(id, '/a')).value.content).toEqual({ ...page('/draft'), route: '/a' })
    await editor.publish(id)
    await editor.move(id, '/b')
    expect((await editor.move(id, '/c')).value.content).toMatchObject({ meta: { redirectsFrom: ['/a'] } })
    await editor.publish(id)
    expect([await editor.published(), await editor.redirects()]).toEqual([['/c'], ['/a > /c']])
    await editor.move(id, '/d')
    await editor.publish(id)
    expect(await editor.redirects()).toEqual(['/a > /d', '/c > /d'])
  })

  it('is taken back by moving back', async () => {
    const editor = await edit()
    const { id } = (await editor.create(page('/a'))).value
    await editor.publish(id)
    await editor.move(id, '/b')
    const back = await editor.move(id, '/a')
    expect(back.value).toMatchObject({ key: '/a', state: 'changed', content: page('/a') })
    expect(await editor.move(id, '/a/')).toEqual(back)

    // Public at the new place, it leaves a redirect there when it goes back.
    await editor.move(id, '/b')
    await editor.publish(id)
    await editor.move(id, '/a')
    await editor.publish(id)
    expect([await editor.published(), await editor.redirects()]).toEqual([['/a'], ['/b > /a']])
  })

  it('leaves no redirect where none is wanted', async () => {
    const editor = await edit()
    const { id } = (await editor.create(page('/a', 'x', ['/other']))).value
    await editor.publish(id)
    await editor.move(id, '/b')
    expect((await editor.move(id, '/c', false)).value.content).toMatchObject({ meta: { redirectsFrom: ['/other'] } })
    await editor.publish(id)
    expect([await editor.published(), await editor.redirects()]).toEqual([['/c'], ['/other > /c']])
  })

  it('is what saving another route does too', async () => {
    const editor = await edit()
    const { id } = (await editor.create(page('/a'))).value
    await editor.publish(id)
    const saved = await editor.save(id, page('/b', 'new', ['/x', '/b']))
    expect(saved.value.content).toEqual(page('/b', 'new', ['/x', '/a']))
    // From then on the list is the editor's.
    expect((await editor.save(id, page('/b', 'new', ['/x']))).value.content).toEqual(page('/b', 'new', ['/x']))
    expect((await editor.save(id, page('/a', 'new', ['/x']))).value.content).toEqual(page('/a', 'new', ['/x']))
  })

  it('is refused where another draft is, and takes the place of one that went', async () => {
    const editor = await edit()
    const one = (await editor.create(page('/one'))).value.id
    const two = (await editor.create(page('/two'))).value.id
    await editor.publish(one, two)
    await expect(editor.move(one, '/two')).rejects.toMatchObject({ code: 'route_taken' })
    await expect(editor.save(one, page('/two'))).rejects.toMatchObject({ code: 'route_taken' })

    // Two pages trade places by way of a third, and are public so at once.
    await editor.move(two, '/three')
    await editor.move(one, '/two')
    await expect(editor.publish(one)).rejects.toMatchObject({ code: 'route_taken' })
    await editor.move(two, '/one')
    await editor.publish(one, two)
    const { value } = await editor.documents.read(editor.scope, one)
    expect(value).toMatchObject({ state: 'published', key: '/two', live: { key: '/two' } })
    expect([await editor.published(), await editor.redirects()]).toEqual([['/one', '/two'], []])
  })

  it('takes the key of a deleted document, which stays deleted', async () => {
    const editor = await edit()
    const gone = (await editor.create(page('/gone'))).value.id
    await editor.remove(gone)
    const { id } = (await editor.create(page('/here'))).value
    expect((await editor.move(id, '/gone')).value.key).toBe('/gone')
    await editor.remove(id)
    // The last one there is the one that comes back.
    expect((await editor.create(page('/gone'))).value.id).toBe(id)
    await expect(editor.documents.read(editor.scope, gone)).rejects.toMatchObject({ code: 'not_found' })
  })
})
