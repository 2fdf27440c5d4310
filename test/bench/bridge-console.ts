import { setTimeout as pause } from 'node:timers/promises'
import type { components } from '../../generated/bridge/types.ts'

type Schemas = components['schemas']

/** Resolves once every plugin of a bridge runs. */
export async function everyPluginRuns(url: string): Promise<void> {
  for (;;) {
    const { plugins } = await get<{ plugins: Schemas['PluginInstance'][] }>(`${url}/api/plugins`)
    const others = plugins.filter(({ status }) => status !== 'running')
    if (others.length === 0) return
    const failed = others.find(({ status }) => status === 'failed')
    if (failed !== undefined) throw new Error(`plugin ${failed.id} failed: ${JSON.stringify(failed)}`)
    await pause(20)
  }
}

/** Switches an accessory on, over REST; what it does resolves once its plugin has taken it. */
export async function switchFor(url: string, name: string): Promise<(on: boolean) => Promise<void>> {
  const { accessories } = await get<{ accessories: Schemas['Accessory'][] }>(`${url}/api/accessories`)
  const accessory = accessories.find((each) => each.name === name)
  for (const service of accessory?.services ?? []) {
    const on = service.characteristics.find(({ type }) => type === 'On')
    if (accessory === undefined || on === undefined) continue
    return async (value) => {
      const response = await fetch(`${url}/api/accessories/${accessory.uuid}/characteristics`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ serviceUuid: service.uuid, charUuid: on.uuid, value }),
      })
      if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`)
    }
  }
  throw new Error(`there is no ${name} to switch on`)
}

async function get<T>(url: string): Promise<T> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return (await response.json()) as T
}
