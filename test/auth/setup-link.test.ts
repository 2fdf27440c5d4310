import { describe, expect, it } from 'vitest'
import { Keys } from '../../src/auth/secrets.ts'
import { SetupLink } from '../../src/auth/setup-link.ts'

const minute = 60_000

/** A link's desk with a clock of its own; the email of each administrator that it made is in `made`. */
function desk({ secret = 'the key of this server', members = 0 } = {}) {
  const clock = { now: Date.UTC(2026, 10, 24) }
  const made: string[] = []
  const lines: string[] = []
  const note = (_fields: object, message: string) => void lines.push(message)
  const setup = new SetupLink({
    keys: new Keys(secret),
    members: {
      list: async () => ({ members: Array.from({ length: members + made.length }, () => ({})) as never[], next: null }),
      seedAdmin: async (email) => (made.push(email) === 1 ? ({ email } as never) : null),
    },
    log: { info: note, warn: note, error: note },
    baseUrl: () => new URL('http://localhost:8581'),
    now: () => clock.now,
  })
  const token = () => setup.create().searchParams.get('token') ?? ''
  return { setup, clock, made, lines, token }
}

describe('the link for the first administrator', () => {
  it('works for fifteen minutes', async () => {
    const { setup, clock, token, made } = desk()
    const link = token()
    clock.now += 15 * minute - 1
    expect(setup.isValid(link)).toBe(true)
    clock.now += 1
    expect(setup.isValid(link)).toBe(false)
    expect(await setup.use(link, 'ada@example.com')).toBeNull()
    expect(made).toEqual([])
  })

  it('does not come back to life with a clock that is set back', () => {
    const { setup, clock, token } = desk()
    const link = token()
    clock.now -= 16 * minute
    expect(setup.isValid(link)).toBe(false)
  })

  it('is taken by another instance with the same key, and by none with another', () => {
    const link = desk().token()
    expect(desk().setup.isValid(link)).toBe(true)
    expect(desk({ secret: 'another key' }).setup.isValid(link)).toBe(false)
  })

  it('cannot be guessed: every changed character, and every text that is none, is refused', () => {
    const { setup, token } = desk()
    const link = token()
    for (let at = 0; at < link.length - 1; at++) {
      const other = link[at] === 'A' ? 'B' : 'A'
      expect(setup.isValid(link.slice(0, at) + other + link.slice(at + 1))).toBe(false)
    }
    const sealedForMail = new Keys('the key of this server').seal('mail', String(Date.UTC(2026, 10, 24) + minute))
    for (const text of ['', '0', 'A'.repeat(1000), sealedForMail]) expect(setup.isValid(text)).toBe(false)
  })

  it('is logged again once the latest one has expired, and not before', () => {
    const { setup, clock, lines } = desk()
    setup.create()
    clock.now += 14 * minute
    setup.renew()
    expect(lines).toEqual([])
    clock.now += minute
    for (let visits = 0; visits < 5; visits++) setup.renew()
    expect(lines).toHaveLength(1)
    const link = /http:\S+/.exec(lines[0] ?? '')?.[0] ?? ''
    expect(setup.isValid(new URL(link).searchParams.get('token') ?? '')).toBe(true)
  })

  it('is over with the first member', async () => {
    const { setup, token } = desk()
    expect(await setup.isOpen()).toBe(true)
    expect(await setup.use(token(), 'ada@example.com')).toEqual({ email: 'ada@example.com' })
    expect(await setup.isOpen()).toBe(false)
    expect(await desk({ members: 1 }).setup.isOpen()).toBe(false)
  })
})
