import type { GetConfigBackupReply, GetConfigBackupRequest } from '../../generated/bridge/handlers.ts'
import { answer } from './answers.ts'
import type { BridgeContext } from './context.ts'

export async function getConfigBackup(
  request: GetConfigBackupRequest,
  { daemon }: BridgeContext,
): Promise<GetConfigBackupReply> {
  const { content } = await daemon.config.backup(request.path.id)
  return answer({ content })
}
