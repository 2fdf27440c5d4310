import { createHash } from 'node:crypto'

/** Namespace of the accessories of native plugins. */
const NAMESPACE = Buffer.from('5d1c2a0e6c4b4f0f9a35c3a1e0f47b68', 'hex')

/** The UUID (version 5: RFC 9562, 5.5) of a plugin's accessory, for ever the same. */
export function accessoryUuid(plugin: string, id: string): string {
  const bytes = createHash('sha1')
    .update(NAMESPACE)
    .update(JSON.stringify([plugin, id]))
    .digest()
    .subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
