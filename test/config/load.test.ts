import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { inspect } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { loadConfig, settings } from '../../src/config.ts'
import { recordingLogger } from '../support/server.ts'
import { expectFault } from './fault.ts'

const key = 'k'.repeat(32)

function fileHolding(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'triptych-config-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'value'), text)
  return join(folder, 'value')
}

describe('loadConfig', () => {
  it('has a default for everything', () => {
    expect(loadConfig({ PATH: '/bin', OTHER: 'x' })).toEqual({
      dataDir: resolve('.data'),
      database: { kind: 'sqlite' },
      host: '127.0.0.1',
      auth: { port: 8581, url: null },
      authUrl: null,
      content: { port: 8583, url: null },
      bridge: { port: null, url: null, auth: 'none', insecure: false, hapBind: null, hapAdvertiser: null },
      environment: { PATH: '/bin', OTHER: 'x' },
      trustedProxies: [],
      allowedHosts: [],
      webhookHosts: [],
      webhooks: true,
      metricsPublic: false,
      mediaDir: resolve('.data/media'),
      mediaBucket: null,
      retention: {
        revisions: 100,
        revisionDays: 365,
        deletedDays: 90,
        deliveryDays: 30,
        deliveries: 1000,
        activityDays: 365,
        logEntries: 10_000,
      },
      mediaMaxBytes: 104_857_600,
      secretKey: null,
      logLevel: 'info',
      replyCheck: 'off',
      adminEmail: null,
      signIn: {
        oidc: null,
        legacy: null,
        otpFallback: false,
        stepUp: { required: false, passkeys: null },
        secondFactor: null,
        scimToken: null,
      },
      approveApplications: false,
      mail: { smtp: null, from: null },
      backup: { dir: null, every: 86_400_000, keep: 7, passphrase: null },
    })
  })

  it('reads every setting that stands alone', () => {
    const config = loadConfig({
      SVC_DATA_DIR: '/srv/data',
      SVC_DATABASE_URL: 'postgres://me:pw@db/x',
      SVC_DATABASE_POOL: '20',
      SVC_HOST: '::1',
      SVC_AUTH_PORT: '9000',
      SVC_BASE_URL: 'https://members.example',
      SVC_AUTH_URL: 'http://10.0.0.9:8581',
      SVC_CONTENT_PORT: '0',
      SVC_CONTENT_URL: 'https://cms.example/',
      SVC_BRIDGE_PORT: '0',
      SVC_BRIDGE_URL: 'http://house.example:8582',
      SVC_BRIDGE_AUTH: 'session',
      SVC_BRIDGE_INSECURE: 'true',
      SVC_HAP_BIND: '::1',
      SVC_HAP_ADVERTISER: 'bonjour-hap',
      SVC_TRUSTED_PROXIES: '10.0.0.1, 192.168.0.0/16,fd00::/8',
      SVC_ALLOWED_HOSTS: 'Inner.example, [FD00::1],10.0.0.7',
      SVC_WEBHOOK_HOSTS: 'Hooks.internal:080, [FD00:0::1]:8443,10.0.0.7 ,localhost',
      SVC_WEBHOOKS: 'false',
      SVC_METRICS_PUBLIC: 'true',
      SVC_MEDIA_DIR: '/srv/media',
      SVC_MEDIA_MAX_BYTES: '10737418240',
      SVC_SECRET_KEY: key,
      SVC_LOG_LEVEL: 'debug',
      SVC_REPLY_CHECK: 'strip',
      SVC_ADMIN_EMAIL: 'Ada.Lovelace+cms@Example.com',
    })
    expect(config).toMatchObject({
      dataDir: '/srv/data',
      database: { kind: 'postgres', pool: 20 },
      host: '::1',
      auth: { port: 9000, url: new URL('https://members.example') },
      authUrl: new URL('http://10.0.0.9:8581'),
      content: { port: 0, url: new URL('https://cms.example') },
      bridge: {
        port: 0,
        url: new URL('http://house.example:8582'),
        auth: 'session',
        insecure: true,
        hapBind: '::1',
        hapAdvertiser: 'bonjour-hap',
      },
      trustedProxies: ['10.0.0.1', '192.168.0.0/16', 'fd00::/8'],
      allowedHosts: ['inner.example', '[fd00::1]', '10.0.0.7'],
      webhookHosts: ['hooks.internal:80', '[fd00::1]:8443', '10.0.0.7', 'localhost'],
      webhooks: false,
      metricsPublic: true,
      mediaDir: '/srv/media',
      mediaMaxBytes: 10_737_418_240,
      logLevel: 'debug',
      replyCheck: 'strip',
      adminEmail: 'ada.lovelace+cms@example.com',
    })
    expect(config.database.kind === 'postgres' && config.database.url.reveal()).toBe('postgres://me:pw@db/x')
    expect(config.secretKey?.reveal()).toBe(key)
  })

  it('keeps media in the data folder', () => {
    expect(loadConfig({ SVC_DATA_DIR: '/srv/data' }).mediaDir).toBe('/srv/data/media')
  })

  it('reads secrets from files, without the last line end', () => {
    const SVC_SECRET_KEY_FILE = fileHolding(`${key}\n`)
    const SVC_DATABASE_URL_FILE = fileHolding('postgresql://db/x\r\n')
    const config = loadConfig({ SVC_SECRET_KEY_FILE, SVC_DATABASE_URL_FILE })
    expect(config.secretKey?.reveal()).toBe(key)
    expect(config.database.kind === 'postgres' && config.database.url.reveal()).toBe('postgresql://db/x')
  })

  it.each([
    ['SVC_DATA_DIR', ''],
    ['SVC_DATA_DIR', 'a\0b'],
    ['SVC_MEDIA_DIR', 'a\nb'],
    ['SVC_DATABASE_URL', 'mysql://db/x'],
    ['SVC_DATABASE_URL', 'db/x'],
    ['SVC_DATABASE_POOL', '1'],
    ['SVC_DATABASE_POOL', 'many'],
    ['SVC_DATABASE_POOL', '1001'],
    ['SVC_HOST', '1.2.3'],
    ['SVC_HOST', '1.2.3.4:80'],
    ['SVC_HOST', 'a b'],
    ['SVC_HOST', '-a'],
    ['SVC_HOST', '[::1]'],
    ['SVC_CONTENT_PORT', '65536'],
    ['SVC_CONTENT_PORT', '-1'],
    ['SVC_CONTENT_PORT', '80.5'],
    ['SVC_CONTENT_PORT', '0x50'],
    ['SVC_CONTENT_PORT', ' 80'],
    ['SVC_CONTENT_PORT', ''],
    ['SVC_CONTENT_URL', 'cms.example'],
    ['SVC_CONTENT_URL', 'ftp://cms.example'],
    ['SVC_CONTENT_URL', 'https://cms.example/path'],
    ['SVC_CONTENT_URL', 'https://cms.example?x'],
    ['SVC_CONTENT_URL', 'https://cms.example/#'],
    ['SVC_CONTENT_URL', 'https://user@cms.example'],
    ['SVC_CONTENT_URL', 'https://cms\t.example'],
    ['SVC_CONTENT_URL', 'https://cms.example\n'],
    ['SVC_AUTH_PORT', '65536'],
    ['SVC_BASE_URL', 'https://members.example/app'],
    ['SVC_AUTH_URL', 'members.example'],
    ['SVC_BRIDGE_PORT', '65536'],
    ['SVC_BRIDGE_URL', 'https://house.example?x'],
    ['SVC_BRIDGE_AUTH', 'yes'],
    ['SVC_BRIDGE_INSECURE', '1'],
    ['SVC_HAP_BIND', 'house.example'],
    ['SVC_HAP_ADVERTISER', 'mdns'],
    ['SVC_TRUSTED_PROXIES', 'proxy.example'],
    ['SVC_TRUSTED_PROXIES', '10.0.0.0/33'],
    ['SVC_TRUSTED_PROXIES', 'fd00::/129'],
    ['SVC_TRUSTED_PROXIES', '10.0.0.0/8/8'],
    ['SVC_TRUSTED_PROXIES', '10.0.0.0/'],
    ['SVC_TRUSTED_PROXIES', '10.0.0.1,,10.0.0.2'],
    ['SVC_ALLOWED_HOSTS', 'a.example:80'],
    ['SVC_ALLOWED_HOSTS', 'https://a.example'],
    ['SVC_ALLOWED_HOSTS', '*.example'],
    ['SVC_ALLOWED_HOSTS', 'a..example'],
    ['SVC_ALLOWED_HOSTS', '[127.0.0.1]'],
    ['SVC_ALLOWED_HOSTS', 'a.example,'],
    ['SVC_WEBHOOK_HOSTS', 'http://hooks.internal'],
    ['SVC_WEBHOOK_HOSTS', 'hooks.internal:'],
    ['SVC_WEBHOOK_HOSTS', 'hooks.internal:0'],
    ['SVC_WEBHOOK_HOSTS', 'hooks.internal:65536'],
    ['SVC_WEBHOOK_HOSTS', 'hooks.internal/path'],
    ['SVC_WEBHOOK_HOSTS', '*.internal'],
    ['SVC_WEBHOOK_HOSTS', '*'],
    ['SVC_WEBHOOK_HOSTS', 'fd00::1'],
    ['SVC_WEBHOOK_HOSTS', '0x7f.1'],
    ['SVC_WEBHOOK_HOSTS', '10.0.0.0/8'],
    ['SVC_WEBHOOK_HOSTS', 'me@hooks.internal'],
    ['SVC_WEBHOOK_HOSTS', 'hooks.internal,'],
    ['SVC_MEDIA_MAX_BYTES', '1023'],
    ['SVC_MEDIA_MAX_BYTES', '10737418241'],
    ['SVC_MEDIA_MAX_BYTES', '-1'],
    ['SVC_MEDIA_MAX_BYTES', '1e6'],
    ['SVC_MEDIA_MAX_BYTES', '100MB'],
    ['SVC_MEDIA_MAX_BYTES', '2048.5'],
    ['SVC_METRICS_PUBLIC', 'yes'],
    ['SVC_METRICS_PUBLIC', 'TRUE'],
    ['SVC_SECRET_KEY', 'k'.repeat(31)],
    ['SVC_SECRET_KEY_FILE', '/nowhere/at/all'],
    ['SVC_ADMIN_EMAIL', ''],
    ['SVC_ADMIN_EMAIL', 'ada'],
    ['SVC_ADMIN_EMAIL', 'ada@'],
    ['SVC_ADMIN_EMAIL', '@example.com'],
    ['SVC_ADMIN_EMAIL', 'ada@b@example.com'],
    ['SVC_ADMIN_EMAIL', 'ada @example.com'],
    ['SVC_ADMIN_EMAIL', 'ada@example..com'],
    ['SVC_ADMIN_EMAIL', 'ada@-example.com'],
    ['SVC_ADMIN_EMAIL', 'Ada <ada@example.com>'],
    ['SVC_ADMIN_EMAIL', 'ada@example.com\r\nBcc: eve@example.com'],
    ['SVC_ADMIN_EMAIL', 'ada@example.com,eve@example.com'],
    ['SVC_ADMIN_EMAIL', `${'a'.repeat(65)}@example.com`],
    ['SVC_LOG_LEVEL', 'loud'],
    ['SVC_REPLY_CHECK', 'true'],
    ['SVC_REPLY_CHECK', 'Strip'],
    ['SVC_NONSENSE', 'x'],
    ['SVC_HOST_FILE', 'x'],
    ['SVC_', 'x'],
  ])('names %s at fault: %j', (variable, value) => {
    expectFault({ [variable]: value }, variable)
  })

  it('takes the longest email', () => {
    const longest = `${'a'.repeat(64)}@${'b'.repeat(61)}.${'c'.repeat(61)}.${'d'.repeat(61)}.com`
    expect(longest).toHaveLength(254)
    expect(loadConfig({ SVC_ADMIN_EMAIL: longest }).adminEmail).toBe(longest)
  })

  it('takes a key that is wrapped over lines', () => {
    const wrapped = `${key}\n${key}`
    expect(loadConfig({ SVC_SECRET_KEY_FILE: fileHolding(`${wrapped}\n`) }).secretKey?.reveal()).toBe(wrapped)
  })

  it.each([
    ['SVC_CONTENT_PROT', 'SVC_CONTENT_PORT'],
    ['SVC_LOGLEVEL', 'SVC_LOG_LEVEL'],
    ['SVC_DATABSE_URL_FILE', 'SVC_DATABASE_URL_FILE'],
  ])('%s: suggests %s', (wrong, right) => {
    expect(() => loadConfig({ [wrong]: 'x' })).toThrow(`did you mean ${right}?`)
  })

  it('suggests nothing that is far off', () => {
    expect(() => loadConfig({ SVC_ELECTRICITY_METER: 'x' })).toThrow(/is not a setting$/)
  })

  it('takes a secret from one place only', () => {
    const env = { SVC_SECRET_KEY: key, SVC_SECRET_KEY_FILE: fileHolding(key) }
    expect(() => loadConfig(env)).toThrow(expect.objectContaining({ variable: 'SVC_SECRET_KEY_FILE' }))
  })

  it('checks what a file holds like a value', () => {
    expect(() => loadConfig({ SVC_SECRET_KEY_FILE: fileHolding('short') })).toThrow(/SVC_SECRET_KEY must have/)
    expect(() => loadConfig({ SVC_SECRET_KEY_FILE: fileHolding('\n') })).toThrow(/SVC_SECRET_KEY_FILE names an empty/)
  })
})

describe('secrets', () => {
  const config = loadConfig({
    SVC_SECRET_KEY: `${key}-hidden`,
    SVC_DATABASE_URL: 'postgres://me:hidden@db/x',
    SVC_OIDC_ISSUER: 'https://id.example',
    SVC_OIDC_CLIENT_ID: 'triptych',
    SVC_OIDC_CLIENT_SECRET: 'hidden',
    SVC_SMTP_URL: 'smtps://me:hidden@mail.example',
    SVC_MAIL_FROM: 'cms@example.com',
  })

  it('stay out of whatever shows a config', () => {
    const { logger, lines } = recordingLogger()
    logger.info({ config }, 'a line')
    const shown = [
      inspect(config, { depth: 9, showHidden: true }),
      JSON.stringify(config),
      `${config.secretKey}`,
      JSON.stringify(lines),
    ]
    for (const text of shown) {
      expect(text).toContain('[redacted]')
      expect(text).not.toContain('hidden')
    }
  })

  it('stay out of refusals', () => {
    expect(() => loadConfig({ SVC_SECRET_KEY: 'hidden' })).toThrow(/^(?!.*hidden)/)
    expect(() => loadConfig({ SVC_DATABASE_URL: 'mysql://hidden' })).toThrow(/^(?!.*hidden)/)
    expect(() => loadConfig({ SVC_SECRET_KEY_FILE: '/hidden' })).toThrow(/^(?!.*hidden)/)
    expect(() => loadConfig({ SVC_SMTP_URL: 'http://me:hidden@mail.example' })).toThrow(/^(?!.*hidden)/)
    expect(() => loadConfig({ SVC_OIDC_ISSUER: 'https://me:hidden@id.example' })).toThrow(/^(?!.*hidden)/)
    expect(() => loadConfig({ SVC_SSO_AUTHORIZE_URL: 'https://me:hidden@id.example' })).toThrow(/^(?!.*hidden)/)
    const provider = { SVC_OIDC_ISSUER: 'https://id.example', SVC_OIDC_CLIENT_ID: 'triptych' }
    expect(() => loadConfig({ ...provider, SVC_OIDC_CLIENT_SECRET: 'hidden\u00e9' })).toThrow(/^(?!.*hidden)/)
    expect(() => loadConfig({ ...provider, SVC_OIDC_CLIENT_SECRET: 'hidden\n' })).toThrow(/^(?!.*hidden)/)
  })
})

describe('the table of settings', () => {
  it('describes each setting once', () => {
    expect(new Set(settings.map(({ name }) => name)).size).toBe(settings.length)
    for (const { name, description, fallback } of settings) {
      expect(name).toMatch(/^SVC_[A-Z_]+$/)
      expect(description).toMatch(/\.$/)
      expect(fallback).not.toBe('')
    }
  })
})
