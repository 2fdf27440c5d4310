import { expect, it } from 'vitest'
import { makeBridgeFolder } from '../../support/bridge-folder.ts'
import { type Accessory, type BridgeServer, startBridge } from '../../support/bridge-server.ts'
import { appear } from './things.ts'

it('health, metrics and the list of bridges say the same of HAP', async () => {
  const folder = await makeBridgeFolder()
  const bridge = await startBridge(folder)
  await appear(bridge, 'Lamp', 'Temperature')
  const before = { listening: true, advertised: false, paired: true, controllers: 0 }
  expect(await states(bridge, folder.username)).toEqual([before, before, before])
  await bridge.controller().getAccessories()
  const connected = { ...before, controllers: 1 }
  expect(await states(bridge, folder.username)).toEqual([connected, connected, connected])
})

/** What each of them says. */
async function states(bridge: BridgeServer, username: string): Promise<unknown[]> {
  const health = (await bridge.get('/api/health')).body.hap
  const [listed] = (await bridge.get('/api/bridges')).body.bridges
  const text = await (await fetch(`${bridge.url}/metrics`)).text()
  const metric = (name: string): number =>
    Number(new RegExp(`^${name}\\{bridge="${username}"\\} (\\d+)$`, 'm').exec(text)?.[1])
  const scraped = {
    listening: metric('bridge_hap_listening') === 1,
    advertised: metric('bridge_hap_advertised') === 1,
    paired: metric('bridge_pairings') === 1,
    controllers: metric('bridge_hap_controllers'),
  }
  const stated = ({ listening, advertised, paired, controllers }: typeof scraped) => {
    return { listening, advertised, paired, controllers }
  }
  return [stated(health), stated(listed.hap), scraped]
}

it('a value that its plugin tells only when it is asked is asked for by `fresh`, and has the time of that', async () => {
  const bridge = await startBridge(await makeBridgeFolder({ platforms: [], plugins: { healthy: {} } }))
  await appear(bridge, 'healthy')
  const [lamp] = await bridge.accessories()
  if (lamp === undefined) throw new Error('there is no lamp')
  const of = ({ services }: Pick<Accessory, 'services'>, type: string) =>
    services.flatMap(({ characteristics }) => characteristics).find((each) => each.type === type)
  expect(of(lamp, 'Brightness')).toMatchObject({ value: 0, updatedAt: null })
  const { body } = await bridge.get(`/api/accessories/${lamp.uuid}?fresh=true`)
  expect(of(body, 'Brightness')).toMatchObject({ value: 40, updatedAt: expect.stringMatching(/^\d{4}-/) })
  // One that is refused, and one that is never answered, stay as they were.
  expect(of(body, 'On')).toMatchObject({ value: false })
  expect(of(body, 'Hue')).toMatchObject({ value: 0, updatedAt: null })
})
