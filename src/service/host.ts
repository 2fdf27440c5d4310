import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname } from 'node:path'
import { type Config, environmentForUser, givenSettings, loadConfig, settings } from '../config.ts'
import type { Outcome, ServiceHost } from './commands.ts'

/** This machine. */
export function serviceHost(): ServiceHost {
  const [, program = ''] = process.argv
  return {
    command: [realpathSync(process.execPath), ...process.execArgv, realpathSync(program)],
    ready: process.getuid?.() === 0 && existsSync('/run/systemd/system'),
    settings: givenSettings(),
    secrets: new Set(settings.filter((setting) => 'secret' in setting).map(({ name }) => name)),
    config: (): Config => loadConfig(),
    userExists: (name) => idOf(name, '-u') !== null,
    addUser: (name, home) =>
      runProgram('useradd', [
        ...['--system', '--user-group', '--home-dir', home, '--shell', '/usr/sbin/nologin'],
        name,
      ]),
    makeFolder: (path, user) => {
      const uid = idOf(user, '-u') ?? 0
      if (existsSync(path)) {
        const { uid: owner, mode } = statSync(path)
        return owner === uid || (mode & 0o022) !== 0
      }
      // The user has to get through the folders above it, so they are as mkdir makes them.
      mkdirSync(dirname(path), { recursive: true })
      mkdirSync(path, { mode: 0o700 })
      chownSync(path, uid, idOf(user, '-g') ?? 0)
      return true
    },
    readUnit: (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null),
    writeUnit: (path, text) => writeFileSync(path, text, { mode: 0o644 }),
    removeUnit: (path) => rmSync(path),
    systemctl: (...args) => runProgram('systemctl', args),
    readSecret: (path) => readFileSync(path, 'utf8').replace(/\r?\n$/, ''),
    runAs: async (user, environment, command) => {
      // As the unit has it, so that files of the data are for their owner alone.
      process.umask(0o077)
      const group = String(idOf(user, '-g') ?? '')
      const rights = ['--reuid', user, '--regid', group, '--init-groups', '--no-new-privs']
      const env = environmentForUser({ LOGNAME: user, USER: user, ...environment })
      const child = spawn('setpriv', [...rights, '--', ...command], { stdio: 'inherit', env })
      // From a terminal, Ctrl-C reaches both: the command decides what it does about it.
      const passOn = (signal: NodeJS.Signals): void => void (signal !== 'SIGINT' && child.kill(signal))
      const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
      for (const each of signals) process.on(each, passOn)
      try {
        const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
        return code ?? 128 + constants.signals[signal ?? 'SIGKILL']
      } finally {
        for (const each of signals) process.off(each, passOn)
      }
    },
  }
}

function runProgram(program: string, args: readonly string[]): Outcome {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  return { code: status ?? 1, output: error?.message ?? `${stdout}${stderr}` }
}

function idOf(user: string, flag: '-u' | '-g'): number | null {
  const { status, stdout } = spawnSync('id', [flag, '--', user], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : null
}
