import type { GetPeopleSettingsReply } from '../../generated/auth/handlers.ts'
import type { AuthContext } from './context.ts'
import { settingsPage } from './settings-page.ts'

export async function getPeopleSettings(_request: unknown, context: AuthContext): Promise<GetPeopleSettingsReply> {
  return settingsPage(context, 'people')
}
