import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Daemon } from '../../../src/bridge/daemon.ts'
import type { LogEntry } from '../../../src/bridge/logs/log-entry.ts'
import { databaseOf, HttpClient } from '../../support/hap-controller.ts'
import { freePort } from '../../support/loopback.ts'
import { createImportPlace, idsOf, openStore, recorded, recordedController } from './import-place.ts'

it('serves the controller of Homebridge all that it knew, with its plugin running', async () => {
  const place = await createImportPlace()
  await using stack = new AsyncDisposableStack()
  stack.defer(place.remove)
  await place.import()
  const file = join(place.dataDir, 'config.json')
  const config = JSON.parse(await place.read('config.json'))
  config.bridge.hapPort = await freePort()
  delete config.ports
  for (const { _bridge: child } of config.platforms) if (child !== undefined) child.port = await freePort()
  await writeFile(file, JSON.stringify(config))
  const modules = join(place.dataDir, 'plugins', 'node_modules')
  await mkdir(modules, { recursive: true })
  await cp(recorded.plugins, modules, { recursive: true })

  const db = openStore(place.dataDir)
  stack.defer(() => db.close())
  const published = Promise.withResolvers<void>()
  const onLog = ({ message }: LogEntry): void => {
    if (message.startsWith('HAP listens')) published.resolve()
  }
  const daemon = await Daemon.open({
    ...{ db, dataDir: place.dataDir, version: '1.2.3', environment: {}, onLog },
    hap: { bind: '127.0.0.1', advertiser: 'none' },
    onFault: published.reject,
  })
  stack.defer(() => daemon.close())
  await daemon.start()
  await published.promise
  const { username, pairing, accessories } = await recordedController()
  const controller = new HttpClient(username, '127.0.0.1', config.bridge.hapPort, pairing, {
    usePersistentConnections: true,
  })
  stack.defer(() => controller.close())
  const served = new Set(idsOf(await databaseOf(controller)))
  // Also what its config does not name, and what is of a type of the plugin's own.
  expect(idsOf(accessories).filter((id) => !served.has(id))).toEqual([])
  // What was behind the child bridge still is.
  const known = new Set(accessories.map(({ aid }) => aid))
  expect(new Set([...served].map((id) => Number.parseInt(id, 10)).filter((aid) => !known.has(aid))).size).toBe(0)
})
