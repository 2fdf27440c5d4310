import type { FinishSignInReply, FinishSignInRequest } from '../../generated/content/handlers.ts'
import { finishConsoleSignIn } from '../common/console-sign-in.ts'
import { type ContentContext, consoleOf } from './context.ts'

export async function finishSignIn(request: FinishSignInRequest, context: ContentContext): Promise<FinishSignInReply> {
  const { code, next } = request.query
  return finishConsoleSignIn(consoleOf(context), code, next)
}
