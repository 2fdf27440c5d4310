import type { GetSettingsReply } from '../../generated/auth/handlers.ts'
import { home, sentOn } from './sign-in.ts'

export async function getSettings(): Promise<GetSettingsReply> {
  return sentOn(home)
}
