import type { GetHealthReply } from '../../generated/content/handlers.ts'
import { healthReply } from '../common/service.ts'
import type { ContentContext } from './context.ts'

export async function getHealth(_request: unknown, { service }: ContentContext): Promise<GetHealthReply> {
  return healthReply(service, 'content')
}
