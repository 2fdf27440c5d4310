import type { StartSsoReply, StartSsoRequest } from '../../generated/auth/handlers.ts'
import { TriptychError } from '../../src/errors.ts'
import type { AuthContext } from './context.ts'
import { readNext, toProvider } from './sign-in.ts'

export async function startSso(request: StartSsoRequest, context: AuthContext): Promise<StartSsoReply> {
  if (context.sso === null) throw new TriptychError('sso_disabled')
  return toProvider(context, context.sso, readNext(context, request.query.next))
}
