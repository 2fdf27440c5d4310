import type { GetDocsReply } from '../../generated/auth/handlers.ts'
import { docsReply } from '../common/service.ts'
import type { AuthContext } from './context.ts'

export async function getDocs(_request: unknown, { service }: AuthContext): Promise<GetDocsReply> {
  return docsReply(service)
}
