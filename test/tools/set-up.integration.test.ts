/** What a bare machine gets: run with a PATH that holds nothing but what is named here. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright-core'
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { unpackNpms } from '../../tools/chromium/find.ts'
import { ensurePythonClient } from '../../tools/clients/python/environment.ts'
import { ensureInstalled, npmProgram } from '../../tools/ensure-installed.ts'
import { lackOfPython } from '../../tools/python-venv.ts'

const root = join(import.meta.dirname, '../..')

/** What every system has, as far as the set-up uses it. */
const common = ['sh', 'env', 'uname', 'dirname', 'mkdir', 'rm']

beforeAll(() => void ensurePythonClient(() => {}), 300_000)

/** A checkout without packages, and a folder of programs. */
function bareCheckout(): { checkout: string; bin: string } {
  const folder = mkdtempSync(join(tmpdir(), 'triptych-bare-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const checkout = join(folder, 'checkout')
  const bin = join(folder, 'bin')
  mkdirSync(join(checkout, 'tools'), { recursive: true })
  mkdirSync(bin)
  for (const name of ['tools/setup.sh', 'tools/node', '.npmrc']) copyFileSync(join(root, name), join(checkout, name))
  const manifest = { name: 'bare', version: '1.0.0', private: true }
  writeFileSync(join(checkout, 'package.json'), JSON.stringify(manifest))
  const lock = { ...manifest, lockfileVersion: 3, requires: true, packages: { '': manifest } }
  writeFileSync(join(checkout, 'package-lock.json'), JSON.stringify(lock))
  // npm leaves no such note where there is no package to install.
  mkdirSync(join(checkout, 'node_modules'))
  writeFileSync(join(checkout, 'node_modules/.package-lock.json'), JSON.stringify(lock))
  for (const name of common) {
    const found = ['/bin', '/usr/bin'].map((place) => join(place, name)).find((path) => existsSync(path))
    if (found === undefined) throw new Error(`there is no ${name} on this machine`)
    symlinkSync(found, join(bin, name))
  }
  return { checkout, bin }
}

function addProgram(bin: string, name: string, script: string): void {
  writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
}

function run(program: string, args: readonly string[], bin: string): string {
  // The home is the machine's: packages that it has downloaded before are not downloaded again.
  const env = { ...process.env, PATH: bin, HOME: homedir(), NODE_COMPILE_CACHE: '' }
  return execFileSync(program, args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

it('sets up with an older Node', () => {
  const { checkout, bin } = bareCheckout()
  addProgram(bin, 'node', 'echo v18.20.4')
  addProgram(bin, 'npm', `exec ${process.execPath} ${npmProgram} "$@"`)
  run(join(checkout, 'tools/setup.sh'), [], bin)
  expect(run(join(checkout, 'tools/node'), ['--version'], bin)).toBe('v24.21.0\n')
  // What is damaged is installed again, though npm has noted it.
  const [node = ''] = globSync(join(checkout, '.toolchain/node_modules/node-*/bin/node'))
  truncateSync(node, 1000)
  run(join(checkout, 'tools/setup.sh'), [], bin)
  expect(run(join(checkout, 'tools/node'), ['--version'], bin)).toBe('v24.21.0\n')
  // A second time finds all that there is.
  rmSync(join(bin, 'npm'))
  addProgram(bin, 'npm', 'exit 1')
  run(join(checkout, 'tools/setup.sh'), [], bin)
})

it('says so where Node does not run once it is installed', () => {
  const { checkout, bin } = bareCheckout()
  addProgram(bin, 'node', 'echo v18.20.4')
  addProgram(bin, 'npm', 'exit 0')
  const setUp = () => run(join(checkout, 'tools/setup.sh'), [], bin)
  expect(setUp).toThrow('Node 24.21.0 in .toolchain/ does not run: if the disk is not full, install Node 24')
})

it('says so where npm ends well and has left files out, as on a full disk', () => {
  const { checkout, bin } = bareCheckout()
  rmSync(join(checkout, 'node_modules'), { recursive: true })
  addProgram(bin, 'node', `exec ${process.execPath} "$@"`)
  addProgram(bin, 'npm', 'mkdir -p node_modules')
  const setUp = () => run(join(checkout, 'tools/setup.sh'), [], bin)
  expect(setUp).toThrow('npm has not installed everything: is the disk full?')
  // It writes no note where there is nothing to install either.
  expect(() => ensureInstalled(checkout, () => {})).toThrow('has not installed everything: is the disk full?')
})

it('sets up without any Node, by pip', () => {
  const { checkout, bin } = bareCheckout()
  addProgram(bin, 'python3', `exec ${join(root, 'tools/clients/python/.venv/bin/python')} "$@"`)
  run(join(checkout, 'tools/setup.sh'), [], bin)
  expect(run(join(checkout, 'tools/node'), ['--version'], bin)).toBe('v24.19.0\n')
  rmSync(join(bin, 'python3'))
  addProgram(bin, 'python3', 'exit 1')
  run(join(checkout, 'tools/setup.sh'), [], bin)
})

it('brings what development needs, also where the environment is that of production', () => {
  const { checkout, bin } = bareCheckout()
  const part = { name: 'part', version: '1.0.0' }
  mkdirSync(join(checkout, 'part'))
  writeFileSync(join(checkout, 'part/package.json'), JSON.stringify(part))
  const manifest = { name: 'bare', version: '1.0.0', devDependencies: { part: 'file:part' } }
  writeFileSync(join(checkout, 'package.json'), JSON.stringify(manifest))
  const packages = { '': manifest, part: { ...part, dev: true }, 'node_modules/part': { resolved: 'part', link: true } }
  writeFileSync(join(checkout, 'package-lock.json'), JSON.stringify({ ...part, lockfileVersion: 3, packages }))
  rmSync(join(checkout, 'node_modules'), { recursive: true })
  addProgram(bin, 'node', `exec ${process.execPath} "$@"`)
  addProgram(bin, 'npm', `exec ${process.execPath} ${npmProgram} "$@"`)
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubEnv('npm_config_omit', 'dev')
  run(join(checkout, 'tools/setup.sh'), [], bin)
  expect(existsSync(join(checkout, 'node_modules/part/package.json'))).toBe(true)
})

it('sets up once where two begin at the same time', async () => {
  const { checkout, bin } = bareCheckout()
  rmSync(join(checkout, 'node_modules'), { recursive: true })
  const [log, waiting] = [join(checkout, 'log'), join(checkout, 'waiting')]
  addProgram(bin, 'node', `exec ${process.execPath} "$@"`)
  addProgram(bin, 'npm', `echo begun >> ${log}; read line; mkdir node_modules && : > node_modules/.package-lock.json`)
  addProgram(bin, 'flock', `echo waits >> ${waiting}; exec /usr/bin/flock "$@"`)
  const begin = () => {
    const child = spawn(join(checkout, 'tools/setup.sh'), { env: { PATH: bin }, stdio: ['pipe', 'inherit', 'inherit'] })
    onTestFinished(() => void child.kill())
    return { ended: once(child, 'exit'), goOn: () => child.stdin.end('\n') }
  }
  const linesOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').length : 0)
  const first = begin()
  await expect.poll(() => linesOf(log)).toBe(1)
  const second = begin()
  await expect.poll(() => linesOf(waiting)).toBe(2)
  first.goOn()
  expect(await first.ended).toEqual([0, null])
  second.goOn()
  expect(await second.ended).toEqual([0, null])
  expect(linesOf(log)).toBe(1)
})

it('says what is missing where there is neither Node nor Python', () => {
  const { checkout, bin } = bareCheckout()
  expect(() => run(join(checkout, 'tools/setup.sh'), [], bin)).toThrow(
    'npm is missing: install Node with npm, or Python with pip.',
  )
})

it('says which Python is missing', () => {
  const { bin } = bareCheckout()
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('PATH', bin)
  expect(lackOfPython()).toBe('Python 3.11 or newer is missing: install it (Debian: apt-get install python3)')
  addProgram(bin, 'python3', 'echo 3 9')
  expect(lackOfPython()).toBe('python3 is 3.9; Python 3.11 or newer is needed')
})

it.runIf(process.platform === 'linux' && process.arch === 'x64')('has a Chromium that runs, with fonts', async () => {
  const executablePath = unpackNpms(() => {})
  const env = { PATH: dirname(process.execPath), HOME: tmpdir() }
  const browser = await chromium.launch({ executablePath, env, args: ['--no-sandbox', '--disable-gpu'] })
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  await page.setContent('<span style="font: 40px sans-serif">wide</span>')
  // Where there is no font, text has no width.
  expect((await page.locator('span').boundingBox())?.width).toBeGreaterThan(40)
})
