import type { ListExternalAccessoriesReply } from '../../generated/bridge/handlers.ts'
import { answer } from './answers.ts'
import type { BridgeContext } from './context.ts'

export async function listExternalAccessories(
  _request: unknown,
  { daemon }: BridgeContext,
): Promise<ListExternalAccessoriesReply> {
  return answer({ accessories: daemon.host.externals().map(({ error = null, ...rest }) => ({ ...rest, error })) })
}
