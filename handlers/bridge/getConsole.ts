import type { GetConsoleReply } from '../../generated/bridge/handlers.ts'
import { consolePage } from './console-page.ts'
import type { BridgeContext } from './context.ts'

export async function getConsole(_request: unknown, context: BridgeContext): Promise<GetConsoleReply> {
  return consolePage(context)
}
