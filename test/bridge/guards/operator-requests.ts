import { expect, vi } from 'vitest'
import { routes } from '../../../generated/bridge/routes.ts'

type Route = (typeof routes)[number]
type OperationId = Route['operationId']

/** Sends a request as an operator whom the bridge admits: the body of the answer. */
export type Ask = <T>(method: string, path: string, body?: unknown) => Promise<T>

export interface OperatorRequest {
  readonly operationId: OperationId
  readonly method: Route['method']
  readonly path: string
  /** Sent as JSON; null sends none. */
  readonly body: Readonly<Record<string, unknown>> | null
}

/** The operations that are for administrators, and some of them for tokens, where the bridge asks who calls. */
export const operatorRoutes = routes.filter(({ rights }) => rights !== null)

/** Those of them that tokens may call: they read accessories, or write to them. */
export const forTokens: ReadonlySet<string> = new Set(
  routes.filter(({ rights }) => rights === 'admin-or-token').map(({ operationId }) => operationId),
)

/** The plugin of the first boot's config. */
export const pluginId = 'triptych-virtual'

interface Accessory {
  readonly uuid: string
  readonly name: string
  readonly services: readonly {
    readonly uuid: string
    readonly characteristics: readonly { readonly uuid: string; readonly type: string; readonly value: unknown }[]
  }[]
}

/**
 * A request for each of {@link operatorRoutes} that is good: each that changes something does change it. Restarting the
 * daemon comes last.
 */
export async function operatorRequests(ask: Ask): Promise<OperatorRequest[]> {
  await runningPlugin(ask)
  const { content } = await ask<{ content: string }>('GET', '/api/config')
  const { bridge, platforms } = JSON.parse(content) as { bridge: object; platforms: object[] }
  const { backups } = await ask<{ backups: { id: string }[] }>('GET', '/api/config/backups')
  const lamp = await lampSwitch(ask)
  const values: Record<string, string> = {
    '/api/plugins': pluginId,
    '/api/config/backups': backups.at(-1)?.id ?? '',
    '/api/config/platform': 'Virtual',
    '/api/accessories': lamp.accessory,
    // Not of one that is on its own.
    '/api/accessories/external': lamp.accessory,
    '/api/tokens': '019aa9f0-5c1e-7bb2-8f6e-1d2c3b4a5968',
    '/api/bridges': '0E:00:00:00:00:01',
    '/api/hap/pairings': '5A1E6D0B-7C42-4C53-9E0C-0C7F6C7C2A11',
    '/api/marketplace/plugin-info': pluginId,
    '/api/marketplace/plugin-schema': pluginId,
    '/api/marketplace/plugin-form': pluginId,
    '/api/marketplace/uninstall': 'homebridge-dummy',
    '/api/marketplace/rollback': 'homebridge-dummy',
    '/api/marketplace/signature': 'homebridge-dummy',
  }
  const bodies: Partial<Record<string, Record<string, unknown>>> = {
    writeCharacteristic: { serviceUuid: lamp.service, charUuid: lamp.characteristic, value: !lamp.value },
    replaceConfig: { content: JSON.stringify({ bridge: { ...bridge, name: 'Replaced' }, platforms }) },
    putPlatform: { ...platforms[0], accessories: [{ id: 'fan', type: 'switch', name: 'Fan' }] },
    changeBridge: { name: 'Changed' },
    createToken: { name: 'wall tablet' },
    installPlugin: { package: 'homebridge-dummy' },
  }
  const requests = operatorRoutes.map(({ operationId, method, path }): OperatorRequest => {
    const filled = path.replace(/\{\w+\}/, (name, at: number) => values[path.slice(0, at - 1)] ?? name)
    return { operationId, method, path: filled, body: bodies[operationId] ?? null }
  })
  const last = (operationId: OperationId) => Number(operationId === 'restartDaemon')
  return requests.toSorted((a, b) => last(a.operationId) - last(b.operationId))
}

/** Waits until the plugin of the first boot runs, and its accessories are there. */
async function runningPlugin(ask: Ask): Promise<void> {
  const stats = () => ask<{ accessories: number }>('GET', `/api/plugins/${pluginId}/stats`)
  await vi.waitFor(async () => expect(await stats()).toMatchObject({ accessories: 2 }))
}

async function lampSwitch(ask: Ask) {
  const { accessories } = await ask<{ accessories: Accessory[] }>('GET', '/api/accessories')
  for (const { uuid: accessory, services } of accessories) {
    for (const { uuid: service, characteristics } of services) {
      const on = characteristics.find(({ type }) => type === 'On')
      if (on !== undefined) return { accessory, service, characteristic: on.uuid, value: on.value === true }
    }
  }
  throw new Error('no accessory has a switch')
}
