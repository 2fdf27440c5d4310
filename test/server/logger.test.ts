import { describe, expect, it } from 'vitest'
import { redactUrl } from '../../src/server/logger.ts'
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
