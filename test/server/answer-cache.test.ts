import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import type { HttpCall } from '../../src/contract/call.ts'
import { LongText } from '../../src/payload.ts'
import { AnswerCache } from '../../src/server/answer-cache.ts'

const version = { stale: false }

/** A cache that is asked and told without a network. */
function cacheOf(maxBytes: number) {
  const cache = new AnswerCache(maxBytes, 'x-key', () => version)
  const keep = (path: string, body: string | Buffer | LongText, headers: Record<string, string> = {}, at = version) => {
    cache.keep({ path, headers } as HttpCall, at, { status: 200, headers: ['ETag', `"${path}"`], body })
  }
  const ask = (url: string, rawHeaders: string[] = [], method = 'GET') => {
    const said: unknown[] = []
    const res = { writeHead: (...head: unknown[]) => said.push(...head), end: (body?: unknown) => said.push(body) }
    const kept = cache.answer({ method, url, rawHeaders } as IncomingMessage, res as unknown as ServerResponse)
    return kept ? said : null
  }
  return { cache, keep, ask }
}

describe('AnswerCache', () => {
  it('gives back what it was given, and counts it', () => {
    const { cache, keep, ask } = cacheOf(100_000)
    keep('/a', 'body')
    expect(ask('/a')).toEqual([200, ['ETag', '"/a"', 'Content-Length', '4'], 'body'])
    expect(ask('/a', [], 'HEAD')).toEqual([200, ['ETag', '"/a"', 'Content-Length', '4'], undefined])
    expect(ask('/a', ['If-None-Match', '"/a"'])).toEqual([304, ['ETag', '"/a"'], undefined])
    expect(cache.hits).toBe(3)
  })

  it('stays out of what it does not know for sure', () => {
    const { cache, keep, ask } = cacheOf(100_000)
    keep('/a', 'body')
    for (const [url, headers, method] of [
      ['/b', [], 'GET'],
      ['/a?x', [], 'GET'],
      ['/a', [], 'POST'],
      ['/a', ['X-KEY', ''], 'GET'],
      ['/a', ['accept-encoding', 'br'], 'GET'],
      ['/a', ['If-None-Match', '"x"', 'if-none-match', '"y"'], 'GET'],
      ['/a', ['If-None-Match', 'x'.repeat(8193)], 'GET'],
    ] as const) {
      expect([url, headers, ask(url, [...headers], method)]).toEqual([url, headers, null])
    }
    expect(cache.hits).toBe(0)
  })

  it('keeps one answer for each coding, under the coding that was asked for', () => {
    const { keep, ask } = cacheOf(100_000)
    keep('/a', 'plain')
    keep('/a', Buffer.from('coded'), { 'accept-encoding': 'br' })
    expect(ask('/a')?.at(2)).toBe('plain')
    expect(ask('/a', ['Accept-Encoding', 'br'])?.at(2)).toEqual(Buffer.from('coded'))
    expect(ask('/a', ['Accept-Encoding', 'gzip'])).toBeNull()
  })

  it('forgets an answer with its version, and takes none for one that is past', () => {
    const { keep, ask } = cacheOf(100_000)
    const past = { stale: false }
    keep('/a', 'body', {}, past)
    expect(ask('/a')).not.toBeNull()
    past.stale = true
    expect(ask('/a')).toBeNull()
    keep('/a', 'body', {}, past)
    expect(ask('/a')).toBeNull()
  })

  it('holds no more bytes than it may, and drops what was asked for longest ago', () => {
    const { keep, ask } = cacheOf(10_000)
    const body = 'x'.repeat(3000)
    keep('/a', body)
    keep('/b', body)
    expect(ask('/a')).not.toBeNull()
    keep('/c', body)
    expect([ask('/a'), ask('/b'), ask('/c')].map((answer) => answer !== null)).toEqual([true, false, true])
    keep('/huge', 'x'.repeat(20_000))
    keep('/long', new LongText([Buffer.from('packed')], 20_000))
    expect([ask('/huge'), ask('/long'), ask('/a')].map((answer) => answer !== null)).toEqual([false, false, true])
  })
})
