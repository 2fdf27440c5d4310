import type { ListMyApplicationsReply } from '../../generated/auth/handlers.ts'
import { callerOf } from './caller.ts'
import type { AuthContext } from './context.ts'

export async function listMyApplications(_request: unknown, context: AuthContext): Promise<ListMyApplicationsReply> {
  const applications = await context.applications.list(callerOf(context).id)
  return { status: 200, headers: { 'Cache-Control': 'no-store' }, body: { applications } }
}
