import type { GetMetricsReply } from '../../generated/content/handlers.ts'
import { TriptychError } from '../../src/errors.ts'
import type { ContentContext } from './context.ts'

export async function getMetrics(_request: unknown, context: ContentContext): Promise<GetMetricsReply> {
  if (!context.call.loopback && !context.service.metricsPublic) throw new TriptychError('loopback_only')
  return { status: 200, headers: { 'Cache-Control': 'no-store' }, body: await context.service.metrics() }
}
