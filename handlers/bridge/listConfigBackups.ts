import type { ListConfigBackupsReply } from '../../generated/bridge/handlers.ts'
import { answer } from './answers.ts'
import type { BridgeContext } from './context.ts'

export async function listConfigBackups(_request: unknown, { daemon }: BridgeContext): Promise<ListConfigBackupsReply> {
  const backups = await daemon.config.backups()
  return answer({
    backups: backups.map(({ id, createdAt, size }) => ({ id, createdAt: new Date(createdAt).toISOString(), size })),
  })
}
