import { expect, it } from 'vitest'
import { matchEntries } from '../../../src/bridge/host/choose-entries.ts'

const platform = (name: string) => ({ platform: name, plugin: 'x' })
const accessory = (name: string) => ({ accessory: name, name: 'A', plugin: 'x' })

it('takes the entries that are for what a plugin registers, and says what the others are for', () => {
  const registered = { platforms: ['Hub'], accessoryTypes: ['Lamp'] }
  const match = (platforms: ReturnType<typeof platform>[], accessories: ReturnType<typeof accessory>[] = []) =>
    matchEntries({ package: 'homebridge-x', platforms, accessoryEntries: accessories }, registered)
  const all = match([platform('Hub'), platform('homebridge-x.Hub')], [accessory('Lamp')])
  expect(all).toEqual({
    platforms: [platform('Hub'), platform('homebridge-x.Hub')],
    accessoryEntries: [accessory('Lamp')],
  })
  expect(match([platform('Hub'), platform('Hob')])).toEqual({
    platforms: [platform('Hub')],
    accessoryEntries: [],
    isPartial: true,
    fault: 'it registers the platform Hub and the accessory Lamp, not Hob',
  })
  expect(match([platform('homebridge-y.Hub')]).fault, 'of another plugin').toMatch(/not homebridge-y\.Hub$/)
  expect(match([platform('Lamp')]).fault).toBe(
    'it registers Lamp as an accessory: its entry belongs to accessories of the config',
  )
  expect(match([], [accessory('Hub')]).fault).toBe(
    'it registers Hub as a platform: its entry belongs to platforms of the config',
  )
})
