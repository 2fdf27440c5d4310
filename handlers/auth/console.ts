import type { ConsoleHandlers } from '../../generated/auth/handlers.ts'
import { reply } from '../../generated/auth/replies.ts'
import { accountPage } from '../../src/access/session-verifier.ts'
import { consolesFor } from '../common/console.ts'
import type { AuthContext } from './context.ts'
import { visitOf } from './cookies.ts'

export const console = {
  async getVisitor(_request, context) {
    const { session } = visitOf(context)
    const principal = session === null ? null : await context.sessions.verify('auth', session)
    const member =
      principal === null || principal.limited !== undefined ? null : await context.members.find(principal.id)
    const person = member && { name: member.name, email: member.email, role: member.role }
    const consoles = consolesFor(person, context.otherConsoles())
    return reply.getVisitor.ok({ person, accountUrl: accountPage(context.publicUrl()), consoles })
  },
} satisfies ConsoleHandlers<AuthContext>
