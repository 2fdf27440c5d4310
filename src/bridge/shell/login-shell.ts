import { accessSync, constants, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { isAbsolute } from 'node:path'
import { TriptychError } from '../../errors.ts'

/** An environment, as `process.env` is one. */
export type Environment = Readonly<Record<string, string | undefined>>

/** What a shell is started with. */
export interface ShellProgram {
  /** Path of the program. */
  readonly file: string
  /** Its working directory. */
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
}

/** What passes from the daemon's environment to a shell: none of its settings, which hold secrets. */
const PASSED = /^(?:PATH|HOME|USER|LOGNAME|SHELL|LANG|LANGUAGE|LC_\w+|TZ|TMPDIR|XDG_\w+|SSH_AUTH_SOCK)$/

/**
 * The user's shell in their home directory, with little of the daemon's environment: `$SHELL`, else bash, else sh.
 * A machine that names no locale gets `C.UTF-8`, since all text here is UTF-8.
 *
 * @throws TriptychError `unavailable` where none of those shells exists
 */
export function loginShell(environment: Environment): ShellProgram {
  const file = [environment.SHELL, '/bin/bash', '/bin/sh'].find(isProgram)
  if (file === undefined) throw new TriptychError('unavailable', 'shell: neither $SHELL nor bash nor sh can be run')
  const home = environment.HOME ?? userInfo().homedir
  return { file, cwd: isFolder(home) ? home : '/', env: shellEnvironment(environment, home, file) }
}

function shellEnvironment(environment: Environment, home: string, file: string): Record<string, string> {
  const passed = Object.entries(environment).flatMap(([name, value]) =>
    PASSED.test(name) && value !== undefined && value !== '' ? [[name, value] as const] : [],
  )
  const env: Record<string, string> = Object.fromEntries(passed)
  const hasLocale = passed.some(([name]) => name === 'LANG' || name === 'LC_ALL' || name === 'LC_CTYPE')
  return {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    ...(hasLocale ? {} : { LANG: 'C.UTF-8' }),
    ...env,
    HOME: home,
    SHELL: file,
    TERM: 'xterm-256color',
  }
}

function isProgram(path: string | undefined): path is string {
  return path !== undefined && isAbsolute(path) && may(path, constants.X_OK) && statSync(path).isFile()
}

function isFolder(path: string): boolean {
  return isAbsolute(path) && may(path, constants.X_OK) && statSync(path).isDirectory()
}

function may(path: string, mode: number): boolean {
  try {
    accessSync(path, mode)
    return true
  } catch {
    return false
  }
}
