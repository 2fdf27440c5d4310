import { describe, expect, it } from 'vitest'
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

  it('needs nobody who invites', () => {
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

describe('the line for the log', () => {
  it.each(['code', 'invitation'] as const)('is one line whatever the address of the %s', (kind) => {
    const to = 'a@b.c\n{"level":50}\u2028x'
    const mail = kind === 'code' ? { kind, to, code: '012345' } : { kind, to, invitedBy: null }
    expect(composeMail(mail, 'https://work.example').summary).not.toMatch(/[\n\r\u2028]/)
  })
})
