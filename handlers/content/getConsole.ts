import type { GetConsoleReply } from '../../generated/content/handlers.ts'
import { signedInConsoleReply } from '../common/console.ts'
import { type ContentContext, consoleOf } from './context.ts'

export async function getConsole(_request: unknown, context: ContentContext): Promise<GetConsoleReply> {
  return signedInConsoleReply(context.service, consoleOf(context))
}
