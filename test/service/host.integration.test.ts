import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
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
