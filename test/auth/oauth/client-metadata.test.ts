import { describe, expect, it } from 'vitest'
import { admitClient, ClientMetadataFault } from '../../../src/auth/oauth/clients.ts'

function admitted(metadata: Record<string, unknown>): Record<string, unknown> {
  admitClient(metadata)
  return metadata
}

describe('admitClient', () => {
  it('makes an application native as soon as one of its addresses is on a machine of a member’s', () => {
    const web = 'https://notes.example/'
    for (const [uris, type] of [
      [[web], 'web'],
      [['http://127.0.0.1/'], 'native'],
      [[web, 'http://127.0.0.1:33418/'], 'native'],
      [['notes://back'], 'native'],
    ] as const) {
      expect(admitted({ redirect_uris: uris, application_type: 'web' }).application_type).toBe(type)
    }
  })

  it('keeps what is listed, and brings the name into its form', () => {
    const metadata = { redirect_uris: ['https://a.example/'], client_name: '  Notes ', jwks: {}, scope: 'x', other: 1 }
    expect(admitted(metadata)).toEqual({
      redirect_uris: ['https://a.example/'],
      client_name: 'Notes',
      application_type: 'web',
    })
  })

  it('drops the grants and response types that are not served, as long as the code flow is among them', () => {
    const code = ['authorization_code']
    for (const [asked, kept] of [
      [
        ['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'],
        [...code, 'refresh_token'],
      ],
      [['authorization_code', 'device_code'], code],
      [['device_code'], ['device_code']],
    ] as const) {
      const metadata = { redirect_uris: ['http://127.0.0.1/'], grant_types: asked, response_types: ['code', 'token'] }
      expect(admitted(metadata)).toMatchObject({ grant_types: kept, response_types: ['code'] })
    }
  })

  it.each([
    {},
    { redirect_uris: 'https://a.example/' },
    { redirect_uris: [] },
    { redirect_uris: [null] },
    { redirect_uris: ['https://a.example/'], client_name: 'a\u202eb' },
    { redirect_uris: ['https://a.example/'], logo_uri: 'x'.repeat(501) },
  ])('refuses %j', (metadata) => {
    expect(() => admitClient({ ...metadata })).toThrow(ClientMetadataFault)
  })
})
