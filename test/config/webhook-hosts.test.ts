import { describe, expect, it } from 'vitest'
import { isOfHosts, parseWebhookHosts } from '../../src/config/values.ts'

const hosts = parseWebhookHosts(
  'SVC_WEBHOOK_HOSTS',
  'hooks.internal, 127.0.0.1:8080, [FD00::0:1]:443, plain.example:80',
)

describe('hosts that webhooks may reach', () => {
  it.each([
    'http://hooks.internal/',
    'https://hooks.internal:9/any',
    'http://HOOKS.internal:8080/',
    'http://127.0.0.1:8080/hook',
    'http://0x7f000001:8080/hook',
    'https://[fd00::1]/',
    'http://plain.example/',
  ])('hold %s', (url) => {
    expect(isOfHosts(hosts, new URL(url))).toBe(true)
  })

  it.each([
    'http://127.0.0.1/',
    'http://127.0.0.1:8081/',
    'https://[fd00::1]:8443/',
    'https://plain.example/',
    'http://hooks.internal.example/',
    'http://sub.hooks.internal/',
    'http://hooks.internal@other.example/',
    'http://hooks.internal./',
  ])('do not hold %s', (url) => {
    expect(isOfHosts(hosts, new URL(url))).toBe(false)
  })
})
