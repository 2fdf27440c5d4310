import { expect, it } from 'vitest'
import { system } from '../../../src/auth/actor.ts'
import { Members } from '../../../src/auth/members.ts'
import { describeEachAuthDatabase } from '../../support/databases.ts'
import { noObserver } from '../actors.ts'
import { type CodeOffice, codeOffice, hour, minute, second, type Visitor, wrong } from './visitor.ts'

const ada = 'ada@example.com'

/** Two codes with five wrong guesses each: all that an hour allows. */
async function failTenTimes({ pass }: CodeOffice, visitor: Visitor): Promise<void> {
  for (let i = 0; i < 2; i++) {
    await visitor.guess(ada, await visitor.demand(ada), 5)
    pass(minute)
  }
}

describeEachAuthDatabase('guesses at the codes of an email', (open) => {
  async function begin() {
    const db = await open()
    const office = codeOffice(db)
    await office.invite(ada)
    return { ...office, db, office }
  }

  it('fail ten times an hour, whatever codes they were for: then the right one is refused too', async () => {
    const { office, visitor, pass, counted } = await begin()
    const guesser = visitor()
    await failTenTimes(office, guesser)
    const code = await guesser.demand(ada)
    expect(await guesser.answer(ada, code)).toBe(false)
    expect(counted.at(-1)).toBe('failures')
    // Nor does another browser of that address begin a new count.
    pass(minute)
    const other = visitor()
    expect(await other.answer(ada, await other.demand(ada))).toBe(false)
  })

  it('locking a member out by wrong guesses: those of one address leave every other one alone, those of three end all', async () => {
    const { office, visitor, pass, counted } = await begin()
    await failTenTimes(office, visitor())
    const member = visitor('203.0.113.9')
    const code = await member.demand(ada)
    for (const address of ['198.51.100.1', '198.51.100.2']) {
      await failTenTimes(office, visitor(address))
    }
    pass(minute)
    expect(await member.answer(ada, code)).toBe(false)
    expect(counted.at(-1)).toBe('failures')
  })

  it('of others at their address, however many, never have a member with a code wait: only those without one do', async () => {
    const { visitor, counted, pass } = await begin()
    const [member, stranger] = [visitor(), visitor()]
    const code = await member.demand(ada)
    for (let i = 0; i < 200; i++) expect(await stranger.answer(ada, '000000')).toBe(false)
    await expect(stranger.answer(ada, '000000')).rejects.toMatchObject({ code: 'too_many_requests', retryAfter: 1 })
    expect(counted.at(-1)).toBe('guesses_address')
    expect(await visitor('198.51.100.1').answer(ada, '000000')).toBe(false)
    expect(await member.answer(ada, wrong(code))).toBe(false)
    expect(await member.answer(ada, code)).toBe(true)
    pass(second)
    expect(await stranger.answer(ada, '000000')).toBe(false)
  })

  it('may fail again once the hour is over', async () => {
    const { office, visitor, pass } = await begin()
    const guesser = visitor()
    await failTenTimes(office, guesser)
    pass(hour - 2 * minute - 1)
    const early = await guesser.demand(ada)
    expect(await guesser.answer(ada, early)).toBe(false)
    pass(1)
    expect(await guesser.answer(ada, early)).toBe(true)
  })

  it('are not counted where there was nothing to guess: a stranger who sends numbers locks no member out', async () => {
    const { visitor } = await begin()
    const [stranger, browser] = [visitor(), visitor()]
    await stranger.guess(ada, '000000', 30)
    expect(await browser.answer(ada, await browser.demand(ada))).toBe(true)
  })

  it('that use up what strangers may do leave a browser that its member signed in with alone', async () => {
    const { office, visitor, pass } = await begin()
    const home = visitor()
    await home.signIn(ada)
    pass(minute)
    const stranger = visitor()
    await failTenTimes(office, stranger)
    for (let i = 0; i < 3; i++) {
      await stranger.ask(ada)
      pass(minute)
    }
    expect(await stranger.ask(ada)).toBeNull()
    const code = await home.demand(ada)
    await home.guess(ada, code, 4)
    expect(await home.answer(ada, code)).toBe(true)
  })

  it('are limited in a known browser too', async () => {
    const { office, visitor, pass } = await begin()
    const home = visitor()
    await home.signIn(ada)
    pass(minute)
    await failTenTimes(office, home)
    expect(await home.answer(ada, await home.demand(ada))).toBe(false)
    // And leave strangers theirs.
    const elsewhere = visitor()
    expect(await elsewhere.answer(ada, await elsewhere.demand(ada))).toBe(true)
  })

  it('guessing in a known browser: a sign-in of another member there begins no new count', async () => {
    const { office, visitor, pass, invite, counted } = await begin()
    await invite('eve@example.com')
    const shared = visitor()
    await shared.signIn(ada)
    pass(minute)
    for (let i = 0; i < 2; i++) {
      await shared.guess(ada, await shared.demand(ada), 5)
      pass(minute)
      // Every sign-in gives the browser another secret.
      await shared.signIn('eve@example.com')
      pass(minute)
    }
    expect(await shared.answer(ada, await shared.demand(ada))).toBe(false)
    expect(counted.at(-1)).toBe('failures')
    expect(office.posted.length).toBeGreaterThan(0)
  })

  it('that fail a hundred times in a row end codes for strangers, until a known browser signs in', async () => {
    const { office, visitor, pass, counted } = await begin()
    const [home, stranger] = [visitor(), visitor()]
    await home.signIn(ada)
    pass(hour)
    for (let i = 0; i < 10; i++) {
      expect(await stranger.ask(ada)).not.toBeNull()
      pass(minute)
      await failTenTimes(office, stranger)
      pass(hour)
    }
    expect(await stranger.ask(ada)).toBeNull()
    expect(counted.at(-1)).toBe('streak')
    expect(await visitor('198.51.100.7').ask(ada)).toBeNull()
    await home.signIn(ada)
    expect(await stranger.ask(ada)).not.toBeNull()
  })

  it('that fail ninety-nine times in a row do not, and a success begins the count anew', async () => {
    const { office, visitor, pass, db } = await begin()
    const stranger = visitor()
    for (let i = 0; i < 9; i++) {
      await failTenTimes(office, stranger)
      pass(hour)
    }
    const code = await stranger.demand(ada)
    await stranger.guess(ada, code, 4)
    pass(minute)
    const last = await stranger.demand(ada)
    await stranger.guess(ada, last, 4)
    pass(hour)
    const again = await stranger.demand(ada)
    await stranger.guess(ada, again, 1)
    const rows = () => db.reader.selectFrom('failure_streak').select('failures').execute()
    expect(await rows()).toEqual([{ failures: 99 }])
    expect(await stranger.answer(ada, again)).toBe(true)
    expect(await rows()).toEqual([])
  })

  it('from a browser that another member signed in with are a stranger’s', async () => {
    const { office, visitor, pass, invite } = await begin()
    await invite('eve@example.com')
    const eve = visitor()
    await eve.signIn('eve@example.com')
    await failTenTimes(office, eve)
    pass(minute)
    const stranger = visitor()
    expect(await stranger.answer(ada, await stranger.demand(ada))).toBe(false)
  })

  it('gain nothing from a browser secret that was put into the member’s browser before they signed in', async () => {
    const { office, visitor, pass } = await begin()
    const [attacker, home] = [visitor(), visitor()]
    attacker.browser = 'A'.repeat(43)
    home.browser = attacker.browser
    await home.signIn(ada)
    expect(home.browser).not.toBe(attacker.browser)
    pass(minute)
    await failTenTimes(office, visitor())
    expect(await attacker.answer(ada, await attacker.demand(ada))).toBe(false)
    expect(await home.answer(ada, await home.demand(ada))).toBe(true)
  })

  it('stay apart for all who sign in with one browser', async () => {
    const { office, visitor, pass, invite } = await begin()
    await invite('bob@example.com')
    const shared = visitor()
    await shared.signIn(ada)
    await shared.signIn('bob@example.com')
    pass(minute)
    await failTenTimes(office, visitor())
    // Known to both still, though its secret is new with each sign-in.
    expect(await shared.answer(ada, await shared.demand(ada))).toBe(true)
  })
})

describeEachAuthDatabase('codes that leave', (open) => {
  const letters: { to: string; secret?: string }[] = []

  /** With the invitations that were posted. */
  async function beginWithLetters() {
    const db = await open()
    const office = codeOffice(db)
    const post = async (_trx: unknown, mail: { to: string; secret?: string }) => void letters.push(mail)
    const members = new Members(db, { post, kick: () => {} }, noObserver, () => office.clock.now)
    await members.invite(system, { email: ada })
    return { ...office, db, members }
  }

  async function begin() {
    const office = codeOffice(await open())
    await office.invite(ada)
    return office
  }

  it('locking a member out by requesting codes: an address that has used up its own leaves every other one alone', async () => {
    const { visitor, pass, counted } = await begin()
    for (let i = 0; i < 5; i++) {
      await visitor().demand(ada)
      pass(minute)
    }
    expect(await visitor().ask(ada)).toBeNull()
    expect(counted.at(-1)).toBe('send_visitor')
    const invitee = visitor('198.51.100.7')
    expect(await invitee.answer(ada, await invitee.demand(ada))).toBe(true)
  })

  it('do so twenty times an hour for an email, whatever the addresses; a browser that opened the invitation has its own', async () => {
    const { db, visitor, counted, members, pass } = await beginWithLetters()
    for (let i = 0; i < 20; i++) await visitor(`198.51.100.${i}`).demand(ada)
    expect(await visitor('203.0.113.1').ask(ada)).toBeNull()
    expect(counted.at(-1)).toBe('send_email')
    const invited = visitor('203.0.113.1')
    invited.invitation = letters.at(-1)?.secret ?? null
    await invited.signIn(ada)
    // It has done its part then, and the browser is known by a secret of its own.
    const copied = visitor('203.0.113.2')
    copied.invitation = invited.invitation
    expect(await copied.ask(ada)).toBeNull()
    pass(minute)
    expect(await invited.ask(ada)).not.toBeNull()
    // An administrator lets them in from everywhere.
    const { id } = await db.reader.selectFrom('actor').select('id').where('email', '=', ada).executeTakeFirstOrThrow()
    await members.unlock(system, id)
    expect(await visitor('203.0.113.3').ask(ada)).not.toBeNull()
  })

  it('do so once a minute for an email and an address, in silence', async () => {
    const { visitor, pass, counted } = await begin()
    const browser = visitor()
    await browser.demand(ada)
    pass(minute - 1)
    expect(await browser.ask(ada)).toBeNull()
    expect(await visitor().ask(ada)).toBeNull()
    expect(counted).toEqual(['code', 'send_visitor', 'send_visitor'])
    pass(1)
    expect(await browser.ask(ada)).not.toBeNull()
  })

  it('do so five times an hour for an email and an address', async () => {
    const { visitor, pass } = await begin()
    for (let i = 0; i < 5; i++) {
      await visitor().demand(ada)
      pass(minute)
    }
    expect(await visitor().ask(ada)).toBeNull()
    pass(hour - 5 * minute - 1)
    expect(await visitor().ask(ada)).toBeNull()
    pass(1)
    expect(await visitor().ask(ada)).not.toBeNull()
  })

  it('do so five times an hour for a known browser, beside what strangers ask for', async () => {
    const { visitor, pass, counted } = await begin()
    const home = visitor()
    await home.signIn(ada)
    for (let i = 0; i < 4; i++) {
      pass(minute)
      await visitor().demand(ada)
    }
    expect(await visitor().ask(ada)).toBeNull()
    for (let i = 0; i < 5; i++) {
      pass(minute)
      await home.demand(ada)
    }
    pass(minute)
    expect(await home.ask(ada)).toBeNull()
    expect(counted.at(-1)).toBe('send_browser')
  })

  it('do so thirty times an hour for an address, whatever the emails; then it is told to wait', async () => {
    const { visitor, pass, counted } = await begin()
    for (let i = 0; i < 30; i++) {
      await visitor().ask(`nobody-${i}@example.com`)
      pass(second)
    }
    const refused = expect.objectContaining({ code: 'too_many_requests', retryAfter: 3_570 })
    await expect(visitor().ask(ada)).rejects.toEqual(refused)
    expect(counted).toEqual(['send_address'])
    expect(await visitor('192.0.2.2').ask(ada)).not.toBeNull()
    pass(hour - 30 * second)
    expect(await visitor().ask(ada)).not.toBeNull()
  })

  it('are counted for a /64 of IPv6, which one subscriber has', async () => {
    const { visitor } = await begin()
    for (let i = 0; i < 30; i++) await visitor(`2001:db8:0:1::${i.toString(16)}`).ask(`nobody-${i}@example.com`)
    await expect(visitor('2001:db8:0:1:ffff:ffff:ffff:ffff').ask(ada)).rejects.toMatchObject({
      code: 'too_many_requests',
    })
    expect(await visitor('2001:db8:0:2::1').ask(ada)).not.toBeNull()
  })

  it('are refused to an address without being counted again, so that waiting ends', async () => {
    const { visitor, pass } = await begin()
    for (let i = 0; i < 30; i++) await visitor().ask(`nobody-${i}@example.com`)
    for (let i = 0; i < 10; i++) {
      pass(minute)
      await expect(visitor().ask(ada)).rejects.toMatchObject({ code: 'too_many_requests' })
    }
    pass(hour - 10 * minute)
    expect(await visitor().ask(ada)).not.toBeNull()
  })
})
