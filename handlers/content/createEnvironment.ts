import type { CreateEnvironmentReply, CreateEnvironmentRequest } from '../../generated/content/handlers.ts'
import { created } from './console.ts'
import type { ContentContext } from './context.ts'

export async function createEnvironment(
  request: CreateEnvironmentRequest,
  context: ContentContext,
): Promise<CreateEnvironmentReply> {
  const made = await context.sites.createEnvironment(request.path.site, request.body.name)
  return created(made, request.path.site, 'environments', made.value.name)
}
