import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { serviceHost } from '../../src/service/host.ts'
import { startProcess } from '../support/process.ts'

/** Permissions, without the kind of file. */
function modeOf(path: string): number {
  return statSync(path).mode & 0o777
}

it('makes a folder for its user alone, below folders that the user gets through', () => {
  const parent = mkdtempSync(join(tmpdir(), 'triptych-service-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const umask = process.umask(0o022)
  onTestFinished(() => void process.umask(umask))
  const folder = join(parent, 'triptych', 'data')
  const host = serviceHost()
  const { username } = userInfo()
  expect(host.makeFolder(folder, username)).toBe(true)
  expect([modeOf(dirname(folder)), modeOf(folder)]).toEqual([0o755, 0o700])
  expect(host.makeFolder(folder, username)).toBe(true)
  const other = username === 'daemon' ? 'root' : 'daemon'
  expect(host.makeFolder(folder, other)).toBe(false)
  expect(modeOf(folder)).toBe(0o700)
})

it('leaves the options of a command that the service runs to that command', async () => {
  const main = join(import.meta.dirname, '../../src/main.ts')
  const args = ['service', 'run', '--name', 'triptych-none', 'content', 'import', '--site', 'x', '--help', '--version']
  const running = startProcess(process.execPath, [main, ...args])
  await running.exited
  expect(running.stderr()).toBe('error: there is no /etc/systemd/system/triptych-none.service\n')
  expect(running.stdout()).toBe('')
})

it.runIf(process.getuid?.() === 0)(
  'runs a command as a user, with the rights and the environment of no other',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'triptych-run-as-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    await chmod(folder, 0o777)
    const host = serviceHost()
    const umask = process.umask()
    onTestFinished(() => void process.umask(umask))
    vi.stubEnv('TRIPTYCH_OWN_SECRET', 'hidden')
    onTestFinished(() => void vi.unstubAllEnvs())
    const script = `{ id -un; id -Gn; umask; grep NoNewPrivs /proc/self/status; env; } > ${folder}/seen; exit 3`
    expect(await host.runAs('nobody', { SVC_MAIL_FROM: 'a@example.org' }, ['sh', '-c', script])).toBe(3)
    const seen = await readFile(join(folder, 'seen'), 'utf8')
    const groups = execFileSync('id', ['-Gn', 'nobody'], { encoding: 'utf8' })
    expect(seen).toMatch(new RegExp(`^nobody\n${groups}0077\nNoNewPrivs:\\s1\n`))
    expect(seen).toContain('SVC_MAIL_FROM=a@example.org\n')
    expect(seen).toContain('USER=nobody\n')
    expect(seen).not.toContain('hidden')
    expect(await host.runAs('nobody', {}, ['sh', '-c', 'kill -KILL $$'])).toBe(137)
    expect(await host.runAs('nobody', {}, ['/none'])).toBe(127)
  },
)
