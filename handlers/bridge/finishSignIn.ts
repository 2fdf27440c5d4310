import type { FinishSignInReply, FinishSignInRequest } from '../../generated/bridge/handlers.ts'
import { finishConsoleSignIn } from '../common/console-sign-in.ts'
import { type BridgeContext, consoleOf } from './context.ts'

export async function finishSignIn(request: FinishSignInRequest, context: BridgeContext): Promise<FinishSignInReply> {
  const { code, next } = request.query
  return finishConsoleSignIn(consoleOf(context), code, next)
}
