import type { Handlers } from '../../generated/bridge/handlers.ts'
import { reply } from '../../generated/bridge/replies.ts'
import { consoleHandlers } from '../common/console.ts'
import { answerContract, answerStaticPage, serviceHandlers } from '../common/service.ts'
import { accessories } from './accessories.ts'
import { configuration } from './configuration.ts'
import { type BridgeContext, cookieNames } from './context.ts'
import { hap } from './hap.ts'
import { logs } from './logs.ts'
import { marketplace } from './marketplace.ts'
import { plugins } from './plugins.ts'
import { system } from './system.ts'
import { tokenSignIn } from './token-sign-in.ts'
import { tokens } from './tokens.ts'

/** Every operation of the bridge contract; one that is missing does not compile. */
export const bridgeHandlers: Handlers<BridgeContext> = {
  ...system,
  ...plugins,
  ...accessories,
  ...configuration,
  ...marketplace,
  ...logs,
  ...hap,
  ...tokens,
  ...tokenSignIn,
  ...consoleHandlers(reply, { names: cookieNames, streams: true }),
  ...serviceHandlers('bridge', reply),
  getAsyncApi: async (_request, { asyncapi }) => answerContract(reply.getAsyncApi, await asyncapi()),
  getStreamsDocs: async (_request, { streamsDocs }) => answerStaticPage(reply.getStreamsDocs, streamsDocs),
}
