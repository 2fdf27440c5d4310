import type { RestoreConfigBackupReply, RestoreConfigBackupRequest } from '../../generated/bridge/handlers.ts'
import { done } from './answers.ts'
import type { BridgeContext } from './context.ts'

export async function restoreConfigBackup(
  request: RestoreConfigBackupRequest,
  { daemon }: BridgeContext,
): Promise<RestoreConfigBackupReply> {
  await daemon.config.restore(request.path.id)
  return done
}
