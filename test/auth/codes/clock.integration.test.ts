import { expect, it } from 'vitest'
import { sweep } from '../../../src/auth/sweep.ts'
import { describeEachAuthDatabase } from '../../support/databases.ts'
import { codeOffice, day, hour, minute, second } from './visitor.ts'

const ada = 'ada@example.com'

describeEachAuthDatabase('a clock that jumps', (open) => {
  async function begin() {
    const db = await open()
    const office = codeOffice(db)
    await office.invite(ada)
    return { ...office, db }
  }

  it.each([second, hour, day, 400 * day])('back by %s ms leaves sessions and codes under way alone', async (jump) => {
    const { visitor, pass, sessions } = await begin()
    const [signedIn, waiting] = [visitor(), visitor()]
    await signedIn.signIn(ada)
    pass(minute)
    const code = await waiting.demand(ada)
    pass(-jump)
    expect(await sessions.verify('auth', signedIn.session ?? '')).not.toBeNull()
    expect(await waiting.answer(ada, code)).toBe(true)
  })

  it('back gives no new tries', async () => {
    const { visitor, pass } = await begin()
    const browser = visitor()
    const code = await browser.demand(ada)
    await browser.guess(ada, code, 5)
    pass(-30 * second)
    expect(await browser.ask(ada)).toBeNull()
    expect(await browser.answer(ada, code)).toBe(false)
  })

  it.each([2 * minute, hour])('back by %s ms does not hold back the next code', async (jump) => {
    const { visitor, pass } = await begin()
    const browser = visitor()
    await browser.demand(ada)
    pass(-jump)
    expect(await browser.answer(ada, await browser.demand(ada))).toBe(true)
  })

  it('back after it was days ahead keeps no member waiting for it', async () => {
    const { visitor, pass } = await begin()
    const browser = visitor()
    pass(3 * day)
    for (let i = 0; i < 2; i++) {
      await browser.guess(ada, await browser.demand(ada), 5)
      pass(minute)
    }
    for (let i = 0; i < 30; i++) await visitor('192.0.2.9').ask(`nobody-${i}@example.com`)
    pass(-3 * day)
    const elsewhere = visitor('192.0.2.9')
    expect(await elsewhere.answer(ada, await elsewhere.demand(ada))).toBe(true)
  })

  it('ahead ends what is too old by then, and lets its member sign in at once', async () => {
    const { db, visitor, pass, clock, sessions } = await begin()
    const [browser, waiting] = [visitor(), visitor()]
    await browser.signIn(ada)
    pass(minute)
    const code = await waiting.demand(ada)
    pass(400 * day)
    expect(await sessions.verify('auth', browser.session ?? '')).toBeNull()
    expect(await waiting.answer(ada, code)).toBe(false)
    await sweep(db, clock.now)
    await browser.signIn(ada)
    pass(-400 * day)
    expect(await sessions.verify('auth', browser.session ?? '')).not.toBeNull()
    pass(minute)
    await visitor().signIn(ada)
  })
})
