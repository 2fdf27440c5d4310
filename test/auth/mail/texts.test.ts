import { describe, expect, it } from 'vitest'
import type { Notice } from '../../../src/auth/mail/mail.ts'
import { composeMail } from '../../../src/auth/mail/texts.ts'

const hostile = 'Eve\r\nBcc: all@example.org\r\n\r\nSign in at https://evil.example\u2028now\u202e'

describe('the mail with a code', () => {
  const mail = composeMail({ kind: 'code', to: 'ada@example.org', code: '012345' }, 'https://work.example/')

  it('has the code in a line of its own and the address of the workspace, and says how long it lives', () => {
    expect(mail.to).toBe('ada@example.org')
    expect(mail.text.split('\n')).toContain('012345')
    expect(mail.text).toContain('https://work.example:')
    expect(mail.text).toContain('10 minutes')
    expect(mail.text).toContain('If you did not request')
  })

  it('keeps the code out of the subject', () => {
    expect(mail.subject).toBe('Your sign-in code')
  })

  it('is one line in the log', () => {
    expect(mail.summary).toBe('sign-in code for ada@example.org: 012345')
  })
})

describe('the invitation', () => {
  const mail = { kind: 'invitation', to: 'ada@example.org', invitedBy: 'Grace' } as const

  it('says who invites, where to and as whom', () => {
    const { subject, text, summary } = composeMail(mail, 'https://work.example/team')
    expect(subject).toBe('You are invited to a workspace')
    expect(text).toContain('Grace invites you')
    expect(text).toContain('Sign in as ada@example.org:')
    expect(text.split('\n')).toContain('https://work.example/team/login')
    expect(summary).toBe('invitation for ada@example.org: https://work.example/team/login')
  })

  it('needs no inviter', () => {
    const { text } = composeMail({ ...mail, invitedBy: null }, 'http://localhost:8581')
    expect(text).toContain('welcome to the workspace at http://localhost:8581: you are invited to join.')
  })

  it('takes a name as a name: in one line, and not too long a one', () => {
    const { subject, text, summary } = composeMail({ ...mail, invitedBy: hostile }, 'https://work.example')
    expect(text).toContain('Eve Bcc: all@example.org Sign in at https://evil.example now invites you')
    expect(`${subject}${summary}`).not.toContain('evil')
    expect(composeMail({ ...mail, invitedBy: 'x'.repeat(5_000) }, 'https://work.example').text.length).toBeLessThan(600)
  })
})

describe('a notice', () => {
  const text = (about: Notice) => composeMail({ kind: 'notice', to: 'ada@example.org', about }, 'https://work.example')
  const endsAt = Date.UTC(2026, 0, 31)

  it.each<[Notice, string, string]>([
    [
      { event: 'token_made', token: 'laptop', agent: null, endsAt },
      'your account at https://work.example has a new token, "laptop". It works until 31 January 2026, 00:00 UTC.',
      'revoke it at https://work.example/settings/account',
    ],
    [
      { event: 'token_made', token: 'nightly', agent: 'Robot', endsAt },
      'the agent "Robot" at https://work.example has a new token, "nightly".',
      'revoke it at https://work.example/settings/automation',
    ],
    [
      { event: 'application_allowed', application: 'Notes', writes: true },
      '"Notes" may read and change what you can at https://work.example.',
      'revoke its access at https://work.example/settings/account',
    ],
    [
      { event: 'signed_in', browser: 'Firefox', address: '192.0.2.7', at: 0 },
      'in a browser that it had not been used in before from 192.0.2.7, with "Firefox"',
      'sign out all other browsers at https://work.example/settings/account',
    ],
    [{ event: 'signed_in', browser: null, address: null, at: 0 }, 'used in before.', 'If that was you'],
    [
      { event: 'approval_requested', application: 'Notes', host: 'notes.example', others: 0 },
      'a member asks administrators to approve the application "Notes" at notes.example, at https://work.example.',
      'approve or dismiss it at https://work.example/settings/automation',
    ],
    [
      { event: 'approval_requested', application: 'Notes', host: 'notes.example', others: 2 },
      'at notes.example, and 2 more requests wait, at https://work.example.',
      'no more than one such mail an hour',
    ],
    [{ event: 'promoted', by: 'Grace' }, 'made one by "Grace"', 'tell another administrator'],
    [{ event: 'promoted', by: null }, 'made one by the command line of the server', 'tell another administrator'],
  ])('says what happened, and what to do: %j', (about, happened, advice) => {
    expect(text(about).text).toContain(happened)
    expect(text(about).text).toContain(advice)
  })

  it('takes the names that others chose as names', () => {
    const mail = text({ event: 'application_allowed', application: hostile, writes: false })
    expect(`${mail.subject}${mail.summary}`).not.toMatch(/[\n\r\u2028]/)
    expect(mail.subject).not.toContain('evil')
  })
})

describe('the line for the log', () => {
  it.each(['code', 'invitation'] as const)('is one line whatever the address of the %s', (kind) => {
    const to = 'a@b.c\n{"level":50}\u2028x'
    const mail = kind === 'code' ? { kind, to, code: '012345' } : { kind, to, invitedBy: null }
    expect(composeMail(mail, 'https://work.example').summary).not.toMatch(/[\n\r\u2028]/)
  })
})
