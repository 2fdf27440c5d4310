import { describe, expect, it } from 'vitest'
import { LogSender } from '../../../src/auth/mail/mail.ts'
import { composeMail } from '../../../src/auth/mail/texts.ts'
import { recordingLogger } from '../../support/server.ts'

describe('the sender of a first boot', () => {
  it('writes a line that names the email and the code', async () => {
    const { logger, lines } = recordingLogger()
    const sender = new LogSender(logger)
    await sender.send(composeMail({ kind: 'code', to: 'ada@example.org', code: '012345' }, 'https://work.example'))
    expect(lines).toMatchObject([{ level: 40, msg: 'sign-in code for ada@example.org: 012345' }])
    sender.close()
  })

  it('writes a line that names the email and the link of an invitation', async () => {
    const { logger, lines } = recordingLogger()
    const mail = composeMail({ kind: 'invitation', to: 'ada@example.org', invitedBy: 'Grace' }, 'https://work.example')
    await new LogSender(logger).send(mail)
    expect(lines).toMatchObject([{ msg: 'invitation for ada@example.org: https://work.example/login' }])
  })
})
