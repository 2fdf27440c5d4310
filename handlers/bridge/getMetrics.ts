import type { GetMetricsReply } from '../../generated/bridge/handlers.ts'
import { metricsReply } from '../common/service.ts'
import type { BridgeContext } from './context.ts'

export async function getMetrics(_request: unknown, { service, call }: BridgeContext): Promise<GetMetricsReply> {
  return metricsReply(service, call)
}
