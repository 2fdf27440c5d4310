import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
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
        // A second look-up would lead to another address (DNS rebinding).
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

  it('posts a body with its headers, and says what came back', async () => {
    const server = await startDocumentServer(echo)
    const body = '{"text":"Grüße"}'
    const answer = await createSafeFetch(server.allowed)(`${server.origin}/hook`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': 'Test' },
      body,
    })
    expect([answer.status, JSON.parse(answer.body.toString())]).toEqual([
      200,
      { method: 'POST', type: 'application/json', agent: 'Test', length: '18', body },
    ])
  })

  it('waits for no more than the head when nothing more is wanted', async () => {
    const server = await startDocumentServer((req, res) => {
      if (req.url === '/compressed') res.setHeader('Content-Encoding', 'gzip')
      res.writeHead(202).write('x'.repeat(256 * 1024))
    })
    const fetch = createSafeFetch(server.allowed)
    const { status, body } = await fetch(`${server.origin}/endless`, { headOnly: true })
    expect([status, body.length]).toEqual([202, 0])
    expect(await fetch(`${server.origin}/compressed`, { headOnly: true })).toMatchObject({ status: 202 })
  })

  it('gives up when it is told to', async () => {
    const controller = new AbortController()
    const server = await startDocumentServer(() => controller.abort())
    const fetch = createSafeFetch(server.allowed)
    await expect(fetch(`${server.origin}/`, { signal: controller.signal })).rejects.toThrow('given up')
    await expect(fetch(`${server.origin}/`, { signal: controller.signal })).rejects.toThrow('given up')
    expect(server.requests).toEqual(['/'])
  })

  it('reaches hosts that the operator trusts by http and at any address, and no others', async () => {
    const port = await startPlainServer(echo)
    // Nothing listens at the first address of the name.
    const lookup = async () => ['::1', '127.0.0.1'].map((address, i) => ({ address, family: i === 0 ? 6 : 4 }))
    const fetch = createSafeFetch({ lookup, trusts: ({ host }) => host === `localhost:${port}` })
    const answer = await fetch(`http://localhost:${port}/`, { method: 'POST', body: 'text' })
    expect(JSON.parse(answer.body.toString())).toMatchObject({ method: 'POST', body: 'text' })
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('not an https address')
    await expect(fetch(`https://127.0.0.1:${port}/`)).rejects.toThrow('not public')
    await expect(fetch(`http://me@localhost:${port}/`)).rejects.toThrow('without credentials')
  })

  it('follows no redirect of a trusted host either', async () => {
    const seen: unknown[] = []
    const port = await startPlainServer((req, res) => {
      seen.push(req.url)
      res.writeHead(307, { Location: '/elsewhere' }).end()
    })
    const { status } = await createSafeFetch({ trusts: () => true })(`http://127.0.0.1:${port}/`, { method: 'POST' })
    expect([status, seen]).toEqual([307, ['/']])
  })
})

const echo: RequestListener = async (req, res) => {
  const chunks: Buffer[] = []
  for await (const chunk of req as AsyncIterable<Buffer>) chunks.push(chunk)
  const { 'content-type': type, 'user-agent': agent, 'content-length': length } = req.headers
  res.end(JSON.stringify({ method: req.method, type, agent, length, body: Buffer.concat(chunks).toString() }))
}

async function startPlainServer(answer: RequestListener): Promise<number> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return (server.address() as AddressInfo).port
}
