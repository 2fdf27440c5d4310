import type { SignOutReply } from '../../generated/content/handlers.ts'
import { endConsoleSignIn } from '../common/console-sign-in.ts'
import { type ContentContext, consoleOf } from './context.ts'

export async function signOut(_request: unknown, context: ContentContext): Promise<SignOutReply> {
  return endConsoleSignIn(consoleOf(context))
}
