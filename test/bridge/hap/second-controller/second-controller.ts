import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ensureVenv } from '../../../../tools/python-venv.ts'
import type { PairingData } from '../../../support/bridge-folder.ts'
import { bareEnvironment } from '../../../support/process.ts'

/** For a `beforeAll`, in milliseconds: where it was never started before it is installed first. */
export const patience = 600_000

type Id = readonly [aid: number, iid: number]

/** What became of a characteristic, by `aid.iid`. */
export type Changes = Readonly<Record<string, { readonly value?: unknown; readonly status?: number }>>

export interface AccessoryAsSeen {
  readonly aid: number
  readonly services: readonly {
    readonly type: string
    readonly characteristics: readonly { readonly type: string; readonly iid: number; readonly value?: unknown }[]
  }[]
}

/** A controller that shares no code with the bridge: aiohomekit, which many homes run, in Python. */
export class SecondController {
  readonly #child: ChildProcess
  readonly #answers: ((answer: Answer) => void)[] = []
  /** Every event so far, in order. */
  readonly events: Changes[] = []

  constructor() {
    const folder = import.meta.dirname
    const environment = { venv: join(folder, '.venv'), requirements: join(folder, 'requirements.txt') }
    const bin = ensureVenv({ ...environment, name: 'aiohomekit, a HAP controller', say: () => {} })
    const program = [join(folder, 'controller.py')]
    this.#child = spawn(join(bin, 'python'), program, { stdio: ['pipe', 'pipe', 'inherit'], env: bareEnvironment() })
    const lines = createInterface({ input: this.#child.stdout ?? process.stdin })
    lines.on('line', (line) => {
      const message = JSON.parse(line) as Answer & { readonly event?: Changes }
      if (message.event !== undefined) this.events.push(message.event)
      else this.#answers.shift()?.(message)
    })
  }

  /** @returns its own id, as the bridge knows it */
  pair(port: number, id: string, pincode: string): Promise<string> {
    return this.#ask('pair', '127.0.0.1', port, id, pincode)
  }

  /** Goes on with what another controller kept of a pairing. */
  resume(port: number, id: string, pairing: PairingData): Promise<void> {
    const text = (hex: string): string => Buffer.from(hex, 'hex').toString()
    return this.#ask('resume', {
      ...{ Connection: 'IP', AccessoryIP: '127.0.0.1', AccessoryPort: port, AccessoryPairingID: id },
      AccessoryLTPK: pairing.AccessoryLTPK,
      iOSPairingId: text(pairing.iOSDevicePairingID),
      // NaCl has the public key after the seed.
      iOSDeviceLTSK: pairing.iOSDeviceLTSK.slice(0, 64),
      iOSDeviceLTPK: pairing.iOSDeviceLTPK,
    })
  }

  accessories(): Promise<readonly AccessoryAsSeen[]> {
    return this.#ask('accessories')
  }

  pairings(): Promise<readonly { readonly pairingId: string; readonly controllerType: string }[]> {
    return this.#ask('pairings')
  }

  read(...ids: Id[]): Promise<Changes> {
    return this.#ask('read', ids)
  }

  /** @returns what was refused */
  write(...values: (readonly [aid: number, iid: number, value: unknown])[]): Promise<Changes> {
    return this.#ask('write', values)
  }

  /** @returns what was refused */
  subscribe(...ids: Id[]): Promise<Changes> {
    return this.#ask('subscribe', ids)
  }

  unpair(id: string): Promise<unknown> {
    return this.#ask('unpair', id)
  }

  async end(): Promise<void> {
    if (this.#child.exitCode !== null) return
    this.#child.kill('SIGKILL')
    await once(this.#child, 'exit')
  }

  /** @throws Error with what Python raised */
  #ask<T>(command: string, ...parameters: unknown[]): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#child.once('exit', () => reject(new Error('the controller has ended')))
      this.#answers.push(({ result, error }) => (error === undefined ? resolve(result as T) : reject(new Error(error))))
      this.#child.stdin?.write(`${JSON.stringify({ do: command, with: parameters })}\n`)
    })
  }
}

interface Answer {
  readonly result?: unknown
  readonly error?: string
}
