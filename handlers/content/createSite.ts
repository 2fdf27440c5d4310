import type { CreateSiteReply, CreateSiteRequest } from '../../generated/content/handlers.ts'
import { created } from './console.ts'
import type { ContentContext } from './context.ts'

export async function createSite(request: CreateSiteRequest, context: ContentContext): Promise<CreateSiteReply> {
  const made = await context.sites.create(request.body.id)
  return created(made, made.value.id)
}
