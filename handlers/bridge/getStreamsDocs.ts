import type { GetStreamsDocsReply } from '../../generated/bridge/handlers.ts'
import { docsReply } from '../common/service.ts'
import type { BridgeContext } from './context.ts'

export async function getStreamsDocs(_request: unknown, context: BridgeContext): Promise<GetStreamsDocsReply> {
  return docsReply({ docs: context.streamsDocs })
}
