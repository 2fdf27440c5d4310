import { expect, it, onTestFinished } from 'vitest'
import { ask, healthOf, originOf } from '../compose/degraded/damage.ts'
import { Newsroom } from '../support/content-newsroom.ts'
import { CookieBrowser } from '../support/cookie-browser.ts'
import type { RunningTriptych } from '../support/process.ts'
import { createClock, findFaketime } from './faketime.ts'
import { allDone, allRead, email, Household } from './household.ts'

const ready = { auth: 'ready', bridge: 'ready', content: 'ready' }
const hour = 3_600_000
const faketime = findFaketime()

/** The clock of a server, by what its bridge says; in hours from this one. */
async function hoursAhead({ urls }: RunningTriptych): Promise<number> {
  const { body } = await ask(`${urls.bridge}/api/health`)
  return Math.round((Date.parse(body.timestamp) - Date.now()) / hour) + 0
}

/** Requests a code, and signs in with it. */
async function signInAgain(server: RunningTriptych): Promise<number> {
  const browser = new CookieBrowser(originOf(server.urls.auth))
  const line = `sign-in code for ${email}: `
  const before = server.stderr().split(line).length
  expect((await browser.post('/api/v1/auth/otp', { email })).status).toBe(202)
  await expect.poll(() => server.stderr().split(line).length).toBe(before + 1)
  const code = server.stderr().split(line).at(-1)?.slice(0, 6)
  return (await browser.post('/api/v1/auth/otp/verify', { email, code })).status
}

it.runIf(faketime !== null)(
  'a clock that is set forward and back by an hour is no reason to refuse anything',
  async () => {
    const clock = await createClock(faketime ?? '')
    const newsroom = await Newsroom.open('sqlite', { env: { ...clock.env, SVC_ADMIN_EMAIL: email } })
    onTestFinished(() => newsroom.close())
    const server = await newsroom.start(['auth', 'bridge', 'content', '--check-replies'])
    const household = await Household.begin(newsroom, server)
    // There, back by two at once, and to where it was.
    for (const hours of [1, -1, 0]) {
      await clock.set(hours)
      expect(await hoursAhead(server)).toBe(hours)
      expect(await healthOf(server)).toEqual(ready)
      expect(await household.reads(), `${hours} h`).toEqual(allRead)
      expect(await household.writes(), `${hours} h`).toEqual(allDone)
      // Where the clock is as it was, a code has just been sent.
      if (hours !== 0) expect(await signInAgain(server), `${hours} h`).toBe(200)
    }
    expect(server.stderr()).not.toContain('uncaught')
    expect(server.stderr()).not.toMatch(/"status":5\d\d/)
    expect(await server.stop()).toEqual({ code: 0, signal: null })
  },
  300_000,
)
