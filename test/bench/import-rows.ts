import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { ImportSite } from './import-site.ts'
import type { Sent } from './load.ts'
import { pinned } from './pinned.ts'
import type { Contender, Row } from './row.ts'

const PAGES = 50_000

/** What the memory of an import is looked at for, and how much more that may be than for one page, in MiB. */
const MANY_PAGES = 100_000
const MOST_MORE = 250

/** How long saves are measured while nothing is imported. */
const IDLE = 20_000

/** Between two saves, in milliseconds. */
const BREAK = 10

/** Between two looks at the memory of an import, in milliseconds. */
const LOOK = 100

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

const DIALECTS = ['sqlite', 'postgres'] as const

/** What an editor of one site notices while another one is imported. */
const saveRows: readonly Row[] = DIALECTS.map((dialect) => ({
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

const memoryRows: readonly Row[] = DIALECTS.map((dialect) => ({
  what: `peak memory of an import of ${MANY_PAGES.toLocaleString('en')} pages, ${dialect}`,
  against: `the same of one page, and ${MOST_MORE} MiB`,
  by: 'mib',
  aim: 1,
  rounds: 1,
  warmUps: 0,
  onlyNamed: 'peak',
  contenders: async (stage) => {
    const weighed = async (pages: number, more: number): Promise<Contender> => {
      const site = await stage.importSite(dialect, pages)
      const round = async (): Promise<Sent> => ({ ...nothingSent, mib: (await importInto(site)) + more })
      const { dataDir, databaseUrl } = site
      return { server: ['authoring', { dataDir, databaseUrl, pages: site.pages }], work: async () => ({ round }) }
    }
    return { subject: await weighed(MANY_PAGES, 0), peer: await weighed(1, MOST_MORE) }
  },
}))

export const importRows: readonly Row[] = [...saveRows, ...memoryRows]

const nothingSent: Sent = { requests: 1, perSecond: 0, medianMillis: 0, p99Millis: 0 }

/** Answers how much memory it had at most, in MiB. */
async function importInto({ dataDir, databaseUrl, folder }: ImportSite): Promise<number> {
  const args = ['content', 'import', folder, '--site', 'imported', '--env', 'production', '--publish']
  const [command = '', ...rest] = pinned(1, [process.execPath, main, ...args])
  const database = databaseUrl === undefined ? {} : { SVC_DATABASE_URL: databaseUrl }
  const env = { ...process.env, SVC_DATA_DIR: dataDir, ...database }
  const child = spawn(command, rest, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  let mostKib = 0
  const looking = setInterval(() => {
    mostKib = peakKib(child.pid) ?? mostKib
  }, LOOK)
  const [code] = await once(child, 'exit')
  clearInterval(looking)
  if (code !== 0) throw new Error(`the import ended with ${code}`)
  return mostKib / 1024
}

/** The most memory that a process has had in use; undefined once it has none. */
function peakKib(pid: number | undefined): number | undefined {
  try {
    const found = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return found === null ? undefined : Number(found[1])
  } catch {
    // It has just ended.
    return undefined
  }
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
