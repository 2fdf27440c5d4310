import type { GetMetricsReply } from '../../generated/auth/handlers.ts'
import { metricsReply } from '../common/service.ts'
import type { AuthContext } from './context.ts'

export async function getMetrics(_request: unknown, { service, call }: AuthContext): Promise<GetMetricsReply> {
  return metricsReply(service, call)
}
