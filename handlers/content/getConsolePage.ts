import type { GetConsolePageReply } from '../../generated/content/handlers.ts'
import { signedInConsoleReply } from '../common/console.ts'
import { type ContentContext, consoleOf } from './context.ts'

export async function getConsolePage(_request: unknown, context: ContentContext): Promise<GetConsolePageReply> {
  return signedInConsoleReply(context.service, consoleOf(context))
}
