import type { GetConsoleReply } from '../../generated/bridge/handlers.ts'
import { consolePage } from '../../src/pages/console-page.ts'
import { openConsolePage } from '../../src/pages/open-console-page.ts'
import { toConsoleSignIn } from '../common/console-sign-in.ts'
import { pageReply } from '../common/page.ts'
import { type BridgeContext, consoleOf, sessionCookie } from './context.ts'

const title = 'Bridge'
const about = 'Plugins, accessories, the config, the logs and a shell.'

export async function getConsole(_request: unknown, context: BridgeContext): Promise<GetConsoleReply> {
  const { call, cookies, sessions, open } = context
  if (open) {
    const operators = 'Whoever can open this page'
    return pageReply(openConsolePage({ title, about, operators, setting: 'SVC_BRIDGE_AUTH=session' }))
  }
  const cookie = cookies.read(call, sessionCookie)
  const profile = cookie === null ? null : await sessions.profile(cookie)
  if (profile === null) return toConsoleSignIn(consoleOf(context), '/')
  const signedOut = sessions.loginPage('signed_out')
  return pageReply(
    consolePage({ title, about, ...profile, formOrigins: signedOut === null ? [] : [new URL(signedOut).origin] }),
  )
}
