import type { GetDocsReply } from '../../generated/bridge/handlers.ts'
import { docsReply } from '../common/service.ts'
import type { BridgeContext } from './context.ts'

export async function getDocs(_request: unknown, { service }: BridgeContext): Promise<GetDocsReply> {
  return docsReply(service)
}
