import type { GetDocsReply } from '../../generated/content/handlers.ts'
import { docsReply } from '../common/service.ts'
import type { ContentContext } from './context.ts'

export async function getDocs(_request: unknown, { service }: ContentContext): Promise<GetDocsReply> {
  return docsReply(service)
}
