import { afterAll, beforeAll, expect, it } from 'vitest'
import { type InstalledFixtures, installFixtures } from '../../fixtures/homebridge/index.ts'
import { runFixture } from './plugin-process.ts'

const ON = '00000025-0000-1000-8000-0026BB765291'
const SWITCH = '00000049-0000-1000-8000-0026BB765291'
const TEMPERATURE = '00000011-0000-1000-8000-0026BB765291'

let fixtures: InstalledFixtures

beforeAll(async () => {
  fixtures = await installFixtures()
})
afterAll(() => fixtures.remove())

it('runs a dynamic platform in its process, and gives it back what it kept', async () => {
  const entry = { platform: 'FixtureDynamic', plugin: 'x' }
  using first = await runFixture(fixtures, 'homebridge-fixture-dynamic', entry)
  const { description } = await first.message('putAccessory')
  expect(description).toMatchObject({ name: 'Lamp', context: { platform: 'FixtureDynamic', context: { starts: 1 } } })
  await first.message('complete')
  const ref = { accessory: description.uuid, service: { type: SWITCH }, characteristic: ON }
  first.send({ type: 'write', id: 1, ref, value: true })
  await first.message('answer', ({ id }) => id === 1)
  const { value } = await first.message('value', (told) => told.ref.characteristic === TEMPERATURE)
  expect(value).toBe(21.5)
  first.send({ type: 'stop' })
  expect(await first.exited).toBe(0)
  const last = first.heard.findLast((message) => message.type === 'putAccessory')?.description
  expect(last?.context).toMatchObject({ context: { starts: 1, on: true } })

  using second = await runFixture(fixtures, 'homebridge-fixture-dynamic', entry, last ? [last] : [])
  await second.message('complete')
  second.send({ type: 'read', id: 1, ref })
  expect(await second.message('answer', ({ id }) => id === 1)).toEqual({ type: 'answer', id: 1, value: true })
  const again = await second.message('putAccessory')
  expect(again.description.context).toMatchObject({ context: { starts: 2, on: true } })
})

it('tells why a plugin cannot go on, and lives through a flood of its log', async () => {
  using crashing = await runFixture(fixtures, 'homebridge-fixture-throws', { platform: 'FixtureCrashes' })
  using mistaken = await runFixture(fixtures, 'homebridge-fixture-throws', { platform: 'FixtureUnknown' })
  using flooding = await runFixture(fixtures, 'homebridge-fixture-floods', { platform: 'FixtureFloods' })
  expect(await crashing.message('failed')).toMatchObject({
    reason: 'uncaught exception: Error: nobody catches this',
    final: false,
  })
  expect(await mistaken.message('failed')).toMatchObject({
    reason: expect.stringContaining("the plugin registers no platform 'FixtureUnknown'"),
    final: true,
  })
  await flooding.message('running')
  expect(flooding.heard.length).toBeLessThan(5_000)
})
