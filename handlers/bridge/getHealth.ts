import type { GetHealthReply } from '../../generated/bridge/handlers.ts'
import { healthReply } from '../common/service.ts'
import type { BridgeContext } from './context.ts'

export async function getHealth(_request: unknown, { service }: BridgeContext): Promise<GetHealthReply> {
  return healthReply(service, 'bridge')
}
