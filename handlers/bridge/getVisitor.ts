import type { GetVisitorReply } from '../../generated/bridge/handlers.ts'
import { visitorReply } from '../common/console.ts'
import { type BridgeContext, consoleOf } from './context.ts'

export async function getVisitor(_request: unknown, context: BridgeContext): Promise<GetVisitorReply> {
  return visitorReply(consoleOf(context), context.open)
}
