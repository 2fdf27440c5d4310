import { relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConfigError, loadConfig } from '../../src/config.ts'
import { type ServiceHost, serviceCommands } from '../../src/service/commands.ts'

const done = { code: 0, output: '' }

/** A machine that notes what is done to it. */
class Machine {
  readonly done: string[] = []
  unit: string | null = null
  shown = ''
  failing: string | undefined
  ready = true
  /** A folder of another user. */
  foreign: string | undefined
  command: readonly string[] = ['/usr/bin/node', '/opt/triptych/dist/src/main.js']
  settings: Record<string, string> = {}

  host(): ServiceHost {
    return {
      command: this.command,
      ready: this.ready,
      settings: this.settings,
      secrets: new Set(['SVC_SMTP_URL']),
      config: () => loadConfig(this.settings),
      userExists: (name) => name === 'root',
      addUser: (name) => {
        this.done.push(`user ${name}`)
        return this.failing === 'useradd' ? { code: 1, output: 'no such program\nSee its manual.\n' } : done
      },
      makeFolder: (path, user) => {
        if (path === this.foreign) return false
        this.done.push(`folder ${path} of ${user}`)
        return true
      },
      readUnit: () => this.unit,
      writeUnit: (path, text) => {
        this.unit = text
        this.done.push(`write ${path}`)
      },
      removeUnit: (path) => void this.done.push(`remove ${path}`),
      systemctl: (...args) => {
        this.done.push(`systemctl ${args.join(' ')}`)
        return args[0] === this.failing ? { code: 1, output: 'no such bus\n' } : { code: 0, output: this.shown }
      },
    }
  }
}

let machine: Machine
const output = { stdout: '', stderr: '' }

beforeEach(() => {
  machine = new Machine()
  for (const name of ['stdout', 'stderr'] as const) {
    output[name] = ''
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      output[name] += String(text)
      return true
    })
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})

/** Runs a command, and returns its exit code. */
async function run(...args: string[]): Promise<unknown> {
  await serviceCommands(['auth', 'bridge', 'content'], () => machine.host()).parseAsync(args, { from: 'user' })
  return process.exitCode
}

const unit = '/etc/systemd/system/triptych.service'

describe('triptych service install', () => {
  it('makes the user and folders, writes the unit and starts it', async () => {
    machine.settings = { SVC_BACKUP_DIR: relative(process.cwd(), '/srv/backups'), SVC_BACKUP_EVERY: '1d' }
    expect(await run('install')).toBeUndefined()
    expect(machine.done).toEqual([
      'user triptych',
      'folder /srv/backups of triptych',
      `write ${unit}`,
      'systemctl daemon-reload',
      'systemctl enable triptych.service',
      'systemctl restart triptych.service',
    ])
    expect(machine.unit).toContain('ExecStart=/usr/bin/node /opt/triptych/dist/src/main.js serve\n')
    expect(output.stdout).toContain('with the data in /var/lib/triptych')
    expect(output.stdout).toContain('No plugin may have a "uid" in config.json')
  })

  it('prints the unit anywhere, and changes nothing', async () => {
    machine.ready = false
    machine.command = ['/home/ada/node', '/home/ada/triptych/main.js']
    expect(await run('install', 'content', '--print')).toBeUndefined()
    expect(output.stdout).toContain('ExecStart=/home/ada/node /home/ada/triptych/main.js serve content\n')
    expect(machine.done).toEqual([])
  })

  it.each<[string, Partial<Machine>, string[], string, number?]>([
    ['without root or systemd', { ready: false }, [], 'this takes root on a system that systemd runs'],
    ['a secret', { settings: { SVC_SMTP_URL: 'smtp://me:hidden@mail' } }, [], 'name that in SVC_SMTP_URL_FILE'],
    ['a program that services do not see', { command: ['/usr/bin/node', '/root/main.js'] }, [], '/root/main.js is in'],
    ['data that services do not see', { settings: { SVC_DATA_DIR: '/home/ada/data' } }, [], '/home/ada/data is in'],
    ['backups that they do not see', { settings: { SVC_BACKUP_DIR: '/var/tmp/b' } }, [], '/var/tmp/b is in'],
    ['a surface that is none', {}, ['kitchen'], 'kitchen is not a surface', 64],
    ['a user that is none', {}, ['--user', 'a b'], 'a b is not a user name', 64],
    ['a systemd that fails', { failing: 'enable' }, [], 'systemctl enable triptych.service failed: no such bus'],
  ])('refuses %s in one line', async (_, how, args, reason, code = 1) => {
    Object.assign(machine, how)
    expect(await run('install', ...args)).toBe(code)
    expect(output.stderr).toMatch(/^error: [^\n]+\n$/)
    expect(output.stderr).toContain(reason)
    expect(output.stderr).not.toContain('hidden')
    if (how.failing === undefined) expect(machine.done).toEqual([])
  })

  it('writes no unit where a folder is of another user, or the user cannot be made', async () => {
    Object.assign(machine, { settings: { SVC_DATA_DIR: '/srv/data' }, foreign: '/srv/data' })
    expect(await run('install', '--user', 'root')).toBe(1)
    expect(output.stderr).toBe(
      'error: root may not write to /srv/data: hand it over with chown -R root /srv/data, or choose another\n',
    )
    expect(machine.done).toEqual([])
    machine.failing = 'useradd'
    expect(await run('install')).toBe(1)
    expect(output.stderr).toMatch(/\nerror: useradd triptych failed: no such program\n$/)
    expect(machine.unit).toBeNull()
  })

  it('reads the settings before anything is done', async () => {
    machine.settings = { SVC_AUTH_PORT: 'eighty' }
    await expect(run('install')).rejects.toThrow(ConfigError)
    expect(machine.done).toEqual([])
  })
})

describe('triptych service status', () => {
  it.each([
    [
      'ActiveState=active\nSubState=running\nNRestarts=2\nMainPID=7',
      undefined,
      'Running, process 7, restarted 2 times',
    ],
    ['ActiveState=failed\nSubState=failed\nExecMainStatus=78\nNRestarts=0', 3, '78: a setting is wrong'],
    ['ActiveState=inactive\nSubState=dead\nExecMainStatus=0', 3, 'Not running (inactive, dead); it ended with 0.'],
  ])('reads %j', async (shown, code, text) => {
    machine.unit = '[Unit]'
    machine.shown = `${shown}\n`
    expect(await run('status')).toBe(code)
    expect(output.stdout).toContain(text)
  })

  it('says that systemd cannot be asked', async () => {
    Object.assign(machine, { unit: '[Unit]', failing: 'show' })
    expect(await run('status')).toBe(1)
    expect(output).toEqual({
      stdout: '',
      stderr: expect.stringMatching(/^error: systemctl show .* failed: no such bus\n$/),
    })
  })

  it('says that it is not installed', async () => {
    expect(await run('status')).toBe(4)
    expect(output.stdout).toBe(`Not installed: there is no ${unit}.\n`)
  })
})

describe('triptych service uninstall', () => {
  it('stops it, removes the unit, and says where the data stay', async () => {
    machine.unit = 'Environment="SVC_DATA_DIR=/srv/100%%"\nWorkingDirectory=/srv/100%%\n'
    expect(await run('uninstall')).toBeUndefined()
    expect(machine.done).toEqual([
      'systemctl disable --now triptych.service',
      `remove ${unit}`,
      'systemctl daemon-reload',
    ])
    expect(output.stdout).toContain('The data stay in /srv/100%,')
  })

  it('has nothing to remove where there is none', async () => {
    expect(await run('uninstall')).toBe(1)
    expect(output.stderr).toBe(`error: there is no ${unit}\n`)
  })
})
