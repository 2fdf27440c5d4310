import type { EventEmitter } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Accessory } from '@homebridge/hap-nodejs'
import pLimit from 'p-limit'
import { errorMessage, hasCode } from '../../../lib/error-text.ts'
import { absenceText } from '../../hap/bind.ts'
import { publishedParts } from '../../hap/hap-internals.ts'
import { loadHapParts } from '../../hap/hap-parts.ts'
import { identityOf } from '../../hap/identity.ts'
import { publish, unpublish } from '../../hap/publish.ts'
import { resetPairings } from '../../hap/reset-pairings.ts'
import type { ExternalAccessory } from '../../protocol/accessory.ts'
import type { HomebridgeSettings } from '../../protocol/messages.ts'
import { randomPincode } from '../../protocol/pincode.ts'
import type { Channel } from '../channel.ts'
import type { PluginLog } from '../define-plugin.ts'
import { hapUsernameOf } from './bridging.ts'
import { categoryOf, fitName, openRecord, viewOf } from './externals-view.ts'
import { saveControllers } from './hap-classes.ts'
import { observe, type Property } from './observe.ts'
import type { Hap } from './types.ts'

/** One accessory with its HAP server. What is asked of it is done one after the other. */
export interface ExternalServer {
  readonly accessory: Accessory
  /** Never rejects: a failure is logged and reported to the daemon. */
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
  let reported: ExternalAccessory | undefined
  const inTurn = pLimit(1)
  /** What `publish` of hap-nodejs made of what was kept, once it did. */
  const info = (): Info | undefined => kept && (publishedParts(accessory)._accessoryInfo ?? kept)
  const say = (level: 'info' | 'warn' | 'error' | 'debug', message: string): void =>
    log[level](`${accessory.displayName}: ${message}`)

  function tell(): void {
    const current = info()
    if (current === undefined) return
    const now: ExternalAccessory = { ...viewOf(accessory, current), ...state }
    if (isDeepStrictEqual(now, reported)) return
    reported = now
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
    await record.keepPort(port).catch((error: unknown) => say('warn', `its port is not kept: ${errorMessage(error)}`))
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
          await end().catch((reason: unknown) => say('warn', errorMessage(reason)))
        }
        tell()
      }),
    stop: () => inTurn(end).catch((error: unknown) => say('warn', `it did not end well: ${errorMessage(error)}`)),
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

/**
 * Says in the folder that plugins share that a username is this plugin's, while it is: two that make an accessory of one
 * UUID would write the same files. A claim whose process has ended is taken over.
 *
 * @returns gives it back
 * @throws Error naming the plugin that has it
 */
function claim(folder: string, username: string, plugin: string): () => void {
  const file = join(folder, `Owner.${username.replaceAll(':', '')}.json`)
  const owner = ownerIn(file)
  if (owner !== undefined && owner.plugin !== plugin && isAlive(owner.pid)) {
    throw new Error(`the plugin ${owner.plugin} has an accessory of the same UUID`)
  }
  writeFileSync(file, JSON.stringify({ plugin, pid: process.pid }), { mode: 0o600 })
  return () => rmSync(file, { force: true })
}

function ownerIn(file: string): { plugin: string; pid: number } | undefined {
  try {
    const { plugin, pid } = JSON.parse(readFileSync(file, 'utf8'))
    return typeof plugin === 'string' && Number.isSafeInteger(pid) ? { plugin, pid } : undefined
  } catch {
    // No claim, or one that a loss of power cut off: the username is free.
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Of another user.
    return hasCode(error, 'EPERM')
  }
}

type Range = HomebridgeSettings['ports']

/**
 * The ports that a server may have, the one that it had before first, so that controllers find it there.
 *
 * @returns 0 stands for any
 */
export function portsToTry(range: Range, before: number | undefined): readonly [number, ...number[]] {
  if (range === null) return before === undefined ? [0] : [before, 0]
  const { start, end } = range
  const others = Array.from({ length: end - start }, (_, index) => start + 1 + index)
  if (before === undefined || before <= start || before > end) return [start, ...others]
  return [before, start, ...others.filter((port) => port !== before)]
}

/** Why a server cannot listen, with the setting that would help. */
export function portFault(error: unknown, { ports, bind }: Pick<HomebridgeSettings, 'ports' | 'bind'>): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE' && ports !== null) return `every port from ${ports.start} to ${ports.end} is taken (ports)`
  if (code === 'EADDRNOTAVAIL') return absenceText(bind)
  return errorMessage(error).slice(0, 1_000)
}

export interface ExternalsOptions {
  readonly hap: Hap
  /** Id of the plugin. */
  readonly plugin: string
  readonly channel: Pick<Channel, 'ask' | 'send'>
  readonly log: PluginLog
  readonly settings: HomebridgeSettings
}
