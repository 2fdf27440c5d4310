import type { ResetExternalPairingsReply, ResetExternalPairingsRequest } from '../../generated/bridge/handlers.ts'
import { done, found } from './answers.ts'
import type { BridgeContext } from './context.ts'

export async function resetExternalPairings(
  request: ResetExternalPairingsRequest,
  { daemon }: BridgeContext,
): Promise<ResetExternalPairingsReply> {
  const wanted = request.path.uuid.toLowerCase()
  const external = daemon.host.externals().find(({ uuid }) => uuid.toLowerCase() === wanted)
  const { plugin, uuid } = found(external, 'external accessory of this uuid')
  await daemon.host.unpair(plugin, uuid)
  return done
}
