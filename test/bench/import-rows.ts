import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { ImportSite } from './import-site.ts'
import type { Sent } from './load.ts'
import { pinned } from './pinned.ts'
import type { Contender, Row } from './row.ts'

const PAGES = 50_000

/** How long saves are measured while nothing is imported. */
const IDLE = 20_000

/** Between two saves, in milliseconds. */
const BREAK = 10

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/** What an editor of one site notices while another one is imported. */
export const importRows: readonly Row[] = (['sqlite', 'postgres'] as const).map((dialect) => ({
  what: `import: a save while ${PAGES.toLocaleString('en')} pages come into another site, ${dialect}`,
  against: 'the same while nothing is imported',
  by: 'p99Millis',
  aim: 2,
  rounds: 1,
  warmUps: 0,
  onlyNamed: 'import',
  contenders: async (stage) => {
    const site = await stage.importSite(dialect, PAGES)
    const { dataDir, databaseUrl, pages } = site
    const server: Contender['server'] = ['authoring', { dataDir, databaseUrl, pages }]
    return {
      subject: { server, work: async ({ url }) => ({ round: () => saves(url, importInto(site)) }) },
      peer: { server, work: async ({ url }) => ({ round: () => saves(url, pause(IDLE)) }) },
    }
  },
}))

async function importInto({ dataDir, databaseUrl, folder }: ImportSite): Promise<void> {
  const args = ['content', 'import', folder, '--site', 'imported', '--env', 'production', '--publish']
  const [command = '', ...rest] = pinned(1, [process.execPath, main, ...args])
  const database = databaseUrl === undefined ? {} : { SVC_DATABASE_URL: databaseUrl }
  const env = { ...process.env, SVC_DATA_DIR: dataDir, ...database }
  const child = spawn(command, rest, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`the import ended with ${code}`)
}

/** One save after the other until something else is over. */
async function saves(url: string, other: Promise<unknown>): Promise<Sent> {
  const started = performance.now()
  const millis: number[] = []
  const over = other.then(() => true)
  while (!(await Promise.race([over, pause(BREAK, false)]))) {
    const began = performance.now()
    const response = await fetch(`${url}/save`)
    if (!response.ok) throw new Error(`a save was answered with ${response.status}`)
    await response.arrayBuffer()
    millis.push(performance.now() - began)
  }
  const seconds = (performance.now() - started) / 1000
  millis.sort((a, b) => a - b)
  const at = (part: number): number => millis[Math.floor(millis.length * part)] ?? Number.NaN
  process.stderr.write(`${millis.length} saves in ${seconds.toFixed(0)} s, the longest ${at(0.999999).toFixed(0)} ms\n`)
  return { requests: millis.length, perSecond: millis.length / seconds, medianMillis: at(0.5), p99Millis: at(0.99) }
}
