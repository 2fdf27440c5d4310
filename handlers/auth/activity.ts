import type { ActivityHandlers } from '../../generated/auth/handlers.ts'
import { reply } from '../../generated/auth/replies.ts'
import { nextLink } from '../common/next-link.ts'
import type { AuthContext } from './context.ts'

export const activity = {
  async listActivity(request, context) {
    const { entries, next } = await context.activity.list(request.query)
    return reply.listActivity.ok({ activity: entries }, { Link: nextLink(next, request.query, '/api/v1/activity') })
  },

  async getBackups(_request, { service }) {
    return reply.getBackups.ok(service.backups())
  },
} satisfies ActivityHandlers<AuthContext>
