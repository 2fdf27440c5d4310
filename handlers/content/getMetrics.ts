import type { GetMetricsReply } from '../../generated/content/handlers.ts'
import { metricsReply } from '../common/service.ts'
import type { ContentContext } from './context.ts'

export async function getMetrics(_request: unknown, { service, call }: ContentContext): Promise<GetMetricsReply> {
  return metricsReply(service, call)
}
