import type { ListEnvironmentsReply, ListEnvironmentsRequest } from '../../generated/content/handlers.ts'
import type { ContentContext } from './context.ts'

export async function listEnvironments(
  request: ListEnvironmentsRequest,
  context: ContentContext,
): Promise<ListEnvironmentsReply> {
  const environments = await context.sites.environments(request.path.site)
  return { status: 200, headers: { 'Cache-Control': 'no-store' }, body: { environments } }
}
