import type { GetVisitorReply } from '../../generated/content/handlers.ts'
import { visitorReply } from '../common/console.ts'
import { type ContentContext, consoleOf } from './context.ts'

export async function getVisitor(_request: unknown, context: ContentContext): Promise<GetVisitorReply> {
  return visitorReply(consoleOf(context))
}
