import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import autocannon from 'autocannon'

/** A request that is sent over and over. */
export interface Load {
  readonly path: string
  readonly method?: 'GET' | 'POST'
  /** JSON. */
  readonly body?: string
}

export interface Sent {
  readonly requests: number
  readonly p99Millis: number
}

/** Loads go to loopback, with this many connections, for this long. */
const CONNECTIONS = 16
const SECONDS = 1

/**
 * wrk where it is installed: it weighs so little that the server is what is measured. autocannon, which comes with the
 * packages, takes about as much CPU as the servers do, so that a slower server also waits, and sleeps, more often.
 */
export const generator = spawnSync('wrk', ['--version']).error === undefined ? 'wrk' : 'autocannon'

/** Sends requests for a second. Throws on any answer but 2xx. */
export async function send(url: string, load: Load): Promise<Sent> {
  const { requests, p99Millis, bad } = await (generator === 'wrk' ? withWrk(url, load) : withAutocannon(url, load))
  if (bad > 0 || requests === 0) throw new Error(`${load.path}: ${bad} answers of ${requests} were not 2xx`)
  return { requests, p99Millis }
}

async function withWrk(url: string, { path, method = 'GET', body }: Load): Promise<Sent & { bad: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-bench-'))
  try {
    const script = join(folder, 'request.lua')
    const lines = [`wrk.method = ${JSON.stringify(method)}`]
    if (body) lines.push(`wrk.body = ${JSON.stringify(body)}`, 'wrk.headers["Content-Type"] = "application/json"')
    await writeFile(script, lines.join('\n'))
    const args = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency', '-s', script, `${url}${path}`]
    const { stdout } = await promisify(execFile)('wrk', args)
    const [, p99 = '', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
    const bad = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0)
    const broken = Number(/Socket errors: connect (\d+)/.exec(stdout)?.[1] ?? 0)
    const requests = Number(/(\d+) requests in/.exec(stdout)?.[1] ?? 0)
    return {
      requests,
      p99Millis: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'],
      bad: bad + broken,
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function withAutocannon(url: string, { path, method = 'GET', body }: Load): Promise<Sent & { bad: number }> {
  const result = await autocannon({
    url: `${url}${path}`,
    method,
    connections: CONNECTIONS,
    duration: SECONDS,
    ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
  })
  const bad = result.non2xx + result.errors + result.timeouts
  return { requests: result['2xx'], p99Millis: result.latency.p99, bad }
}
