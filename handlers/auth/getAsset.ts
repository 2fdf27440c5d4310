import type { GetAssetReply, GetAssetRequest } from '../../generated/auth/handlers.ts'
import { assetReply } from '../common/console.ts'
import type { AuthContext } from './context.ts'

export async function getAsset({ path }: GetAssetRequest, { service }: AuthContext): Promise<GetAssetReply> {
  return assetReply(service, path.file)
}
