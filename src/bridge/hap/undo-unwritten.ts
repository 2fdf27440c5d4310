import type { AccessoryInfo } from '@homebridge/hap-nodejs/dist/lib/model/AccessoryInfo.js'

/**
 * Takes a change of the pairings back when it cannot be written. hap-nodejs refuses it then, but goes on with it in
 * memory: a controller that was told that it is not paired could not pair until the next start, since one is paired.
 */
export function undoUnwritten(info: AccessoryInfo): void {
  const save = info.save.bind(info)
  let written = pairingsOf(info)
  info.save = () => {
    try {
      save()
    } catch (error) {
      Object.assign(info, written)
      throw error
    } finally {
      written = pairingsOf(info)
    }
  }
}

/** A copy: permissions are changed in place. */
function pairingsOf({ pairedClients, pairedAdminClients }: AccessoryInfo) {
  const clients = Object.entries(pairedClients).map(([id, client]) => [id, { ...client }] as const)
  return { pairedClients: Object.fromEntries(clients), pairedAdminClients }
}
