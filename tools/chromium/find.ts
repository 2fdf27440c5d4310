import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { debianFolder, ensureDebianPackages } from '../debian-packages.ts'
import { ensureInstalled } from '../ensure-installed.ts'
import { oneAtATime } from '../one-at-a-time.ts'

const toolchain = join(import.meta.dirname, '../../.toolchain')
/** As Debian's package is named, too. */
const shell = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Where Chromium is, for the browser tests: CHROMIUM_PATH, else the one on the path, else Debian's, which root can
 * install, else npm's, which is unpacked into `.toolchain/`. A headless shell comes first: it has no windows, whose
 * toolbars and spare pages take a fifth of the processor time. Where Debian's Chromium is, Debian's shell is unpacked into
 * `.toolchain/`.
 *
 * @param say given the lines that tell why this takes a while
 * @throws Error with one line for the user
 */
export function ensureChromium(say: (line: string) => void): string {
  const { CHROMIUM_PATH: given } = process.env
  if (given !== undefined && given !== '') {
    if (!isProgram(given)) throw new Error(`CHROMIUM_PATH is ${given}, which is not a program`)
    return given
  }
  return findOnPath([shell]) ?? unpackDebiansShell(say) ?? findOnPath(names) ?? installDebians(say) ?? unpackNpms(say)
}

function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Debian's headless shell, where its Chromium is, with the libraries that both need; undefined where it cannot be had. */
function unpackDebiansShell(say: (line: string) => void): string | undefined {
  if (!isProgram('/usr/lib/chromium/chromium')) return undefined
  try {
    const packages = [shell, 'chromium-common'] as const
    if (!existsSync(debianFolder(packages))) say('unpacking the headless shell of Chromium')
    const program = join(ensureDebianPackages(packages), 'usr/lib/chromium', shell)
    return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0 ? program : undefined
  } catch {
    return undefined
  }
}

function installDebians(say: (line: string) => void): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  say('installing Chromium')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', shell]]) {
    if (spawnSync('apt-get', args, { env, stdio: 'ignore' }).status !== 0) return undefined
  }
  return findOnPath([shell])
}

/**
 * Where npm's is, unpacked into `.toolchain/`. It is made for AWS Lambda: a headless shell with the libraries that it
 * needs, compressed.
 *
 * @throws Error with one line for the user
 */
export function unpackNpms(say: (line: string) => void): string {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'Chromium is missing: install it (Debian: apt-get install chromium-headless-shell), or name one in CHROMIUM_PATH',
    )
  }
  const folder = join(toolchain, 'chromium')
  const program = join(folder, 'start')
  oneAtATime('chromium', () => {
    if (existsSync(program)) return
    ensureInstalled(import.meta.dirname, say)
    mkdirSync(toolchain, { recursive: true })
    const place = mkdtempSync(join(toolchain, 'chromium-'))
    try {
      // It unpacks into the folder for temporary files, and the libraries only where it takes itself to be in Lambda.
      const env = { ...process.env, TMPDIR: place, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' }
      const unpack = `import chromium from '@sparticuz/chromium'; await chromium.executablePath()`
      const args = ['--input-type=module', '--eval', unpack]
      execFileSync(process.execPath, args, { cwd: import.meta.dirname, env, stdio: ['ignore', 'ignore', 'pipe'] })
      writeFileSync(join(place, 'fonts.conf'), fonts)
      writeFileSync(join(place, 'start'), launcher, { mode: 0o755 })
      rmSync(folder, { recursive: true, force: true })
      renameSync(place, folder)
    } finally {
      rmSync(place, { recursive: true, force: true })
    }
  })
  return program
}

/** Its libraries are not for what starts it. Shared memory may be small in a container. */
const launcher = `#!/bin/sh
here=\${0%/*}
LD_LIBRARY_PATH=$here/al2023/lib FONTCONFIG_PATH=$here exec "$here/chromium" --disable-dev-shm-usage "$@"
`

/** The one that comes along knows the folders of Lambda. */
const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`
