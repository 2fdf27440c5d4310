import type { GetConsolePageReply } from '../../generated/bridge/handlers.ts'
import { consolePage } from './console-page.ts'
import type { BridgeContext } from './context.ts'

export async function getConsolePage(_request: unknown, context: BridgeContext): Promise<GetConsolePageReply> {
  return consolePage(context)
}
