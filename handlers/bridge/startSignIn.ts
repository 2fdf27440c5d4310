import type { StartSignInReply, StartSignInRequest } from '../../generated/bridge/handlers.ts'
import { startConsoleSignIn } from '../common/console-sign-in.ts'
import { type BridgeContext, consoleOf } from './context.ts'

export async function startSignIn(request: StartSignInRequest, context: BridgeContext): Promise<StartSignInReply> {
  return startConsoleSignIn(consoleOf(context), request.query.next)
}
