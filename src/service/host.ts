import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { type Config, givenSettings, loadConfig, settings } from '../config.ts'
import type { ServiceHost } from './commands.ts'

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
    addUser: (name) => {
      const options = ['--system', '--user-group', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin']
      const { status, stderr } = spawnSync('useradd', [...options, name], { encoding: 'utf8' })
      if (status !== 0) throw new Error(`useradd ${name} failed: ${stderr}`)
    },
    makeFolder: (path, user) => {
      if (existsSync(path)) return
      mkdirSync(path, { recursive: true, mode: 0o700 })
      chownSync(path, idOf(user, '-u') ?? 0, idOf(user, '-g') ?? 0)
    },
    readUnit: (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null),
    writeUnit: (path, text) => writeFileSync(path, text, { mode: 0o644 }),
    removeUnit: (path) => rmSync(path),
    systemctl: (...args) => {
      const { status, stdout, stderr, error } = spawnSync('systemctl', args, { encoding: 'utf8' })
      return { code: status ?? 1, output: error?.message ?? `${stdout}${stderr}` }
    },
  }
}

function idOf(user: string, flag: '-u' | '-g'): number | null {
  const { status, stdout } = spawnSync('id', [flag, '--', user], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : null
}
