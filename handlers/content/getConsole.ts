import type { GetConsoleReply } from '../../generated/content/handlers.ts'
import { consolePage } from '../../src/pages/console-page.ts'
import { toConsoleSignIn } from '../common/console-sign-in.ts'
import { pageReply } from '../common/page.ts'
import { type ContentContext, consoleOf, sessionCookie } from './context.ts'

export async function getConsole(_request: unknown, context: ContentContext): Promise<GetConsoleReply> {
  const { call, cookies, sessions } = context
  const cookie = cookies.read(call, sessionCookie)
  const profile = cookie === null ? null : await sessions.profile(cookie)
  if (profile === null) return toConsoleSignIn(consoleOf(context), '/')
  const signedOut = sessions.loginPage('signed_out')
  return pageReply(
    consolePage({
      title: 'Content',
      about: 'Content is written and published over the API, the command line and MCP.',
      ...profile,
      formOrigins: signedOut === null ? [] : [new URL(signedOut).origin],
    }),
  )
}
