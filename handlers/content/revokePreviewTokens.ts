import type { RevokePreviewTokensReply, RevokePreviewTokensRequest } from '../../generated/content/handlers.ts'
import type { ContentContext } from './context.ts'

export async function revokePreviewTokens(
  request: RevokePreviewTokensRequest,
  context: ContentContext,
): Promise<RevokePreviewTokensReply> {
  await context.sites.revokePreviewTokens(request.path.site)
  return { status: 204 }
}
