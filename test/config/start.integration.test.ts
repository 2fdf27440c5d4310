import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freePorts, runTriptych, startCommand, startProcess } from '../support/process.ts'

describe('triptych serve with a bad setting', () => {
  it.each([
    ['SVC_CONTENT_PORT', 'eighty', /must be a port/],
    ['SVC_CONTENT_PROT', '80', /did you mean SVC_CONTENT_PORT\?/],
    ['SVC_SECRET_KEY', 'hidden', /must have at least 32 characters, not 6/],
    ['SVC_SECRET_KEY_FILE', '/nowhere', /names a file that cannot be read \(ENOENT\)/],
    ['SVC_HOST', '', /is empty/],
    ['SVC_OIDC_ISSUER', 'http://me:hidden@id.example', /must be https:\/\//],
    ['SVC_SMTP_URL', 'smtp:/hidden', /must be smtp:\/\/ or smtps:\/\//],
  ])('%s=%s stops the start with 78 and one line', async (name, value, reason) => {
    const { code, stdout, stderr } = await runTriptych(['serve'], { [name]: value })
    expect(code).toBe(78)
    expect(stdout).toBe('')
    expect(stderr).toMatch(new RegExp(`^error: ${name} [^\n]+\n$`))
    expect(stderr).toMatch(reason)
    expect(stderr).not.toContain('hidden')
  })
})

it.each([
  [['serve', 'auth']],
  [['auth', 'members']],
])('%j on the data of another user ends with 78 and one line', async (args) => {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-closed-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await chmod(folder, 0o000)
  // Nothing is closed to root.
  const asAnother = 'data:text/javascript,if (process.getuid() === 0) process.seteuid(65534)'
  const main = join(import.meta.dirname, '../../src/main.ts')
  const running = startProcess(process.execPath, ['--import', asAnother, main, ...args], { SVC_DATA_DIR: folder })
  expect(await running.exited).toEqual({ code: 78, signal: null })
  expect(running.stderr()).toBe(
    `error: SVC_DATA_DIR names a folder of which this user may not read all: ${folder}/restore/journal.json; hand it over with chown\n`,
  )
})

describe('the command line', () => {
  /** A folder that is not there, and that nothing makes. */
  const examined = { ...freePorts, SVC_DATA_DIR: join(tmpdir(), `triptych-none-${process.pid}`) }

  it('tells its version', async () => {
    const { code, stdout } = await runTriptych(['--version'])
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) })
  })

  it('describes every setting', async () => {
    const { code, stdout } = await runTriptych(['serve', '--help'])
    expect(code).toBe(0)
    expect(stdout).toMatch(/SVC_SECRET_KEY .*SVC_SECRET_KEY_FILE/)
  })

  it('finishes its work when the reader of its output has gone', async () => {
    const doctor = startCommand(['doctor', 'content'], examined)
    for (const output of [doctor.child.stdout, doctor.child.stderr]) output?.destroy()
    expect(await doctor.exited).toEqual({ code: 0, signal: null })
  })

  it.skipIf(process.platform !== 'linux')('fails in one line when its output cannot be written', async () => {
    const launcher = join(import.meta.dirname, '../../bin/triptych')
    const doctor = startProcess('sh', ['-c', 'exec "$0" doctor content > /dev/full', launcher], examined)
    expect(await doctor.exited).toEqual({ code: 1, signal: null })
    expect(doctor.stderr()).toMatch(/^error: standard output: ENOSPC[^\n]*\n$/)
  })

  it.each([[['serve', 'nonsense']], [['nonsense']], [['serve', '--nonsense']]])('%j is misuse: 64', async (args) => {
    const { code, stdout, stderr } = await runTriptych(args)
    expect({ code, stdout }).toEqual({ code: 64, stdout: '' })
    expect(stderr).toMatch(/^error: .*nonsense/)
    expect(stderr).not.toMatch(/^ +at /m)
  })
})
