import type { GetAssetReply, GetAssetRequest } from '../../generated/bridge/handlers.ts'
import { assetReply } from '../common/console.ts'
import type { BridgeContext } from './context.ts'

export async function getAsset({ path }: GetAssetRequest, { service }: BridgeContext): Promise<GetAssetReply> {
  return assetReply(service, path.file)
}
