import { describe, expect, it } from 'vitest'
import { loadConfig } from '../../src/config.ts'

const keys = { SVC_MEDIA_ACCESS_KEY_ID: 'key', SVC_MEDIA_SECRET_ACCESS_KEY: 'hidden' }

describe('SVC_MEDIA_URL', () => {
  it.each([
    ['s3://bucket', { bucket: 'bucket', prefix: '' }],
    ['s3://bucket/', { bucket: 'bucket', prefix: '' }],
    ['s3://my.bucket-1/a/b_c/', { bucket: 'my.bucket-1', prefix: 'a/b_c' }],
    ['s3://bucket?region=eu-central-1', { bucket: 'bucket', prefix: '', region: 'eu-central-1' }],
    [
      's3://bucket/sites?endpoint=http://127.0.0.1:9000&region=x',
      { bucket: 'bucket', prefix: 'sites', endpoint: 'http://127.0.0.1:9000', region: 'x' },
    ],
    [
      's3://bucket?endpoint=https%3A%2F%2Fstore.example%2Fs3',
      { bucket: 'bucket', prefix: '', endpoint: 'https://store.example/s3' },
    ],
  ])('takes %s', (value, expected) => {
    expect(loadConfig({ SVC_MEDIA_URL: value }).mediaBucket).toEqual({ ...expected, credentials: null })
  })

  it.each([
    'bucket',
    'http://bucket',
    's3://',
    's3://Bucket',
    's3://me:pass@bucket',
    's3://bucket:9000',
    's3://bucket/a//b',
    's3://bucket/a b',
    's3://bucket?endpoint=store.example',
    's3://bucket?endpoint=https://me:hidden@store.example',
    's3://bucket?regoin=x',
    's3://bucket#x',
  ])('refuses %s', (value) => {
    expect(() => loadConfig({ SVC_MEDIA_URL: value })).toThrow(/^SVC_MEDIA_URL /)
  })

  it('takes credentials of its own, both or none', () => {
    const { mediaBucket } = loadConfig({ SVC_MEDIA_URL: 's3://bucket', ...keys })
    expect([mediaBucket?.credentials?.accessKeyId, mediaBucket?.credentials?.secretAccessKey.reveal()]).toEqual([
      'key',
      'hidden',
    ])
    expect(JSON.stringify(mediaBucket)).not.toContain('hidden')
    const { SVC_MEDIA_ACCESS_KEY_ID, SVC_MEDIA_SECRET_ACCESS_KEY } = keys
    expect(() => loadConfig(keys)).toThrow('SVC_MEDIA_URL is missing')
    const url = { SVC_MEDIA_URL: 's3://bucket' }
    expect(() => loadConfig({ ...url, SVC_MEDIA_ACCESS_KEY_ID })).toThrow('SVC_MEDIA_SECRET_ACCESS_KEY is missing')
    expect(() => loadConfig({ ...url, SVC_MEDIA_SECRET_ACCESS_KEY })).toThrow('SVC_MEDIA_ACCESS_KEY_ID is missing')
  })
})
