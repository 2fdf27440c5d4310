import type { DeleteEnvironmentReply, DeleteEnvironmentRequest } from '../../generated/content/handlers.ts'
import { scopeOf } from './console.ts'
import type { ContentContext } from './context.ts'
import { ifMatch } from './if-match.ts'

export async function deleteEnvironment(
  request: DeleteEnvironmentRequest,
  context: ContentContext,
): Promise<DeleteEnvironmentReply> {
  await context.sites.removeEnvironment(scopeOf(request), ifMatch(request.headers['If-Match']))
  return { status: 204 }
}
