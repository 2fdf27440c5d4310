import { describe, expect, it, onTestFinished } from 'vitest'
import { planAccessory } from '../../../src/bridge/accessories/accessory-plan.ts'
import { hapTypes } from '../../../src/bridge/accessories/hap-types.ts'
import { loadHapNodejs } from '../../../src/bridge/hap/hap-nodejs.ts'
import mqtt from '../../../src/bridge/plugins/mqtt/index.ts'
import virtual from '../../../src/bridge/plugins/virtual/index.ts'
import { runPlugin } from './memory-context.ts'
import { codeBlocks } from './page-examples.ts'

const types = hapTypes(await loadHapNodejs())

/** Refuses what the bridge would. */
function refuse(description: Parameters<typeof planAccessory>[1]): string | undefined {
  try {
    planAccessory(types, description)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

describe('virtual accessories', () => {
  const coldest = { temperature: -40, targetTemperature: 10, ambientTemperature: 0, brightness: 0, driftDegrees: 20 }
  const hottest = { temperature: 60, targetTemperature: 38, ambientTemperature: 60, brightness: 100, driftDegrees: 20 }

  it.each([
    ['least', coldest],
    ['most', hottest],
  ])('are what the bridge takes, at their %s', async (_name, values) => {
    const kinds = ['switch', 'dimmable-light', 'thermostat', 'contact-sensor', 'temperature-sensor']
    const accessories = kinds.map((type) => ({ id: type, name: type, type, ...values }))
    const running = await runPlugin(virtual, { accessories }, { refuse })
    onTestFinished(() => running.stop())
    expect(running.log).toEqual([])
    expect(running.names()).toEqual([...kinds].sort())
  })
})

describe('accessories of topics', () => {
  it('are what the bridge takes, as the page shows them', async () => {
    const entries = codeBlocks('plugins.md', 'json').map((code) => JSON.parse(code))
    const { accessories } = entries.find(({ platform }) => platform === 'Mqtt')
    const button = { ProgrammableSwitchEvent: { get: 'home/button', off: 'single' } }
    const more = { id: 'button', name: 'Button', service: 'StatelessProgrammableSwitch', characteristics: button }
    const running = await runPlugin(
      mqtt,
      { url: 'mqtt://127.0.0.1:1', accessories: [...accessories, more] },
      { refuse },
    )
    running.stop()
    expect(running.log).toEqual([])
    expect(running.names()).toEqual(['Button', 'Desk lamp', 'Window'])
  })
})
