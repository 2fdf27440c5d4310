import { expect, it } from 'vitest'
import { isPublicAddress } from '../../src/lib/addresses.ts'
import { webhookUrl } from '../../src/webhooks/url.ts'

const trusted = new Set(['hooks.internal:8080', '10.0.0.7', 'localhost:8080'])
const rules = { trusts: ({ host }: URL) => trusted.has(host), isPublic: isPublicAddress }

it.each([
  ['https://www.example.com', 'https://www.example.com/'],
  ['https://WWW.example.com:443/a b?c#d', 'https://www.example.com/a%20b?c#d'],
  ['http://Hooks.internal:8080/hook', 'http://hooks.internal:8080/hook'],
  ['https://[2606:4700::1111]:8443/', 'https://[2606:4700::1111]:8443/'],
  ['https://8.8.8.8/', 'https://8.8.8.8/'],
  ['https://10.0.0.7/', 'https://10.0.0.7/'],
  ['http://localhost:8080/', 'http://localhost:8080/'],
  ['https://localhost.example.com/', 'https://localhost.example.com/'],
  ['https://www.example.com/\0\ud800', 'https://www.example.com/%00%EF%BF%BD'],
])('takes %j', (text, url) => {
  expect(webhookUrl(text, rules)).toBe(url)
})

it.each([
  'http://www.example.com/',
  'http://hooks.internal/',
  'http://hooks.internal:8080@www.example.com/',
  'https://me:secret@www.example.com/',
  'https://me@www.example.com/',
  'ftp://hooks.internal:8080/',
  'https://a b/',
  'https://[::1/',
  'https://',
  '',
  // A number is an address too, however it is written.
  ...['https://127.0.0.1/', 'https://127.1:8443/', 'https://2130706433/', 'https://0x7f000001/', 'https://10.0.0.8/'],
  ...['https://169.254.169.254/latest', 'https://[::1]:8443/', 'https://[::ffff:10.0.0.7]/', 'https://[fd00::1]/'],
  ...['https://localhost/', 'https://LOCALHOST./', 'https://a.localhost:8443/'],
  `https://www.example.com/${'ü'.repeat(400)}`,
])('refuses %j', (text) => {
  expect(() => webhookUrl(text, rules)).toThrow(
    expect.objectContaining({
      code: 'webhook_url_refused',
      message: expect.not.stringContaining('secret'),
      errors: [{ in: 'body', name: 'url', message: expect.any(String) }],
    }),
  )
})
