import type { Handlers } from '../../generated/auth/handlers.ts'
import { reply } from '../../generated/auth/replies.ts'
import { serviceHandlers } from '../common/service.ts'
import { account } from './account.ts'
import { activity } from './activity.ts'
import { agents } from './agents.ts'
import { connectors } from './connectors.ts'
import { console } from './console.ts'
import { consoles } from './consoles.ts'
import type { AuthContext } from './context.ts'
import { members } from './members.ts'
import { pages } from './pages.ts'
import { signIn } from './sign-in.ts'
import { webhooks } from './webhooks.ts'

/** Every operation of the auth contract; one that is missing does not compile. */
export const authHandlers: Handlers<AuthContext> = {
  ...signIn,
  ...consoles,
  ...account,
  ...members,
  ...agents,
  ...activity,
  ...webhooks,
  ...connectors,
  ...pages,
  ...console,
  ...serviceHandlers('auth', reply),
}
