import type { GetEnvironmentReply, GetEnvironmentRequest } from '../../generated/content/handlers.ts'
import { scopeOf, shown } from './console.ts'
import type { ContentContext } from './context.ts'

export async function getEnvironment(
  request: GetEnvironmentRequest,
  context: ContentContext,
): Promise<GetEnvironmentReply> {
  return shown(await context.sites.readEnvironment(scopeOf(request)))
}
