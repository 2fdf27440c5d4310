import type { StartSignInReply, StartSignInRequest } from '../../generated/content/handlers.ts'
import { startConsoleSignIn } from '../common/console-sign-in.ts'
import { type ContentContext, consoleOf } from './context.ts'

export async function startSignIn(request: StartSignInRequest, context: ContentContext): Promise<StartSignInReply> {
  return startConsoleSignIn(consoleOf(context), request.query.next)
}
