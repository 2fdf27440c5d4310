import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { bareEnvironment, freePorts } from '../support/process.ts'

/** What is used of it; its own types are those of the package that stands behind the name. */
interface Terminal {
  onData(listener: (text: string) => void): void
  onExit(listener: (exit: { readonly exitCode: number }) => void): void
  write(text: string): void
}

type Spawn = (file: string, args: string[], options: object) => Terminal
const { spawn }: { spawn: Spawn } = createRequire(import.meta.url)('node-pty')

it('at a terminal, serve ends with a short list', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'triptych-terminal-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const env = bareEnvironment({ ...freePorts, SVC_DATA_DIR: dataDir, SVC_ADMIN_EMAIL: 'admin@example.com' })
  const launcher = join(import.meta.dirname, '../../bin/triptych')
  const terminal = spawn(launcher, ['serve', 'auth'], { env, cols: 200, rows: 50 })
  let shown = ''
  const ended = new Promise<number>((resolve) => terminal.onExit(({ exitCode }) => resolve(exitCode)))
  await new Promise<void>((resolve, reject) => {
    terminal.onData((text) => {
      shown += text
      if (shown.includes('ends it')) resolve()
    })
    terminal.onExit(() => reject(new Error(`ended early: ${shown}`)))
  })
  const port = /^listening auth http:\/\/localhost:(\d+)\r$/m.exec(shown)?.[1] ?? ''
  const list = shown.slice(shown.indexOf('Open in a browser')).replaceAll('\r', '')
  expect(list).toContain(`  http://localhost:${port}  auth: sign-in and members\n`)
  expect(list).toContain(`  to sign in: open http://localhost:${port}/login, enter admin@example.com,`)
  expect(list).toContain(`Data\n  ${dataDir}\n`)
  terminal.write('\u0003')
  expect(await ended).toBe(0)
})
