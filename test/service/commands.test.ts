import { relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConfigError, loadConfig } from '../../src/config.ts'
import { type ServiceHost, serviceCommands } from '../../src/service/commands.ts'
import { unitText } from '../../src/service/unit.ts'

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
  /** Files of secrets that can be read. */
  secretFiles: Record<string, string> = {}
  ran: unknown[] = []
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
      addUser: (name, home) => {
        this.done.push(`user ${name} at ${home}`)
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
      readSecret: (path) => {
        const text = this.secretFiles[path]
        if (text === undefined) throw new Error(`ENOENT, open '${path}'`)
        return text
      },
      runAs: async (...call) => {
        this.ran = call
        return 7
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
      'user triptych at /var/lib/triptych',
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

  it('makes a service of another name beside it, with a user and data of its own', async () => {
    expect(await run('install', '--name', 'triptych-bridge', 'bridge')).toBeUndefined()
    expect(machine.done).toEqual([
      'user triptych-bridge at /var/lib/triptych-bridge',
      'write /etc/systemd/system/triptych-bridge.service',
      'systemctl daemon-reload',
      'systemctl enable triptych-bridge.service',
      'systemctl restart triptych-bridge.service',
    ])
    for (const line of ['User=triptych-bridge', 'StateDirectory=triptych-bridge', 'CacheDirectory=triptych-bridge']) {
      expect(machine.unit).toContain(`\n${line}\n`)
    }
    expect(output.stdout).toContain('triptych service status --name triptych-bridge ')
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
    ['a name that is none', {}, ['--name', 'triptych-/x'], 'or triptych-bridge and so on, not triptych-/x', 64],
    ['the name of another program', {}, ['--name', 'nginx'], 'or triptych-bridge and so on, not nginx', 64],
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
    ['ActiveState=active\nSubState=running\nNRestarts=1\nMainPID=7', undefined, 'process 7, restarted once since.'],
    ['ActiveState=failed\nSubState=failed\nExecMainCode=1\nExecMainStatus=78', 3, '78: a setting is wrong'],
    [
      'ActiveState=failed\nSubState=failed\nExecMainCode=1\nExecMainStatus=1\nNRestarts=10',
      3,
      'too often to be started',
    ],
    [
      'ActiveState=activating\nSubState=auto-restart\nExecMainCode=2\nExecMainStatus=9\nNRestarts=0',
      3,
      'Not running (activating, auto-restart); signal 9 killed it.',
    ],
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

describe('triptych service run', () => {
  const home = 'Environment="HOME=/var/lib/triptych"\n'

  it('runs another command as the user, with the settings and the secrets', async () => {
    machine.unit = unitText({
      name: 'triptych',
      command: machine.command,
      surfaces: [],
      user: 'root',
      settings: {
        SVC_DATABASE_URL_FILE: '/etc/triptych/100%',
        SVC_MAIL_FROM: String.raw`"A \ 5%" <a@example.org>`,
        SVC_SMTP_URL_FILE: '/etc/triptych/smtp',
      },
      dataDir: '/var/lib/triptych',
      folders: [],
      privilegedPort: false,
    })
    machine.secretFiles = { '/etc/triptych/100%': 'postgres://db/triptych', '/etc/triptych/smtp': 'smtp://mail' }
    expect(await run('run', 'content', 'import', 'folder', '--name', 'x', '--help')).toBe(7)
    expect(machine.ran).toEqual([
      'root',
      expect.objectContaining({
        HOME: '/var/lib/triptych',
        SVC_DATA_DIR: '/var/lib/triptych',
        SVC_DATABASE_URL: 'postgres://db/triptych',
        SVC_MAIL_FROM: String.raw`"A \ 5%" <a@example.org>`,
        SVC_SMTP_URL: 'smtp://mail',
      }),
      [...machine.command, 'content', 'import', 'folder', '--name', 'x', '--help'],
    ])
    expect(Object.keys(machine.ran[1] as object)).not.toContain('SVC_SMTP_URL_FILE')
  })

  it.each<[string, Partial<Machine>, string]>([
    ['it is not installed', { unit: null }, `there is no ${unit}`],
    ['this is not root', { ready: false }, 'this takes root'],
    ['it was made by an earlier version', { unit: 'User=root\n' }, 'is of an earlier version'],
    ['its user is gone', { unit: `User=ada\n${home}` }, 'there is no user ada'],
    [
      'a secret is gone',
      { unit: `User=root\n${home}LoadCredential=svc_smtp_url_file:/etc/gone\n` },
      'the file of SVC_SMTP_URL',
    ],
  ])('runs nothing where %s', async (_, how, reason) => {
    Object.assign(machine, { unit: 'User=root\n', ...how })
    expect(await run('run', 'doctor')).toBe(1)
    expect(output.stderr).toMatch(/^error: [^\n]+\n$/)
    expect(output.stderr).toContain(reason)
    expect(machine.ran).toEqual([])
  })
})

describe('triptych service uninstall', () => {
  it('stops it, removes the unit, and says where the data stay', async () => {
    machine.unit = 'User=root\nEnvironment="SVC_DATA_DIR=/srv/100%%"\nWorkingDirectory=/srv/100%%\n'
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
