import { generateKeyPairSync, randomUUID } from 'node:crypto'
import type { AccessoryInfo } from '@homebridge/hap-nodejs/dist/lib/model/AccessoryInfo.js'

/** Pairs a controller without the second that pairing takes. Returns what that controller has to know. */
export function addController(info: AccessoryInfo) {
  const { x = '', d = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  const [publicKey, secret] = [Buffer.from(x, 'base64url'), Buffer.from(d, 'base64url')]
  const id = randomUUID()
  info.addPairedClient(id, publicKey, 1)
  info.save()
  return {
    AccessoryPairingID: Buffer.from(info.username).toString('hex'),
    AccessoryLTPK: info.signPk.toString('hex'),
    iOSDevicePairingID: Buffer.from(id).toString('hex'),
    iOSDeviceLTSK: Buffer.concat([secret, publicKey]).toString('hex'),
    iOSDeviceLTPK: publicKey.toString('hex'),
  }
}
