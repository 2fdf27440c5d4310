import type { GetActivitySettingsReply } from '../../generated/auth/handlers.ts'
import type { AuthContext } from './context.ts'
import { settingsPage } from './settings-page.ts'

export async function getActivitySettings(_request: unknown, context: AuthContext): Promise<GetActivitySettingsReply> {
  return settingsPage(context, 'activity')
}
