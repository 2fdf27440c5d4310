import { expect, it, onTestFinished } from 'vitest'
import { Registry } from '../../../src/bridge/marketplace/registry.ts'
import { listUpdates } from '../../../src/bridge/marketplace/updates.ts'
import { startRegistry } from '../../support/registry/registry.ts'
import { homebridgeManifest } from './plugin-folders.ts'

it('a registry is searched, and asked for updates', async () => {
  const server = await startRegistry()
  onTestFinished(() => server.stop())
  const publish = (name: string, more: object, tag?: string): Promise<void> =>
    server.publish({ 'package.json': homebridgeManifest(name, more) }, tag)
  await publish('homebridge-lamp', { version: '1.0.0', author: 'Ann <a@b.c>', description: 'Lights a lamp' })
  await publish('homebridge-lamp', { version: '2.0.0-beta.1' }, 'beta')
  await publish('@some/homebridge-door', { version: '0.2.0' })
  await publish('homebridge-no-plugin', { version: '1.0.0', keywords: ['other'] })
  const registry = new Registry({ HOME: '/nonexistent', npm_config_registry: server.url })

  const every = await registry.search({ q: '', from: 0, size: 20 })
  expect(every.results.map(({ name }) => name).toSorted()).toEqual(['@some/homebridge-door', 'homebridge-lamp'])
  const lamps = await registry.search({ q: 'Lamp', from: 0, size: 20 })
  expect(lamps).toEqual({
    results: [
      {
        name: 'homebridge-lamp',
        version: '1.0.0',
        description: 'Lights a lamp',
        author: 'Ann <a@b.c>',
        date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ],
    total: 1,
  })
  expect(await registry.search({ q: 'nothing', from: 0, size: 20 })).toEqual({ results: [], total: 0 })
  expect((await registry.manifest('homebridge-lamp', 'beta')).version).toBe('2.0.0-beta.1')

  const installed = [
    { name: 'homebridge-lamp', version: '0.9.0' },
    { name: '@some/homebridge-door', version: '0.2.0' },
    { name: 'homebridge-mine', version: '1.0.0' },
  ]
  expect(await listUpdates(installed, registry)).toEqual([
    { name: 'homebridge-lamp', version: '0.9.0', latest: '1.0.0', update: true },
    { name: '@some/homebridge-door', version: '0.2.0', latest: '0.2.0', update: false },
    { name: 'homebridge-mine', version: '1.0.0', latest: '', update: false },
  ])
})
