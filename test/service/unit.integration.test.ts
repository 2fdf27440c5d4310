import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readUnitText, type UnitOptions, unitText } from '../../src/service/unit.ts'
import { debianProgram } from '../support/debian.ts'

const options: UnitOptions = {
  name: 'triptych',
  // A program that is there: systemd looks.
  command: [process.execPath, '/opt/triptych/dist/src/main.js'],
  surfaces: [],
  user: 'root',
  settings: {
    SVC_BASE_URL: 'https://auth.example.org',
    SVC_MAIL_FROM: 'Example "100%" <signin@example.org>',
    SVC_SMTP_URL_FILE: '/etc/triptych/smtp-url',
  },
  dataDir: '/var/lib/triptych',
  folders: ['/srv/backups of triptych'],
  privilegedPort: false,
}

describe('the unit of systemd', () => {
  it('serves with the settings, and takes secrets as credentials', () => {
    const lines = unitText(options).split('\n')
    expect(lines).toContain(`ExecStart=${process.execPath} /opt/triptych/dist/src/main.js serve`)
    expect(lines).toContain('Environment="SVC_DATA_DIR=/var/lib/triptych"')
    expect(lines).toContain('StateDirectory=triptych')
    expect(lines).toContain('Environment="SVC_MAIL_FROM=Example \\"100%%\\" <signin@example.org>"')
    expect(lines).toContain('LoadCredential=svc_smtp_url_file:/etc/triptych/smtp-url')
    expect(lines).toContain('Environment="SVC_SMTP_URL_FILE=%d/svc_smtp_url_file"')
    expect(lines).toContain('ReadWritePaths="/srv/backups of triptych"')
    // A disk that the network brings comes late.
    expect(lines).toContain('After=network-online.target remote-fs.target postgresql.service')
  })

  it('spells a folder as each setting reads it, whatever is in its name', () => {
    const name = String.raw`/srv/a "b" \c $d 100%`
    const lines = unitText({ ...options, dataDir: name, settings: { SVC_SMTP_URL_FILE: `${name}/smtp` } }).split('\n')
    const quoted = String.raw`/srv/a \"b\" \\c $d 100%%`
    expect(lines).toContain(String.raw`WorkingDirectory=/srv/a "b" \c $d 100%%`)
    expect(lines).toContain(`ReadWritePaths="${quoted}"`)
    expect(lines).toContain(`Environment="SVC_DATA_DIR=${quoted}"`)
    expect(lines).toContain(String.raw`LoadCredential=svc_smtp_url_file:/srv/a "b" \c $d 100%%/smtp`)
    expect(unitText({ ...options, dataDir: '/var/lib/a b' }).split('\n')).toContain('StateDirectory="a b"')
    // Systemd would take what follows a colon for a link to the folder.
    expect(unitText({ ...options, dataDir: '/var/lib/a:b' }).split('\n')).toContain('ReadWritePaths=/var/lib/a:b')
    const command = unitText({ ...options, command: ['/opt/$d/node'] }).split('\n')
    expect(command).toContain('ExecStart="/opt/$$d/node" serve')
  })

  it('has a home that npm, plugins and the shell can write to', () => {
    const lines = unitText({ ...options, dataDir: '/srv/data' }).split('\n')
    expect(lines).toContain('Environment="HOME=/srv/data"')
    expect(lines).toContain('Environment="npm_config_cache=/var/cache/triptych/npm"')
    expect(lines).toContain('CacheDirectory=triptych')
  })

  it('is read again as it was written', () => {
    const name = String.raw`/srv/a "b" \c \\" $d 100%`
    const settings = { SVC_MAIL_FROM: name, SVC_SMTP_URL_FILE: `${name}/smtp`, SVC_DATABASE_URL_FILE: '/etc/db' }
    const command = ['/opt/node "24"/bin/node', '--title=100% $a', '/opt/triptych/serve/main.js']
    const written = unitText({ ...options, command, surfaces: ['auth'], settings, dataDir: name })
    const { environment, secretFiles, ...rest } = readUnitText(written)
    expect(rest).toEqual({ user: 'root', dataDir: name, command })
    expect(environment).toMatchObject({ HOME: name, SVC_DATA_DIR: name, SVC_MAIL_FROM: name })
    expect(Object.keys(environment).filter((variable) => variable.endsWith('_FILE'))).toEqual([])
    expect(secretFiles).toEqual({ SVC_SMTP_URL: `${name}/smtp`, SVC_DATABASE_URL: '/etc/db' })
  })

  it('takes a plugin that is out of memory alone, and another start only where it may help', () => {
    const lines = unitText(options).split('\n')
    for (const line of [
      'StartLimitIntervalSec=5min',
      'StartLimitBurst=10',
      'KillMode=mixed',
      'OOMPolicy=continue',
      'Delegate=yes',
      'Restart=on-failure',
    ]) {
      expect(lines).toContain(line)
    }
    expect(lines).toContain('RestartPreventExitStatus=64 69 78')
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(lines.join('\n'))?.[1])).toBeGreaterThan(5)
    // V8 compiles while it runs.
    expect(lines.filter((line) => line.startsWith('MemoryDenyWriteExecute'))).toEqual([])
  })

  it('writes a folder of data that is elsewhere, and leaves devices to plugins alone', () => {
    const elsewhere = unitText({ ...options, surfaces: ['content'], dataDir: '/srv/data' }).split('\n')
    expect(elsewhere).toContain('ReadWritePaths=/srv/data')
    expect(elsewhere.some((line) => line.startsWith('StateDirectory'))).toBe(false)
    expect(elsewhere).toContain('PrivateDevices=yes')
    expect(unitText(options)).toContain('PrivateDevices=no')
  })

  it('may take a port below 1024, and nothing else of root, only where one is set', () => {
    expect(unitText({ ...options, surfaces: ['auth'] })).toContain('CapabilityBoundingSet=\n')
    const privileged = unitText({ ...options, surfaces: ['auth'], privilegedPort: true })
    expect(privileged).toContain('CapabilityBoundingSet=CAP_NET_BIND_SERVICE\n')
    expect(privileged).toContain('AmbientCapabilities=CAP_NET_BIND_SERVICE\n')
  })

  it('lets plugins start ping, and no process be given what its file has', () => {
    const lines = unitText(options).split('\n')
    for (const line of ['CapabilityBoundingSet=CAP_NET_RAW', 'AmbientCapabilities=', 'NoNewPrivileges=yes']) {
      expect(lines).toContain(line)
    }
    const both = unitText({ ...options, privilegedPort: true })
    expect(both).toContain(
      'CapabilityBoundingSet=CAP_NET_BIND_SERVICE CAP_NET_RAW\nAmbientCapabilities=CAP_NET_BIND_SERVICE\n',
    )
  })

  it.each([
    [[], 35],
    [['auth', 'content'], 30],
  ])('is one that systemd understands, and is well guarded: %j', (surfaces, threshold) => {
    const folder = mkdtempSync(join(tmpdir(), 'triptych-unit-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'triptych.service')
    writeFileSync(file, unitText({ ...options, surfaces }))
    const packages = ['systemd', 'libsystemd-shared', 'libapparmor1', 'libip4tc2', 'libkmod2'] as const
    const path = '/usr/bin/systemd-analyze'
    const { program, env: libraries } = debianProgram(path, packages)
    // A machine without systemd has none of its units and of its folders, which only root may make.
    const isBare = program !== path
    const units = {
      XDG_RUNTIME_DIR: folder,
      SYSTEMD_UNIT_PATH: `${program.slice(0, -path.length)}/lib/systemd/system:`,
    }
    const env = isBare ? { ...libraries, ...units } : {}
    const scope = isBare ? ['--user'] : []
    const verified = spawnSync(program, [...scope, 'verify', '--man=no', file], { env, encoding: 'utf8' })
    // It tells of units of the machine, too.
    expect(verified.stderr.split('\n').filter((line) => line.includes('triptych'))).toEqual([])
    expect(verified.status).toBe(0)
    // Exposure times ten; ends with an error above it.
    const args = [...scope, 'security', '--offline=yes', `--threshold=${threshold}`, '--no-pager', file]
    expect(execFileSync(program, args, { env, encoding: 'utf8' })).toMatch(/Overall exposure level.*OK/)
  })
})
