import type { SignOutReply } from '../../generated/bridge/handlers.ts'
import { endConsoleSignIn } from '../common/console-sign-in.ts'
import { type BridgeContext, consoleOf } from './context.ts'

export async function signOut(_request: unknown, context: BridgeContext): Promise<SignOutReply> {
  return endConsoleSignIn(consoleOf(context))
}
