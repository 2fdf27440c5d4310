import { Agent, request } from 'node:http'
import type { Sent } from './load.ts'

/** A request that is sent once: what it asks for can be had once only. */
export interface OneRequest {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** JSON. */
  readonly body: unknown
}

export interface OneAnswer {
  /** `name=value` of each cookie that was set, as a browser would send them back. */
  readonly cookies: string
}

/**
 * Posts each of these requests once, so many at a time, on connections that are kept. In order; the answers too.
 *
 * @param pause waited for after each answer, which is not part of its time
 * @throws on any answer but 2xx
 */
export async function postEach(
  url: string,
  requests: readonly OneRequest[],
  connections: number,
  pause?: () => Promise<void>,
): Promise<Sent & { readonly answers: readonly OneAnswer[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const waiting = requests.entries()
  const answers: OneAnswer[] = []
  const millis: number[] = []
  const postNext = async (): Promise<void> => {
    for (const [i, next] of waiting) {
      const started = performance.now()
      answers[i] = await post(agent, url, next)
      millis.push(performance.now() - started)
      await pause?.()
    }
  }
  const started = performance.now()
  try {
    await Promise.all(Array.from({ length: connections }, postNext))
  } finally {
    agent.destroy()
  }
  const seconds = (performance.now() - started) / 1000
  millis.sort((a, b) => a - b)
  const quantile = (part: number): number => millis[Math.floor(millis.length * part)] ?? Number.NaN
  const count = requests.length
  return {
    answers,
    requests: count,
    perSecond: count / seconds,
    medianMillis: quantile(0.5),
    p99Millis: quantile(0.99),
  }
}

function post(agent: Agent, url: string, { path, headers, body }: OneRequest): Promise<OneAnswer> {
  const text = JSON.stringify(body)
  const length = Buffer.byteLength(text)
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      agent,
      headers: { ...headers, 'Content-Type': 'application/json', 'Content-Length': length },
    }
    const sent = request(`${url}${path}`, options, (response) => {
      const status = response.statusCode ?? 0
      let answer = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        answer += chunk
      })
      response.once('error', reject).once('end', () => {
        if (status < 200 || status > 299) reject(new Error(`${path} answered ${status}: ${answer.slice(0, 500)}`))
        else resolve({ cookies: kept(response.headers['set-cookie'] ?? []) })
      })
    })
    sent.once('error', reject).end(text)
  })
}

function kept(lines: readonly string[]): string {
  const pairs = lines.filter((line) => !/; *Max-Age=0(;|$)/i.test(line)).map((line) => line.split(';')[0])
  return pairs.join('; ')
}
