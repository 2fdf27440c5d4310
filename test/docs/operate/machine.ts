import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { adminUrl, asAdmin } from '../../support/postgres.ts'
import { freePorts, type RunningTriptych, startProcess, triptych, urlsOf } from '../../support/process.ts'
import { root } from '../manual.ts'

/**
 * A machine of an operator: the checkout, with what starts Triptych in this run as its launcher, a data folder, a folder
 * for backups, and what names of the manual are here.
 */
export class Machine {
  readonly folder: string
  readonly env: Record<string, string>
  /** Names of the manual, each with what has it in this test. */
  readonly names: Map<string, string>

  private constructor(folder: string) {
    this.folder = folder
    this.env = {
      ...freePorts,
      HOME: folder,
      PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
      SVC_DATA_DIR: join(folder, 'data'),
      SVC_ADMIN_EMAIL: 'ann@example.com',
      SHELL: '/bin/sh',
    }
    this.names = new Map([['/backup', join(folder, 'backup')]])
  }

  static async make(): Promise<Machine> {
    const folder = await mkdtemp(join(tmpdir(), 'triptych-operate-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
    await mkdir(join(folder, 'backup'))
    await mkdir(join(folder, 'bin'))
    const launcher = `#!/bin/sh\nexec ${triptych.map((word) => `'${word}'`).join(' ')} "$@"\n`
    await writeFile(join(folder, 'bin/triptych'), launcher, { mode: 0o755 })
    return new Machine(folder)
  }

  /** A command as it is here. */
  here(command: string): string {
    let text = command.replaceAll(/(?<![\w/])bin\/triptych\b/g, 'triptych')
    for (const [name, value] of this.names) text = text.replaceAll(name, value)
    return text
  }

  /** Runs a command of the manual in the checkout, and expects it to go well. */
  async run(command: string): Promise<string> {
    const running = startProcess('sh', ['-c', `cd '${root}' && ${this.here(command)}`], this.env)
    const { code } = await running.exited
    expect({ command, code, stderr: code === 0 ? '' : running.stderr() }).toEqual({ command, code: 0, stderr: '' })
    return running.stdout()
  }

  /** Starts a command of the manual that serves, and waits until it is ready. */
  async serve(command: string, env: Record<string, string> = {}): Promise<RunningTriptych> {
    const script = `cd '${root}' && exec env ${this.here(command)}`
    const running = startProcess('sh', ['-c', script], { ...this.env, ...env })
    onTestFinished(() => void running.child.kill('SIGKILL'))
    await running.waitFor('ready\n')
    return { ...running, urls: urlsOf(running), dataDir: join(this.folder, 'data') }
  }

  /** Gives the machine a PostgreSQL: a database that belongs to a user with no other right, as the manual names them. */
  async postgres(): Promise<{ readonly user: string; readonly url: string }> {
    const user = `triptych_${randomBytes(6).toString('hex')}`
    const password = randomBytes(12).toString('hex')
    await asAdmin(`create role ${user} login password '${password}'`)
    onTestFinished(async () => void (await asAdmin(`drop role ${user}`)))
    await asAdmin(`create database ${user} owner ${user}`)
    onTestFinished(async () => void (await asAdmin(`drop database ${user} with (force)`)))
    const { host } = new URL(adminUrl())
    const url = `postgres://${user}@${host}/${user}`
    this.names.set('postgres://triptych@db.example.org/triptych', url)
    this.names.set('alter role triptych ', `alter role ${user} `)
    this.env.PGPASSWORD = password
    return { user, url }
  }
}
