import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBridgeClient } from '../../generated/bridge/client.ts'
import type { components } from '../../generated/bridge/types.ts'
import { findLamp } from '../support/bridge-lamp.ts'
import { everyOperation } from '../support/every-operation.ts'
import { type RunningTriptych, startTriptych } from '../support/process.ts'

// What the bridge refuses because of what its config, its tokens or a characteristic are: 422 and 409.

const { bridge } = everyOperation
let server: RunningTriptych
let baseUrl: string
let configFile: string

beforeAll(async () => {
  server = await startTriptych({ args: ['bridge', '--sample', '--check-replies'] })
  baseUrl = server.urls.bridge
  configFile = join(server.dataDir, 'config.json')
})
afterAll(() => server?.stop())

describe('a config that its schema does not allow', () => {
  it('is not written', async () => {
    const { response } = await bridge.call('replaceConfig', { baseUrl }, { config: '{"bridge":5}' })
    expect(response.status).toBe(422)
  })

  it('is not taken back from a version', async () => {
    const client = createBridgeClient({ baseUrl })
    const good = await readFile(configFile, 'utf8')
    // What a person wrote by hand is kept as a version, whatever it is.
    await writeFile(configFile, '{"bridge":5}')
    expect((await bridge.call('replaceConfig', { baseUrl }, { config: good })).response.status).toBe(200)
    const { data: versions } = await client.GET('/api/config/backups')
    const outcomes: number[] = []
    for (const { id } of (versions as components['schemas']['ConfigBackups']).backups) {
      const { response } = await bridge.call('restoreConfigBackup', { baseUrl }, { backupId: id })
      outcomes.push(response.status)
    }
    expect(outcomes).toContain(422)
    await bridge.call('replaceConfig', { baseUrl }, { config: good })
  })

  it.each([
    'changeBridge',
    'putPlatform',
    'disablePlugin',
  ])('is not what %s makes: a file that is too large', async (id) => {
    const good = await readFile(configFile, 'utf8')
    await writeFile(configFile, good.padEnd(1024 * 1024))
    const plugin = { platform: 'Other', pluginPath: '/opt/other/index.ts' }
    const { response } = await bridge.call(id, { baseUrl }, plugin)
    await writeFile(configFile, good)
    expect(response.status).toBe(422)
  })
})

it('a token more than a bridge may have is not made', async () => {
  const statuses: number[] = []
  for (let i = 0; i <= 100; i++) statuses.push((await bridge.call('createToken', { baseUrl })).response.status)
  expect(statuses).toEqual([...Array.from({ length: 100 }, () => 201), 409])
})

describe('a characteristic', () => {
  it('takes no value of another type, and none where it is only read', async () => {
    const lamp = await findLamp(baseUrl)
    const write = async (ids: object, value: unknown) => {
      const send = async (request: Request) => {
        const body = { ...((await request.json()) as object), value }
        return fetch(request.url, { method: 'POST', headers: request.headers, body: JSON.stringify(body) })
      }
      return (await bridge.call('writeCharacteristic', { baseUrl, send }, { ...lamp, ...ids })).response.status
    }
    expect(await write({}, 'on')).toBe(422)
    const { data } = await createBridgeClient({ baseUrl }).GET('/api/accessories')
    const { accessories } = data as components['schemas']['AccessoryList']
    const [read] = accessories.flatMap(({ uuid: accessoryUuid, services }) =>
      services.flatMap(({ uuid: serviceUuid, characteristics }) =>
        characteristics
          .filter(({ type }) => type === 'CurrentTemperature')
          .map(({ uuid: charUuid }) => ({ accessoryUuid, serviceUuid, charUuid })),
      ),
    )
    expect(await write(read ?? {}, 20)).toBe(409)
  })
})
