import type { GetHealthReply } from '../../generated/auth/handlers.ts'
import { healthReply } from '../common/service.ts'
import type { AuthContext } from './context.ts'

export async function getHealth(_request: unknown, { service }: AuthContext): Promise<GetHealthReply> {
  return healthReply(service, 'auth')
}
