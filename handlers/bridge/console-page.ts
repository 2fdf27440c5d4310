import { consoleReply, signedInConsoleReply } from '../common/console.ts'
import { type BridgeContext, consoleOf } from './context.ts'

/** The console's page; an open bridge asks nobody who they are. */
export async function consolePage(context: BridgeContext) {
  const { call, open, service } = context
  if (!open) return signedInConsoleReply(service, consoleOf(context), true)
  return consoleReply(service, { call, publicUrl: context.publicUrl(), formOrigins: [], streams: true })
}
