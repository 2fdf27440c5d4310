import type { ListRedirectRulesReply, ListRedirectRulesRequest } from '../../generated/content/handlers.ts'
import { listed, pageRequest, scopeOf } from './console.ts'
import type { ContentContext } from './context.ts'

export async function listRedirectRules(
  request: ListRedirectRulesRequest,
  context: ContentContext,
): Promise<ListRedirectRulesReply> {
  const list = await context.redirectRules(scopeOf(request), {
    ...pageRequest(request),
    leftOut: request.query.leftOut ?? false,
  })
  return listed(list, request.query, (rules) => ({ rules }))
}
