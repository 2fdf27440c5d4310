import { createBridgeClient } from '../../generated/bridge/client.ts'
import type { components } from '../../generated/bridge/types.ts'
import { virtual } from './bridge-folder.ts'

type Schemas = components['schemas']

/** The plugin of a bridge that `serve --sample` has just made. */
export const virtualPlugin = 'triptych-virtual'

/** How the `On` of its lamp is written to. */
export interface Lamp {
  readonly accessoryUuid: string
  readonly serviceUuid: string
  readonly charUuid: string
}

/** Gives a bridge the lamp that `serve --sample` begins with, and a thermometer. */
export async function addLamp(baseUrl: string): Promise<void> {
  const client = createBridgeClient({ baseUrl })
  const added = await client.POST('/api/config/platform', { body: virtual })
  const restarted = added.response.ok ? await client.POST('/api/daemon/restart') : added
  if (!restarted.response.ok) throw new Error(`the lamp was not added: ${restarted.response.status}`)
}

/** The lamp, once its plugin runs: it is enabled where it was not. */
export async function findLamp(baseUrl: string): Promise<Lamp> {
  const client = createBridgeClient({ baseUrl })
  await client.POST('/api/plugins/{id}/enable', { params: { path: { id: virtualPlugin } } })
  const { data } = await client.GET('/api/accessories')
  const { accessories } = data as Schemas['AccessoryList']
  for (const { uuid: accessoryUuid, services } of accessories) {
    for (const { uuid: serviceUuid, type, characteristics } of services) {
      const on = type === 'Lightbulb' ? characteristics.find((each) => each.type === 'On') : undefined
      if (on !== undefined) return { accessoryUuid, serviceUuid, charUuid: on.uuid }
    }
  }
  throw new Error('the bridge has no lamp')
}

/** Switches the lamp on, which the bridge logs. */
export async function switchLamp(baseUrl: string): Promise<void> {
  const { accessoryUuid: uuid, ...characteristic } = await findLamp(baseUrl)
  const { response } = await createBridgeClient({ baseUrl }).POST('/api/accessories/{uuid}/characteristics', {
    params: { path: { uuid } },
    body: { ...characteristic, value: true },
  })
  if (!response.ok) throw new Error(`the lamp cannot be switched: ${response.status}`)
}
