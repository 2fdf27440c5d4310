import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import autocannon from 'autocannon'

/** A request that is sent over and over. */
export interface Load {
  readonly path: string
  /** Asked for in turn instead of `path`. */
  readonly paths?: readonly string[]
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  /** JSON where the headers have no other `Content-Type`. */
  readonly body?: string
  /** 16 where it is absent. */
  readonly connections?: number
}

/** How it went for the client: how many a second, and how long half of them and 99 in 100 took. */
export interface Sent {
  readonly requests: number
  readonly perSecond: number
  readonly medianMillis: number
  readonly p99Millis: number
  /** Of the server to the disk, for each request; where they were counted. */
  readonly syncs?: number
  /** Of what is weighed, MiB. */
  readonly mib?: number
}

/** Loads go to loopback, with this many connections unless they say another number, for this long. */
const CONNECTIONS = 16
const SECONDS = 1

/**
 * wrk where it is installed: it weighs so little that the server is what is measured. autocannon, which comes with the
 * packages, takes about as much CPU as the servers do, so that a slower server also waits, and sleeps, more often.
 */
export const generator = spawnSync('wrk', ['--version']).error === undefined ? 'wrk' : 'autocannon'

/** Sends requests for a second. Throws on any answer but 2xx. */
export async function send(url: string, load: Load): Promise<Sent> {
  const { bad, ...sent } = await (generator === 'wrk' ? withWrk(url, load) : withAutocannon(url, load))
  if (bad > 0 || sent.requests === 0) throw new Error(`${load.path}: ${bad} answers of ${sent.requests} were not 2xx`)
  return sent
}

async function withWrk(
  url: string,
  { path, paths, method = 'GET', headers = {}, body, connections = CONNECTIONS }: Load,
): Promise<Sent & { bad: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-bench-'))
  try {
    const script = join(folder, 'request.lua')
    const lines = [`wrk.method = ${JSON.stringify(method)}`]
    const all = { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers }
    for (const [name, value] of Object.entries(all)) lines.push(`wrk.headers["${name}"] = ${JSON.stringify(value)}`)
    if (body !== undefined) lines.push(`wrk.body = ${JSON.stringify(body)}`)
    if (paths !== undefined) {
      lines.push(`local paths, turn = {${paths.map((each) => JSON.stringify(each)).join(', ')}}, 0`)
      lines.push('request = function() turn = turn % #paths + 1 return wrk.format(nil, paths[turn]) end')
    }
    await writeFile(script, lines.join('\n'))
    const args = ['-t1', `-c${connections}`, `-d${SECONDS}s`, '--latency', '-s', script, `${url}${path}`]
    const { stdout } = await promisify(execFile)('wrk', args)
    const bad = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0)
    const broken = Number(/Socket errors: connect (\d+)/.exec(stdout)?.[1] ?? 0)
    const requests = Number(/(\d+) requests in/.exec(stdout)?.[1] ?? 0)
    const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0)
    const [medianMillis, p99Millis] = [quantileOf(stdout, 50), quantileOf(stdout, 99)]
    return { requests, perSecond, medianMillis, p99Millis, bad: bad + broken }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** From wrk's table of latencies, in milliseconds. */
function quantileOf(stdout: string, percent: number): number {
  const [, time = '', unit = 'ms'] = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s)`).exec(stdout) ?? []
  return Number(time) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's']
}

async function withAutocannon(
  url: string,
  { path, paths, method = 'GET', headers = {}, body, connections = CONNECTIONS }: Load,
): Promise<Sent & { bad: number }> {
  const result = await autocannon({
    url: `${url}${path}`,
    method,
    connections,
    duration: SECONDS,
    headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body }),
    ...(paths === undefined ? {} : { requests: paths.map((each) => ({ path: each })) }),
  })
  const bad = result.non2xx + result.errors + result.timeouts
  const { p50: medianMillis, p99: p99Millis } = result.latency
  return { requests: result['2xx'], perSecond: result['2xx'] / result.duration, medianMillis, p99Millis, bad }
}
