import { describe, expect, it } from 'vitest'
import type { Mail } from '../../../src/auth/mail/mail.ts'
import { openMail, sealMail } from '../../../src/auth/mail/outbox.ts'
import { Keys } from '../../../src/auth/secrets.ts'

const keys = new Keys('a'.repeat(64))

describe('a sealed mail', () => {
  it.each<Mail>([
    { kind: 'code', to: 'ada@example.org', code: '012345' },
    { kind: 'invitation', to: 'ada@example.org', invitedBy: 'Zoë 🦊 "x" \\ ' },
    { kind: 'invitation', to: 'ada@example.org', invitedBy: null },
    { kind: 'invitation', to: 'ada@example.org', invitedBy: 'x'.repeat(10_000) },
  ])('opens to what it was: $kind', (mail) => {
    expect(openMail(keys, sealMail(keys, mail))).toEqual(mail)
  })

  it('is a decoy where there is no mail', () => {
    expect(openMail(keys, sealMail(keys, null))).toBe('decoy')
  })

  it('is as long as a decoy when it carries a code, whatever the address', () => {
    const addresses = ['a@b.c', `${'a'.repeat(64)}@${'b'.repeat(185)}.org`, `${'漢'.repeat(250)}@b.c`]
    const lengths = addresses.map((to) => sealMail(keys, { kind: 'code', to, code: '012345' }).length)
    expect(new Set([...lengths, sealMail(keys, null).length]).size).toBe(1)
  })

  it('is not to be read with another key, nor when it was changed', () => {
    const sealed = sealMail(keys, { kind: 'code', to: 'a@b.c', code: '012345' })
    expect(openMail(new Keys('b'.repeat(64)), sealed)).toBe('unreadable')
    expect(openMail(keys, `${sealed.slice(0, -1)}${sealed.endsWith('A') ? 'Q' : 'A'}`)).toBe('unreadable')
    expect(openMail(keys, '')).toBe('unreadable')
  })
})
