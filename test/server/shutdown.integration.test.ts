import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type RunningProcess, startProcess, startTriptych } from '../support/process.ts'

const hangingClose = fileURLToPath(new URL('fixtures/hanging-close.ts', import.meta.url))
const fixture = fileURLToPath(new URL('fixtures/surface.ts', import.meta.url))

async function startFixture(...args: string[]): Promise<RunningProcess & { url: string }> {
  const running = startProcess(process.execPath, [fixture, ...args], { SVC_CONTENT_PORT: '0' })
  onTestFinished(async () => {
    await running.stop('SIGKILL')
  })
  await running.waitFor('ready\n')
  return { ...running, url: /^listening content (\S+)$/m.exec(running.stdout())?.[1] ?? '' }
}

describe('a process with surfaces', () => {
  it('says where it listens and then that it is ready, and nothing else on stdout', async () => {
    const { stdout, url, stop } = await startFixture()
    expect(stdout()).toBe(`listening content ${url}\nready\n`)
    expect(await (await fetch(url)).text()).toBe('quick')
    await stop()
    expect(stdout()).toBe(`listening content ${url}\nready\n`)
  })

  it('tells in the log what to do first', async () => {
    const { url, waitFor, stderr } = await startFixture()
    await waitFor(`"msg":"Open ${url}/quick"}\n`)
    const lines = stderr().match(/^.*\/quick.*$/gm) ?? []
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 40, surface: 'content', msg: `Sign in at ${url}/quick` },
      { level: 30, surface: 'content', msg: `Open ${url}/quick` },
    ])
  })

  it('tells how to sign in where the log leaves out what is merely of interest', async () => {
    const server = await startTriptych({
      args: ['auth', 'bridge'],
      env: { SVC_LOG_LEVEL: 'warn', SVC_BRIDGE_AUTH: 'token' },
    })
    onTestFinished(async () => void (await server.stop()))
    await server.waitFor(/no members yet: within 15 minutes, open \S+\/setup\?token=/)
    await server.waitFor(/sign in once, in the browser that is to control it: \S+/)
  })

  it.each(['SIGTERM', 'SIGINT'] as const)('on %s finishes what is in flight and exits 0', async (signal) => {
    const { url, stop, waitFor, stderr } = await startFixture()
    const agent = new Agent({ keepAlive: true })
    await new Promise<void>((resolve) => get(url, { agent }, (answer) => answer.resume().once('end', resolve)))
    const slow = fetch(`${url}/slow`).then((answer) => answer.text())
    await waitFor('slow has arrived')
    expect(await stop(signal)).toEqual({ code: 0, signal: null })
    expect(await slow).toBe('slow')
    expect(stderr()).toContain('"msg":"closed"')
  })

  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)('on a second %s exits at once with %i', async (signal, code) => {
    const { child, stop, waitFor } = await startFixture('hang')
    child.kill('SIGTERM')
    await waitFor('"msg":"closing"')
    expect(await stop(signal)).toEqual({ code, signal: null })
  })

  it('gives up a close that hangs', async () => {
    const { exited, stderr } = startProcess(process.execPath, [hangingClose])
    expect(await exited).toEqual({ code: 1, signal: null })
    expect(stderr()).toContain('could not close in time')
  })

  it('logs an uncaught error, closes and exits 1', async () => {
    const { url, exited, stderr } = await startFixture()
    await expect(fetch(`${url}/throw`)).rejects.toThrow()
    expect(await exited).toEqual({ code: 1, signal: null })
    expect(stderr()).toContain('broken on purpose')
    expect(stderr()).toContain('"msg":"closed"')
  })
})

/** A process of its own number space is number 1 there, as in a container. */
const asFirst = ['--user', '--map-root-user', '--pid', '--fork', '--kill-child']
const mayBeFirst = spawnSync('unshare', [...asFirst, 'true']).status === 0

describe.runIf(mayBeFirst)('the first process of a container', () => {
  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)('ends by %s before it serves, which the kernel would drop', async (signal, code) => {
    // A database that takes connections and says nothing: what waits for it listens to no signal of its own yet.
    const silent = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void silent.close())
    await once(silent, 'listening')
    const asked = once(silent, 'connection')
    const { port } = silent.address() as AddressInfo
    const SVC_DATABASE_URL = `postgres://triptych@127.0.0.1:${port}/triptych`
    const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
    const command = [process.execPath, main, 'auth', 'members']
    const running = startProcess('unshare', [...asFirst, ...command], { SVC_DATABASE_URL })
    onTestFinished(async () => void (await running.stop('SIGKILL')))
    await asked
    const [first = ''] = readFileSync(`/proc/${running.child.pid}/task/${running.child.pid}/children`, 'utf8').split(
      ' ',
    )
    process.kill(Number(first), signal)
    expect(await running.exited).toEqual({ code, signal: null })
  })
})
