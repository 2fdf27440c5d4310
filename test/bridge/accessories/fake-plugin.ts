import type { PluginFault, PluginLink } from '../../../src/bridge/accessories/plugin-link.ts'
import type { CharacteristicRef, Value } from '../../../src/bridge/protocol/accessory.ts'

/** The way to a plugin that runs in this process, and says what the test has it say. */
export class FakePlugin implements PluginLink {
  available = true
  /** What it reads, by the name of the characteristic. */
  readonly readings: Record<string, Value | Promise<Value>> = {}
  readonly reads: CharacteristicRef[] = []
  /** What it responds to writes with, by the name of the characteristic. */
  readonly responses: Record<string, Value> = {}
  readonly writes: { ref: CharacteristicRef; value: Value }[] = []
  /** What it throws at each read and write. */
  fault: PluginFault | undefined

  async read(ref: CharacteristicRef): Promise<Value> {
    this.reads.push(ref)
    if (this.fault !== undefined) throw this.fault
    return this.readings[ref.characteristic] ?? null
  }

  async write(ref: CharacteristicRef, value: Value): Promise<Value | undefined> {
    this.writes.push({ ref, value })
    if (this.fault !== undefined) throw this.fault
    return this.responses[ref.characteristic]
  }
}
