import type { EventEmitter } from 'node:events'
import { isDeepStrictEqual } from 'node:util'
import type { Accessory } from '@homebridge/hap-nodejs'
import { reasonOf } from '../../hap/bridge-log.ts'
import { publishedParts } from '../../hap/hap-internals.ts'
import { loadHapParts } from '../../hap/hap-parts.ts'
import { identityOf } from '../../hap/identity.ts'
import { publish, unpublish } from '../../hap/publish.ts'
import { resetPairings } from '../../hap/reset-pairings.ts'
import type { ExternalAccessory } from '../../protocol/accessory.ts'
import { hapUsernameOf } from '../../protocol/hap-username.ts'
import { randomPincode } from '../../protocol/pincode.ts'
import { claim } from './externals-claim.ts'
import { saveControllers } from './externals-controllers.ts'
import { fitName } from './externals-name.ts'
import type { ExternalsOptions } from './externals-options.ts'
import { portFault, portsToTry } from './externals-ports.ts'
import { openRecord } from './externals-record.ts'
import { categoryOf, viewOf } from './externals-view.ts'
import { observe, type Property } from './observe.ts'

/** One accessory with its HAP server. What is asked of it is done one after the other. */
export interface ExternalServer {
  readonly accessory: Accessory
  /** Never rejects: what stands in the way is in the log and told to the daemon. */
  publish(): Promise<void>
  /** Never rejects. Keys and pairings stay. */
  stop(): Promise<void>
  /** Forgets pairings and failed attempts, and drops connections. Throws when that cannot be written. */
  unpair(): Promise<void>
}

type Info = ReturnType<typeof identityOf>

/** `AccessoryEventTypes` is a const enum, which type-stripping does not have. */
const PAIRED = 'paired' as Parameters<Accessory['on']>[0]
const UNPAIRED = 'unpaired' as Parameters<Accessory['on']>[0]

export function openServer(accessory: Accessory, options: ExternalsOptions): ExternalServer {
  const { hap, plugin, channel, log, settings } = options
  const username = hapUsernameOf(accessory.UUID)
  const record = openRecord(channel, username)
  let state: { readonly port: number | null; readonly error?: string } = { port: null }
  let kept: Info | undefined
  let release: (() => void) | undefined
  let name: Property | undefined
  let told: ExternalAccessory | undefined
  let turn: Promise<void> = Promise.resolve()

  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = turn.then(work)
    turn = done.catch(() => {})
    return done
  }
  /** What `publish` of hap-nodejs made of what was kept, once it did. */
  const info = (): Info | undefined => kept && (publishedParts(accessory)._accessoryInfo ?? kept)
  const say = (level: 'info' | 'warn' | 'error' | 'debug', message: string): void =>
    log[level](`${accessory.displayName}: ${message}`)

  function tell(): void {
    const current = info()
    if (current === undefined) return
    const now: ExternalAccessory = { ...viewOf(accessory, current), ...state }
    if (isDeepStrictEqual(now, told)) return
    told = now
    channel.send({ type: 'external', accessory: now })
  }

  const onPaired = (): void => {
    say('info', 'paired with a controller')
    tell()
  }
  const onUnpaired = (): void => {
    say('info', 'the last controller was unpaired')
    tell()
  }

  async function begin(): Promise<void> {
    release = claim(settings.hapPath, username, plugin)
    fitName(hap, accessory)
    // Ids are never given again (HAP, 2.6.1), also when a service is gone for a second.
    accessory.disableUnusedIDPurge()
    const parts = await loadHapParts()
    const identity = identityOf(parts, username)
    // An imported one has its own.
    if (!/^\d{3}-\d{2}-\d{3}$/.test(identity.pincode)) {
      identity.pincode = randomPincode()
      identity.save()
    }
    kept = identity
    accessory.on(PAIRED, onPaired).on(UNPAIRED, onUnpaired)
    name = observe(accessory, 'displayName', tell)
    const ports = portsToTry(settings.ports, await record.port())
    const { port } = await publish(
      parts,
      accessory,
      { ...settings, username, pincode: identity.pincode, category: categoryOf(accessory), ports },
      await record.attempts(),
      ({ level, message }) => say(level, message),
    )
    state = { port }
    await record.keepPort(port).catch((error: unknown) => say('warn', `its port is not kept: ${reasonOf(error)}`))
    const code = info()?.paired() ? '' : `; pair it on its own: setup code ${identity.pincode}`
    say('info', `listens on port ${port}${code}`)
  }

  async function end(): Promise<void> {
    accessory.off(PAIRED, onPaired).off(UNPAIRED, onUnpaired)
    name?.restore()
    await unpublish(accessory)
    saveControllers(accessory)
    release?.()
    release = undefined
  }

  return {
    accessory,
    publish: () =>
      inTurn(async () => {
        try {
          await begin()
        } catch (error) {
          state = { port: null, error: portFault(error, settings) }
          say('error', `it is not published: ${state.error}`)
          await end().catch((reason: unknown) => say('warn', reasonOf(reason)))
        }
        tell()
      }),
    stop: () => inTurn(end).catch((error: unknown) => say('warn', `it did not end well: ${reasonOf(error)}`)),
    unpair: () =>
      inTurn(async () => {
        const current = info()
        if (current === undefined) throw new Error(`${accessory.displayName} has no keys: ${state.error}`)
        const wasPaired = current.paired()
        resetPairings(accessory, current)
        publishedParts(accessory).handleAccessoryUnpairedForControllers()
        await (await record.attempts()).clear()
        if (wasPaired) (accessory as EventEmitter).emit('unpaired')
        tell()
      }),
  }
}
