import type { HAPHandlers } from '../../generated/bridge/handlers.ts'
import { reply } from '../../generated/bridge/replies.ts'
import type { BridgeContext } from './context.ts'

export const hap = {
  listPairings(_request, { daemon }) {
    return reply.listPairings.ok({ pairings: daemon.hap.pairings().map(({ id, admin }) => ({ id, admin })) })
  },

  async resetPairings(_request, { daemon }) {
    await daemon.hap.resetPairings()
    return reply.resetPairings.ok({ ok: true })
  },

  removePairing(request, { daemon }) {
    daemon.hap.removePairing(request.path.id)
    return reply.removePairing.ok({ ok: true })
  },

  listBridges(_request, { daemon }) {
    const bridges = daemon.listBridges().map(({ status, pairings, ...bridge }) => ({
      ...bridge,
      hap: status,
      pairings: pairings.map(({ id, admin }) => ({ id, admin })),
    }))
    return reply.listBridges.ok({ bridges })
  },

  async resetBridgePairings(request, { daemon }) {
    await daemon.bridges.get(request.path.username).resetPairings()
    return reply.resetBridgePairings.ok({ ok: true })
  },

  removeBridgePairing(request, { daemon }) {
    daemon.bridges.get(request.path.username).removePairing(request.path.id)
    return reply.removeBridgePairing.ok({ ok: true })
  },
} satisfies HAPHandlers<BridgeContext>
