import type { GetPlatformReply, GetPlatformRequest } from '../../generated/bridge/handlers.ts'
import { answer, found } from './answers.ts'
import type { BridgeContext } from './context.ts'

export async function getPlatform(request: GetPlatformRequest, { daemon }: BridgeContext): Promise<GetPlatformReply> {
  const { name } = request.path
  return answer({ config: found(await daemon.config.platform(name), `platform ${name}`) })
}
