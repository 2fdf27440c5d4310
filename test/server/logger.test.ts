import { describe, expect, it } from 'vitest'
import { loggerTo, readableLine, redactUrl } from '../../src/server/logger.ts'
import { recordingLogger } from '../support/server.ts'

describe('redactUrl', () => {
  it.each([
    ['/a', '/a'],
    ['/a?', '/a?'],
    ['/a?b=c', '/a?b=c'],
    ['/a?token=secret', '/a?token=…'],
    ['/a?code=secret&state=secret&b=c', '/a?code=…&state=…&b=c'],
    ['/a?previewToken=secret', '/a?previewToken=…'],
    ['/a?PREVIEWTOKEN=secret', '/a?PREVIEWTOKEN=…'],
    ['/a?token=secret&x=1&token=secret', '/a?token=…&x=1&token=…'],
    ['/a?%74oken=secret', '/a?%74oken=…'],
    ['/a?%74%6F%6b%65%6e=secret', '/a?%74%6F%6b%65%6e=…'],
    ['/a?token%20=secret', '/a?token%20=…'],
    ['/a?token=%E0%A4secret', '/a?token=…'],
    ['/a?token=a=secret', '/a?token=…'],
    ['/a?x=1;token=secret', '/a?x=1;token=…'],
    ['/a?x=1?token=secret', '/a?x=1?token=…'],
    ['/a?token=secret#token=secret', '/a?token=…#token=…'],
    ['/a?tokens=kept&mytoken=kept&token', '/a?tokens=kept&mytoken=kept&token'],
    ['/token=kept', '/token=kept'],
    ['/a?code_verifier=secret&code_challenge=secret', '/a?code_verifier=…&code_challenge=…'],
    ['/login?next=/settings/people', '/login?next=/settings/people'],
    ['/login?next=%2Fsettings%2Fcaf%C3%A9', '/login?next=%2Fsettings%2Fcaf%C3%A9'],
    ['/login?next=%2Fa%3Fcode%3Dsecret&b=c', '/login?next=…&b=c'],
    ['/login?next=%2Fa%253Fcode%253Dsecret', '/login?next=…'],
    ['/login?next=%2Fa%23token%3Dsecret', '/login?next=…'],
    ['/login?next=%2Fa%25252525253Fcode%3Dsecret', '/login?next=…'],
    ['/login?n%65xt=%2Fa%FF%3fcode%3Dsecret', '/login?n%65xt=…'],
    ['/login?next=/a?code=secret', '/login?next=/a?code=…'],
    ['/login?error_description=kept%3F', '/login?error_description=kept%3F'],
  ])('%s', (url, expected) => {
    expect(redactUrl(url)).toBe(expected)
  })
})

describe('the log', () => {
  it.each(['headers', 'req', 'request', 'res', 'response'])('blanks credentials in %s', (holder) => {
    const { logger, lines } = recordingLogger()
    const headers = {
      authorization: 'secret',
      cookie: 'secret',
      'set-cookie': ['secret'],
      'x-cms-preview-token': 'secret',
      host: 'kept',
    }
    logger.info(holder === 'headers' ? { headers } : { [holder]: { headers } }, 'a line')
    expect(JSON.stringify(lines)).toContain('kept')
    expect(JSON.stringify(lines)).not.toContain('secret')
  })
})

describe('readableLine', () => {
  const lineOf = (write: (logger: ReturnType<typeof loggerTo>) => void): string => {
    const lines: string[] = []
    write(loggerTo({ write: (line) => lines.push(readableLine(line)) }, 'trace'))
    return lines.join('').replace(/\d\d:\d\d:\d\d\.\d{3}/g, 'time')
  }

  it('is the message, then each field', () => {
    const line = lineOf((logger) => logger.child({ surface: 'auth' }).warn({ port: 8581, codes: [1] }, 'listening'))
    expect(line).toBe('[time] WARN: listening\n    surface: "auth"\n    port: 8581\n    codes: [1]\n')
  })

  it('has the stack of an error', () => {
    const error = new Error('broken')
    error.stack = 'Error: broken\n    at somewhere.ts:1:2'
    const line = lineOf((logger) => logger.error({ err: error }, 'refused'))
    expect(line).toBe('[time] ERROR: refused\n    Error: broken\n        at somewhere.ts:1:2\n')
  })

  it('spells out what would command the terminal', () => {
    expect(lineOf((logger) => logger.info({ url: '/\u001b[2J\u009b' }, '\u001b]0;title\u0007'))).toBe(
      '[time] INFO: \\u{1b}]0;title\\u{7}\n    url: "/\\u001b[2J\\u{9b}"\n',
    )
  })
})
