import type { CreatePreviewTokenReply, CreatePreviewTokenRequest } from '../../generated/content/handlers.ts'
import { TriptychError } from '../../src/errors.ts'
import type { ContentContext } from './context.ts'

export async function createPreviewToken(
  request: CreatePreviewTokenRequest,
  context: ContentContext,
): Promise<CreatePreviewTokenReply> {
  const { principal } = context.call
  if (principal === null) throw new TriptychError('unauthenticated')
  const body = await context.previews.mint(principal, request.body)
  return { status: 200, headers: { 'Cache-Control': 'no-store' }, body }
}
