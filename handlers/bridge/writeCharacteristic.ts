import type { WriteCharacteristicReply, WriteCharacteristicRequest } from '../../generated/bridge/handlers.ts'
import { answer } from './answers.ts'
import type { BridgeContext } from './context.ts'

export async function writeCharacteristic(
  request: WriteCharacteristicRequest,
  { daemon }: BridgeContext,
): Promise<WriteCharacteristicReply> {
  const { serviceUuid, charUuid, value } = request.body
  await daemon.accessories.write(request.path.uuid, serviceUuid, charUuid, value)
  return answer({ serviceUuid, charUuid, value })
}
