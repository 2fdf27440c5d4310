import type { PreviewHandlers } from '../../generated/content/handlers.ts'
import { reply } from '../../generated/content/replies.ts'
import { TriptychError } from '../../src/errors.ts'
import type { ContentContext } from './context.ts'

export const preview = {
  async createPreviewToken(request, context) {
    const { principal } = context.call
    if (principal === null) throw new TriptychError('unauthenticated')
    const body = await context.previews.mint(principal, request.body)
    return reply.createPreviewToken.ok(body)
  },
} satisfies PreviewHandlers<ContentContext>
