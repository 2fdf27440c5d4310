import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it, onTestFinished, vi } from 'vitest'
import { bareEnvironment } from '../../support/process.ts'
import { mayMakeNetworks } from '../soak/own-network.ts'

const missing = 'this machine has no network interface late0, or it is down (bridge.bind)'

it.runIf(mayMakeNetworks)('HAP is bound to an interface that comes later, and to no other', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-bind-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const bridge = [process.execPath, join(import.meta.dirname, 'bound-process.ts'), folder, 'late0']
  const args = ['--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh', ...bridge]
  const child = spawn('unshare', args, { env: bareEnvironment(), stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines = createInterface({ input: child.stdout })
  const [first] = await once(lines, 'line')
  const { log } = JSON.parse(first)
  expect(log).toContain(`HAP cannot be reached there yet: ${missing}`)
  const ask = async (host: string): Promise<unknown> => {
    const answer = once(lines, 'line')
    child.stdin.write(`${host}\n`)
    return JSON.parse((await answer)[0])
  }
  expect(await ask('127.0.0.1')).toEqual({ listening: false, error: missing, answered: false })

  const change = (script: string) => execFileSync('nsenter', [`--net=/proc/${child.pid}/ns/net`, 'sh', '-c', script])
  change('ip link add late0 type veth peer name far0 && ip link set far0 up && ip addr add 192.0.2.2/24 dev late0')
  change('ip link set late0 up')
  const isUp = { listening: true, error: null }
  await vi.waitFor(async () => expect(await ask('192.0.2.2')).toEqual({ ...isUp, answered: true }))
  expect(await ask('127.0.0.1')).toEqual({ ...isUp, answered: false })
  // Another address of the same interface, as after a change of network.
  change('ip addr flush dev late0 && ip addr add 192.0.2.7/24 dev late0')
  await vi.waitFor(async () => expect(await ask('192.0.2.7')).toEqual({ ...isUp, answered: true }))
  change('ip link set late0 down')
  await vi.waitFor(async () => expect(await ask('127.0.0.1')).toMatchObject({ listening: false, error: missing }))
})
