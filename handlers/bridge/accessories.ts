import type { AccessoriesHandlers } from '../../generated/bridge/handlers.ts'
import { reply } from '../../generated/bridge/replies.ts'
import type { AccessoryView } from '../../src/bridge/accessories/accessory-view.ts'
import type { Daemon } from '../../src/bridge/daemon.ts'
import { requireFound } from '../../src/lib/require-found.ts'
import type { BridgeContext } from './context.ts'

export const accessories = {
  async listAccessories(request, { daemon }) {
    if (request.query.fresh) await daemon.accessories.refresh()
    return reply.listAccessories.ok({
      accessories: daemon.accessories.list().map((view) => accessoryView(view, daemon)),
    })
  },

  async getAccessory(request, { daemon }) {
    const { uuid } = request.path
    if (request.query.fresh) await daemon.accessories.refresh(uuid)
    return reply.getAccessory.ok(
      accessoryView(requireFound(daemon.accessories.get(uuid), 'accessory of this uuid'), daemon),
    )
  },

  async removeAccessory(request, { daemon }) {
    await daemon.removeAccessory(request.path.uuid)
    return reply.removeAccessory.ok({ ok: true })
  },

  debugAccessories(_request, { daemon }) {
    const names = daemon.accessories.names()
    return reply.debugAccessories.ok({ count: names.length, names })
  },

  async listExternalAccessories(_request, { daemon }) {
    return reply.listExternalAccessories.ok({
      accessories: daemon.host.externals().map(({ error = null, ...rest }) => ({ ...rest, error })),
    })
  },

  async resetExternalPairings(request, { daemon }) {
    const wanted = request.path.uuid.toLowerCase()
    const external = daemon.host.externals().find(({ uuid }) => uuid.toLowerCase() === wanted)
    const { plugin, uuid } = requireFound(external, 'external accessory of this uuid')
    await daemon.host.unpair(plugin, uuid)
    return reply.resetExternalPairings.ok({ ok: true })
  },

  async writeCharacteristic(request, { daemon }) {
    const { serviceUuid, charUuid, value } = request.body
    await daemon.accessories.write(request.path.uuid, serviceUuid, charUuid, value)
    return reply.writeCharacteristic.ok({ serviceUuid, charUuid, value })
  },
} satisfies AccessoriesHandlers<BridgeContext>

/** An accessory as the contract has it: its place is the bridge that it is behind. */
function accessoryView({ place, ...view }: AccessoryView, daemon: Daemon) {
  return { ...view, bridge: daemon.bridges.usernameAt(place) }
}
