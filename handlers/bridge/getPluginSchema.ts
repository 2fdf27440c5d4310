import type { GetPluginSchemaReply, GetPluginSchemaRequest } from '../../generated/bridge/handlers.ts'
import { answer } from './answers.ts'
import type { BridgeContext } from './context.ts'

export async function getPluginSchema(
  request: GetPluginSchemaRequest,
  { daemon }: BridgeContext,
): Promise<GetPluginSchemaReply> {
  return answer(await daemon.packages.schema(request.path.name))
}
