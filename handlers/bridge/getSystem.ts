import type { GetSystemReply } from '../../generated/bridge/handlers.ts'
import { systemInfo } from '../../src/bridge/metrics/system-info.ts'
import { answer } from './answers.ts'
import type { BridgeContext } from './context.ts'

export async function getSystem(_request: unknown, _context: BridgeContext): Promise<GetSystemReply> {
  return answer(await systemInfo())
}
