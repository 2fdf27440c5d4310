import { expect, it, onTestFinished } from 'vitest'
import { done, pageOf } from '../../support/content-editor.ts'
import { at, lists, Newsroom } from '../../support/content-newsroom.ts'

it('content in a process of its own knows sessions and tokens, waits out the auth surface, and delivers meanwhile', async () => {
  const newsroom = await Newsroom.open('sqlite')
  onTestFinished(() => newsroom.close())
  const auth = await newsroom.start(['auth'])
  const port = new URL(auth.urls.auth).port
  const server = await newsroom.start(['content'], { SVC_AUTH_URL: auth.urls.auth })
  await newsroom.found(server)
  const ann = await newsroom.person(server, 'Ann')
  const robot = await newsroom.agent(server, 'Robot')

  const page = await done(robot.editor.create(pageOf('/prices', 'Prices')))
  expect(page.value.draft.author).toMatchObject({ kind: 'agent', name: 'Robot' })
  expect(await robot.editor.publish(page.value.id, page.etag)).toMatchObject({ status: 403, code: 'session_required' })
  const live = await done(ann.publish(page.value.id, page.etag))
  expect(live.value.live?.publishedBy).toMatchObject({ kind: 'person', name: expect.stringMatching(/@example\.com$/) })
  const { token } = (await done(ann.previewToken())).value

  await auth.stop('SIGKILL')
  // Known a moment ago is known for 5 s; no new visitor is admitted, and none is taken for signed out.
  const late = await newsroom.person(server, 'Bob')
  const lateRobot = await newsroom.agent(server, 'Another robot')
  for (const editor of [late, lateRobot.editor]) {
    expect(await editor.save(page.value.id, live.etag, pageOf('/prices', 'Lost'))).toMatchObject({
      status: 503,
      code: 'unavailable',
    })
  }
  expect((await late.previewToken()).status).toBe(503)
  expect((await lists(server)).routes).toEqual(['/prices'])

  const again = await newsroom.start(['auth'], { SVC_AUTH_PORT: port })
  expect(new URL(again.urls.auth).port).toBe(port)
  const saved = await done(at(server, late).save(page.value.id, live.etag, pageOf('/prices', 'By Bob')))
  expect(saved.value.draft).toMatchObject({ revision: 2, author: { kind: 'person' } })
  await done(lateRobot.editor.save(page.value.id, saved.etag, pageOf('/prices', 'By another robot')))
  const url = `${server.urls.content}/api/v1/docs/production/prices`
  const preview = await fetch(url, { headers: { 'X-CMS-Preview-Token': token } })
  expect([preview.status, await preview.text()]).toEqual([200, expect.stringContaining('By another robot')])
})
