import type { ActivityHandlers } from '../../generated/auth/handlers.ts'
import { reply } from '../../generated/auth/replies.ts'
import { exportActivity } from '../../src/auth/activity-log.ts'
import { StreamedBody } from '../../src/payload.ts'
import { nextLink } from '../common/next-link.ts'
import type { AuthContext } from './context.ts'

export const activity = {
  async listActivity(request, context) {
    const { entries, next } = await context.activity.list(request.query)
    return reply.listActivity.ok({ activity: entries }, { Link: nextLink(next, request.query, '/api/v1/activity') })
  },

  async exportActivity({ query: { format, ...filter } }, context) {
    const text = new StreamedBody(exportActivity(context.activity.all(filter), format))
    return format === 'csv'
      ? reply.exportActivity.ok['text/csv'](text, { 'Content-Disposition': 'attachment; filename="activity.csv"' })
      : reply.exportActivity.ok['application/jsonl'](text, {
          'Content-Disposition': 'attachment; filename="activity.jsonl"',
        })
  },

  async getBackups(_request, { service }) {
    return reply.getBackups.ok(service.backups())
  },
} satisfies ActivityHandlers<AuthContext>
