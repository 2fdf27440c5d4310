import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Edit } from './mutants.ts'

const root = join(import.meta.dirname, '../..')

/** What a checkout installs, shared by every copy of it. */
const installed = [
  ...['node_modules', '.toolchain', '.venv', 'console/node_modules', 'test/support/registry/node_modules'],
  'tools/prism/node_modules',
]

/** A copy of this checkout, to break and to mend. */
export class Workshop {
  readonly folder: string
  readonly #before = new Map<string, string>()

  private constructor(folder: string) {
    this.folder = folder
  }

  /** Copies what git knows of, and what is new and not ignored. The folder of temporary files may be on another disk. */
  static open(): Workshop {
    const folder = mkdtempSync(join(tmpdir(), 'triptych-mutants-'))
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
    for (const file of new Set(String(listed).split('\0'))) {
      if (file === '' || installed.includes(file) || !existsSync(join(root, file))) continue
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      // A lockfile that is newer than what is installed would have it installed anew.
      cpSync(join(root, file), join(folder, file), { preserveTimestamps: true })
    }
    for (const name of installed) linkInstalled(name, folder)
    return new Workshop(folder)
  }

  /** @throws Error where the text to replace is not there, or more than once */
  apply(edit: Edit): void {
    const path = join(this.folder, edit.file)
    const text = readFileSync(path, 'utf8')
    const edited = applyEdit(text, edit)
    if (!this.#before.has(path)) this.#before.set(path, text)
    writeFileSync(path, edited)
  }

  /** Puts back what was changed. */
  mend(): void {
    for (const [path, text] of this.#before) writeFileSync(path, text)
    this.#before.clear()
  }

  /** Runs a program of the copy with Node, to its end; what it printed, without colours. */
  async run(args: readonly string[]): Promise<{ readonly code: number | null; readonly output: string }> {
    // Nothing is counted there, and what it starts is the copy.
    const ofThisRun = { TRIPTYCH_COVERAGE: undefined, TRIPTYCH_START: undefined }
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...ofThisRun }
    const child = spawn(process.execPath, args, { cwd: this.folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const kill = () => child.kill()
    process.once('exit', kill)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    const [code = null]: (number | null)[] = await once(child, 'close')
    process.off('exit', kill)
    return { code, output }
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** Links an installed folder; of the packages of the checkout each one, so that the copy has a cache on its own disk. */
function linkInstalled(name: string, folder: string): void {
  const [from, to] = [join(root, name), join(folder, name)]
  if (!existsSync(from) || existsSync(to)) return
  const parts = name === 'node_modules' ? readdirSync(from).filter((part) => part !== '.cache') : ['']
  if (name === 'node_modules') mkdirSync(to)
  for (const part of parts) symlinkSync(join(from, part), join(to, part))
}

/**
 * A file's text, edited.
 *
 * @throws Error where it does not have the text to replace, or has it more than once
 */
export function applyEdit(text: string, { file, search, replace }: Edit): string {
  const [before = '', after, ...more] = text.split(search)
  if (after === undefined) throw new Error(`${file} no longer has ${JSON.stringify(search)}`)
  if (more.length > 0) throw new Error(`${file} has ${JSON.stringify(search)} ${more.length + 1} times`)
  return before + replace + after
}
