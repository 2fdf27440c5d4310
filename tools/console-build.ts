import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { ensureInstalled } from './ensure-installed.ts'
import { oneAtATime } from './one-at-a-time.ts'

const root = dirname(import.meta.dirname)
/** Where the sources of the consoles are. */
export const consoleFolder = join(root, 'console')
/** Where they are built to; every surface serves them from there. */
export const consoleBuilt = join(consoleFolder, 'dist')
/** The file of a build that says what it was built from; it is not served. */
export const BUILT_FROM = 'built-from.txt'

/**
 * Builds the browser consoles when they never were, or when anything that they are made of has changed since. Of two
 * processes that come at once the second one finds what the first one built; a server never finds half of it.
 *
 * @param say given the lines that tell why this takes a while
 * @throws Error when npm or Vite fails
 */
export function ensureConsole(say: (line: string) => void): void {
  if (isCurrent()) return
  oneAtATime('console', () => {
    if (isCurrent()) return
    ensureInstalled(consoleFolder, say)
    say('building the consoles')
    build()
  })
}

function build(): void {
  // Before Vite reads them: what changes meanwhile is built the next time.
  const sources = hashOfSources()
  const staging = join(root, 'node_modules', '.cache')
  mkdirSync(staging, { recursive: true })
  const place = mkdtempSync(join(staging, 'console-'))
  try {
    const built = join(place, 'built')
    const vite = join(consoleFolder, 'node_modules/vite/bin/vite.js')
    const { status, stdout, stderr, error } = spawnSync(
      process.execPath,
      [vite, 'build', '--outDir', built, '--emptyOutDir', '--logLevel', 'warn'],
      { cwd: consoleFolder, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
    )
    if (status !== 0) throw new Error(`building the consoles failed: ${error?.message ?? `${stdout}${stderr}`}`)
    writeFileSync(join(built, BUILT_FROM), sources)
    if (existsSync(consoleBuilt)) renameSync(consoleBuilt, join(place, 'before'))
    renameSync(built, consoleBuilt)
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

function isCurrent(): boolean {
  const file = join(consoleBuilt, BUILT_FROM)
  return existsSync(file) && readFileSync(file, 'utf8') === hashOfSources()
}

/**
 * Of every file that goes into the consoles, its name and its bytes; the lockfile stands for the packages.
 *
 * @param checkout this one when absent
 */
export function hashOfSources(checkout = root): string {
  const own = globSync('console/**', {
    cwd: checkout,
    exclude: (name) => name.endsWith('node_modules') || name === join('console', 'dist'),
  })
  const generated = globSync('generated/*/{client,types,stream-client,stream-socket}.ts', { cwd: checkout })
  const hash = createHash('sha256')
  const manual = globSync('docs/{pages,media}/**', { cwd: checkout })
  for (const name of [...own, ...generated, ...manual, 'tsconfig.json'].toSorted()) {
    const path = join(checkout, name)
    if (statSync(path).isFile())
      hash.update(`${name}\0`).update(createHash('sha256').update(readFileSync(path)).digest())
  }
  return hash.digest('hex')
}
