import { expect, it } from 'vitest'
import { listUpdates } from '../../../src/bridge/marketplace/updates.ts'
import { TriptychError } from '../../../src/errors.ts'

const having = (latest: string) => ({
  manifest: async (name: string) => ({ name, version: latest, keywords: [], engines: {} }),
})

it.each([
  ['1.0.0', '1.0.1', true],
  ['1.10.0', '1.9.0', false],
  ['1.0.0', '1.0.0', false],
  ['1.0.0', '2.0.0-beta.1', false],
  ['2.0.0-beta.1', '2.0.0-beta.2', true],
  ['2.0.0-beta.2', '2.0.0', true],
  ['2.0.0-beta.2', '1.9.0', false],
  ['', '1.0.0', false],
  ['of my own', '1.0.0', false],
])('of %j and %j, an update is there: %s', async (version, latest, update) => {
  const name = 'homebridge-a'
  expect(await listUpdates([{ name, version }], having(latest))).toEqual([{ name, version, latest, update }])
})

it('five are asked at once, and one failure ends all', async () => {
  const asked: string[] = []
  const plugins = Array.from({ length: 20 }, (_, place) => ({ name: `homebridge-${place}`, version: '1.0.0' }))
  const registry = {
    manifest: async (name: string) => {
      asked.push(name)
      await null
      throw new TriptychError('registry_unavailable')
    },
  }
  await expect(listUpdates(plugins, registry)).rejects.toMatchObject({ code: 'registry_unavailable' })
  expect(asked.length).toBe(5)
})
