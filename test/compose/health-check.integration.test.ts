import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createServer as createTcpServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { askHealth } from '../../src/compose/ask-health.ts'
import { examine } from '../../src/compose/doctor.ts'
import { loadConfig } from '../../src/config.ts'
import { makeBridgeFolder } from '../support/bridge-folder.ts'
import { freePort } from '../support/loopback.ts'
import { freePorts, startCommand, startProcess, startTriptych } from '../support/process.ts'

/** Listens until the test ends; what it answers is all that it does. */
async function startServer(status: number, body: string): Promise<number> {
  const server = createServer((_request, response) => void response.writeHead(status).end(body)).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return portOf(server.address())
}

function portOf(address: unknown): number {
  return (address as { readonly port: number }).port
}

const program = join(import.meta.dirname, '../../src/compose/health-check.ts')

/** The exit code of the health check of a machine with these settings. */
async function check(env: Record<string, string>): Promise<number | null> {
  return (await startProcess(process.execPath, [program], env).exited).code
}

describe('what listens on a port', () => {
  it.each([
    [200, '{"status":"ready","surface":"auth"}', 'ready'],
    [503, '{"status":503,"code":"unavailable"}', 'degraded'],
    [200, '<!doctype html><title>Homebridge</title>', 'foreign'],
    [404, '{"message":"Not Found"}', 'foreign'],
    [200, `{"status":"${'a'.repeat(20_000)}"}`, 'foreign'],
  ])('answer %#, with %i, is told apart', async (status, body, health) => {
    expect(await askHealth('127.0.0.1', await startServer(status, body), 5_000)).toBe(health)
  })

  it('is silent when it does not answer, and foreign when nothing is there', async () => {
    const silent = createTcpServer(() => undefined).listen(0, '127.0.0.1')
    onTestFinished(() => void silent.close())
    await once(silent, 'listening')
    expect(await askHealth('127.0.0.1', portOf(silent.address()), 1)).toBe('silent')
    expect(await askHealth('0.0.0.0', await freePort(), 5_000)).toBe('foreign')
  })
})

describe('the health check', () => {
  it('asks a bridge at the port of its config file, beside a program that has the port of auth', async () => {
    const port = await freePort()
    const { path: SVC_DATA_DIR, configFile } = await makeBridgeFolder()
    const config = JSON.parse(await readFile(configFile, 'utf8')) as { readonly bridge: object }
    await writeFile(configFile, JSON.stringify({ ...config, bridge: { ...config.bridge, port } }))
    const SVC_AUTH_PORT = String(await startServer(200, 'Homebridge'))
    const SVC_CONTENT_PORT = String(await freePort())
    const places = { SVC_DATA_DIR, SVC_AUTH_PORT, SVC_CONTENT_PORT }
    expect(await check(places)).toBe(1)
    const { SVC_BRIDGE_PORT: _, ...others } = freePorts
    const bridge = startCommand(['serve', 'bridge'], { ...others, SVC_DATA_DIR })
    onTestFinished(async () => void (await bridge.stop()))
    await bridge.waitFor(`listening bridge http://127.0.0.1:${port}\nready\n`)
    expect(await check(places)).toBe(0)
    // As one says that has lost its data.
    const degraded = await startServer(503, '{"status":503,"code":"unavailable"}')
    expect(await check({ ...places, SVC_AUTH_PORT: String(degraded) })).toBe(1)
    const findings = await Array.fromAsync(examine(loadConfig(places), new Set(['bridge'])))
    expect(findings).toContainEqual(expect.objectContaining({ text: `127.0.0.1:${port}: Triptych is running there` }))
  })

  it.skipIf(process.platform !== 'linux')('asks at the address that surfaces listen on', async () => {
    const SVC_HOST = '127.0.0.2'
    const content = await startTriptych({ args: ['content'], env: { SVC_HOST } })
    onTestFinished(async () => void (await content.stop()))
    const { port } = new URL(content.urls.content)
    const [SVC_AUTH_PORT, SVC_BRIDGE_PORT] = [String(await freePort()), String(await freePort())]
    expect(await check({ SVC_HOST, SVC_AUTH_PORT, SVC_BRIDGE_PORT, SVC_CONTENT_PORT: port })).toBe(0)
  })
})
