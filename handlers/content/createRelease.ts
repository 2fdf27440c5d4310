import type { CreateReleaseReply, CreateReleaseRequest } from '../../generated/content/handlers.ts'
import { actorIn, created, scopeOf } from './console.ts'
import type { ContentContext } from './context.ts'

export async function createRelease(
  request: CreateReleaseRequest,
  context: ContentContext,
): Promise<CreateReleaseReply> {
  const made = await context.releases.create(scopeOf(request), request.body.name, actorIn(context))
  return created(made, request.path.site, 'environments', request.path.env, 'releases', made.value.id)
}
