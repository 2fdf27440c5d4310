import type { GetAccountSettingsReply } from '../../generated/auth/handlers.ts'
import type { AuthContext } from './context.ts'
import { settingsPage } from './settings-page.ts'

export async function getAccountSettings(_request: unknown, context: AuthContext): Promise<GetAccountSettingsReply> {
  return settingsPage(context, 'account')
}
