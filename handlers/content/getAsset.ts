import type { GetAssetReply, GetAssetRequest } from '../../generated/content/handlers.ts'
import { assetReply } from '../common/console.ts'
import type { ContentContext } from './context.ts'

export async function getAsset({ path }: GetAssetRequest, { service }: ContentContext): Promise<GetAssetReply> {
  return assetReply(service, path.file)
}
