import type { GetHomeReply } from '../../generated/auth/handlers.ts'
import type { AuthContext } from './context.ts'
import { home, sentOn, toSignIn } from './sign-in.ts'

export async function getHome(_request: unknown, context: AuthContext): Promise<GetHomeReply> {
  return context.call.principal === null ? toSignIn(context, home) : sentOn(home)
}
