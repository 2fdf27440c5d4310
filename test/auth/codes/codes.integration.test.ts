import { expect, it } from 'vitest'
import { system } from '../../../src/auth/actor.ts'
import { hashSecret } from '../../../src/auth/secrets.ts'
import { describeEachAuthDatabase } from '../../support/databases.ts'
import { codeOffice, hour, keys, minute, second, wrong } from './visitor.ts'

const ada = 'ada@example.com'

describeEachAuthDatabase('a code by email', (open) => {
  async function begin() {
    const db = await open()
    const office = codeOffice(db)
    return { ...office, db, member: await office.invite(ada) }
  }

  it('has six digits and signs its member in', async () => {
    const { visitor, sessions, member, counted } = await begin()
    const browser = visitor()
    const code = await browser.demand(ada)
    expect(code).toMatch(/^\d{6}$/)
    expect(await browser.answer(ada, code)).toBe(true)
    expect(await sessions.verify('auth', browser.session ?? '')).toMatchObject({ id: member.id, role: 'member' })
    expect(counted).toEqual(['code', 'otp success'])
  })

  it('lives 600 seconds and no longer', async () => {
    const { visitor, pass } = await begin()
    const [inTime, late] = [visitor(), visitor()]
    const code = await inTime.demand(ada)
    pass(600 * second - 1)
    expect(await inTime.answer(ada, code)).toBe(true)
    const another = await late.demand(ada)
    pass(600 * second)
    expect(await late.answer(ada, another)).toBe(false)
  })

  it('signs in once', async () => {
    const { db, visitor } = await begin()
    const browser = visitor()
    const code = await browser.demand(ada)
    expect(await browser.answer(ada, code)).toBe(true)
    expect(await browser.answer(ada, code)).toBe(false)
    expect(await db.reader.selectFrom('session').select('id').execute()).toHaveLength(1)
  })

  it('takes five tries', async () => {
    const { visitor, pass } = await begin()
    const browser = visitor()
    const code = await browser.demand(ada)
    await browser.guess(ada, code, 4)
    expect(await browser.answer(ada, code)).toBe(true)
    pass(hour)
    const next = await browser.demand(ada)
    await browser.guess(ada, next, 5)
    expect(await browser.answer(ada, next)).toBe(false)
  })

  it('signs in the browser that asked for it, and no other', async () => {
    const { visitor } = await begin()
    const [requester, thief] = [visitor(), visitor()]
    const code = await requester.demand(ada)
    expect(await thief.answer(ada, code)).toBe(false)
    // With a challenge of its own, which the cooldown left without a code.
    expect(await thief.ask(ada)).toBeNull()
    expect(await thief.answer(ada, code)).toBe(false)
    expect(await requester.answer(ada, code)).toBe(true)
  })

  it('is for the email that it was sent to, also where the browser asked for two', async () => {
    const { visitor, invite } = await begin()
    await invite('eve@example.com')
    const browser = visitor()
    const code = await browser.demand(ada)
    const other = await browser.demand('eve@example.com')
    expect(await browser.answer('eve@example.com', code === other ? wrong(code) : code)).toBe(false)
    expect(await browser.answer(ada, code)).toBe(true)
  })

  it('stays valid when its browser, or a stranger, asks again within the cooldown', async () => {
    const { visitor, pass } = await begin()
    const [browser, stranger] = [visitor(), visitor()]
    const code = await browser.demand(ada)
    pass(59 * second)
    expect([await browser.ask(ada), await stranger.ask(ada)]).toEqual([null, null])
    expect(await browser.answer(ada, code)).toBe(true)
  })

  it('takes the place of the one before in its browser', async () => {
    const { visitor, pass } = await begin()
    const browser = visitor()
    const first = await browser.demand(ada)
    pass(minute)
    const next = await browser.demand(ada)
    if (first !== next) expect(await browser.answer(ada, first)).toBe(false)
    expect(await browser.answer(ada, next)).toBe(true)
  })

  it('dies with its member, also when the email is invited anew', async () => {
    const { visitor, members, member, invite } = await begin()
    const browser = visitor()
    const code = await browser.demand(ada)
    await invite('root@example.com')
    await members.remove(system, member.id)
    expect(await browser.answer(ada, code)).toBe(false)
    await invite(ada)
    expect(await browser.answer(ada, code)).toBe(false)
  })

  it('signs in no member who got the email after the code was sent', async () => {
    const { db, visitor, invite } = await begin()
    const browser = visitor()
    const email = 'new@example.com'
    expect(await browser.ask(email)).toBeNull()
    const browserHash = hashSecret(browser.challenge ?? '')
    // The decoy's code is told to no one, so the test gives it one.
    await db.writer
      .updateTable('login_code')
      .set({ code_mac: keys.mac('login-code', browserHash, hashSecret(email), '123456') })
      .where('browser_hash', '=', browserHash)
      .execute()
    expect(await browser.answer(email, '123456')).toBe(false)
    await invite(email)
    expect(await browser.answer(email, '123456')).toBe(false)
  })

  it('is kept in a form that does not tell it', async () => {
    const { db, visitor } = await begin()
    const browser = visitor()
    const code = await browser.demand(ada)
    const [row] = await db.reader.selectFrom('login_code').selectAll().execute()
    expect(row?.code_mac).toBe(keys.mac('login-code', hashSecret(browser.challenge ?? ''), hashSecret(ada), code))
    expect(JSON.stringify(row)).not.toContain(browser.challenge)
  })
})
