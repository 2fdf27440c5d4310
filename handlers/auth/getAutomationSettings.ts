import type { GetAutomationSettingsReply } from '../../generated/auth/handlers.ts'
import type { AuthContext } from './context.ts'
import { settingsPage } from './settings-page.ts'

export async function getAutomationSettings(
  _request: unknown,
  context: AuthContext,
): Promise<GetAutomationSettingsReply> {
  return settingsPage(context, 'automation')
}
