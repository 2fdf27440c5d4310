import { describe, expect, it } from 'vitest'
import { createSafeFetch } from '../../src/server/safe-fetch.ts'
import { startDocumentServer } from '../support/oauth-documents.ts'

const fine = (_req: unknown, res: { end(text: string): unknown }) => res.end('fine')

describe('safe fetch', () => {
  it('reads an https address at the address that its name had, looked up once', async () => {
    const server = await startDocumentServer((_req, res) => res.writeHead(200, { 'X-Own': 'yes' }).end('{"a":1}'))
    let lookups = 0
    const fetch = createSafeFetch({
      ...server.allowed,
      lookup: async () => {
        lookups++
        // Whoever asked again would be led somewhere else (DNS rebinding).
        return [{ address: lookups === 1 ? '127.0.0.1' : '127.0.0.9', family: 4 }]
      },
    })
    const { status, headers, body } = await fetch(`${server.origin}/document`)
    expect([status, headers['x-own'], body.toString(), lookups]).toEqual([200, 'yes', '{"a":1}', 1])
  })

  it.each([
    'https://127.0.0.1/',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[64:ff9b::127.0.0.1]/',
    'https://[fd00::1]/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://127.1/',
    'https://localhost/',
    'http://connector.example/',
    'ftp://connector.example/',
    'https://user@connector.example/',
    'file:///etc/passwd',
    'nothing',
  ])('refuses %s', async (url) => {
    await expect(createSafeFetch()(url)).rejects.toMatchObject({ name: 'SafeFetchError' })
  })

  it.each([
    [['127.0.0.1']],
    [['10.0.0.1']],
    [['::1']],
    [['::ffff:127.0.0.1']],
    [['64:ff9b::a9fe:a9fe']],
    [['169.254.169.254']],
    [['93.184.215.14', '192.168.0.1']],
    [[]],
  ])('refuses a name that leads to %s, without connecting', async (addresses) => {
    const lookup = async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    await expect(createSafeFetch({ lookup })('https://connector.example/')).rejects.toThrow(/address/)
  })

  it('follows no redirect', async () => {
    const server = await startDocumentServer((_req, res) => res.writeHead(302, { Location: '/elsewhere' }).end())
    const { status } = await createSafeFetch(server.allowed)(`${server.origin}/document`)
    expect([status, server.requests]).toEqual([302, ['/document']])
  })

  it('takes 64 KiB, and nothing compressed', async () => {
    const server = await startDocumentServer((req, res) => {
      if (req.url === '/compressed') res.setHeader('Content-Encoding', 'gzip')
      res.end('x'.repeat(req.url === '/long' ? 64 * 1024 + 1 : 64 * 1024))
    })
    const fetch = createSafeFetch(server.allowed)
    expect((await fetch(`${server.origin}/`)).body).toHaveLength(64 * 1024)
    await expect(fetch(`${server.origin}/long`)).rejects.toThrow('larger')
    await expect(fetch(`${server.origin}/compressed`)).rejects.toThrow('compressed')
  })

  it('waits for a name, an answer and its end only so long', async () => {
    const server = await startDocumentServer((req, res) => {
      if (req.url === '/slow') res.write('{')
    })
    const fetch = createSafeFetch({ ...server.allowed, timeout: 200 })
    await expect(fetch(`${server.origin}/silent`)).rejects.toMatchObject({ name: 'SafeFetchError' })
    await expect(fetch(`${server.origin}/slow`)).rejects.toMatchObject({ name: 'SafeFetchError' })
    const lookup = () => new Promise<never>(() => undefined)
    await expect(createSafeFetch({ lookup, timeout: 50 })(server.origin)).rejects.toThrow('50 ms')
  })

  it('trusts no certificate that is not trusted, nor one for another name', async () => {
    const server = await startDocumentServer(fine)
    const { lookup, allow } = server.allowed
    const untrusting = createSafeFetch({ ...(lookup ? { lookup } : {}), ...(allow ? { allow } : {}) })
    await expect(untrusting(server.origin)).rejects.toMatchObject({ name: 'SafeFetchError' })
    const other = `https://another.example:${server.port}/`
    await expect(createSafeFetch(server.allowed)(other)).rejects.toMatchObject({ name: 'SafeFetchError' })
    expect(server.requests).toEqual([])
  })
})
