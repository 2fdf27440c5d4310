import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Accessory } from '@homebridge/hap-nodejs'
import { createExternals } from '../../../../src/bridge/child/homebridge/externals.ts'
import { loadHap } from '../../../../src/bridge/child/homebridge/hap.ts'
import type { Externals, Hap } from '../../../../src/bridge/child/homebridge/types.ts'
import { publishedParts } from '../../../../src/bridge/hap/hap-internals.ts'
import type { ExternalAccessory } from '../../../../src/bridge/protocol/accessory.ts'
import type { HomebridgeSettings, ToDaemon } from '../../../../src/bridge/protocol/messages.ts'
import { readMessage } from '../../../../src/bridge/protocol/read-message.ts'
import { type Controller, HttpClient } from '../../../support/hap-controller.ts'
import { addController } from '../../hap/add-controller.ts'

/** A plugin's accessories with HAP servers of their own, on 127.0.0.1 and not advertised, and their daemon. */
export interface ExternalsHome {
  readonly hap: Hap
  readonly folder: string
  readonly storage: Map<string, unknown>
  readonly messages: string[]
  /** What the daemon was told, the last of each accessory; of those that are gone nothing. */
  readonly told: Map<string, ExternalAccessory>
  externals: Externals
  /** Those of another start of the process, or of another plugin. */
  open(settings?: Partial<HomebridgeSettings>, plugin?: string): Externals
  /** Closes the externals and opens them anew. */
  restart(): Promise<void>
  ofUuid(uuid: string): ExternalAccessory
  controller(uuid: string, like?: ReturnType<Controller['getLongTermData']>): Controller
  /** A controller that is paired with a published accessory. */
  known(accessory: Accessory): Controller
  close(): Promise<void>
}

export async function openExternalsHome(): Promise<ExternalsHome> {
  const hap = await loadHap()
  const folder = await mkdtemp(join(tmpdir(), 'triptych-externals-'))
  const opened: Externals[] = []
  const controllers: Controller[] = []
  const storage = new Map<string, unknown>()
  const messages: string[] = []
  const told = new Map<string, ExternalAccessory>()

  function send(message: ToDaemon): void {
    if (readMessage(message) === undefined) throw new Error(`not taken: ${JSON.stringify(message)}`)
    if (message.type === 'external') told.set(message.accessory.uuid, message.accessory)
    if (message.type === 'externalGone') told.delete(message.uuid)
  }

  const home: ExternalsHome = {
    hap,
    folder,
    storage,
    messages,
    told,
    externals: undefined as never,
    open: (settings = {}, plugin = 'homebridge-cameras') => {
      const write = (level: string) => (message: string) => void messages.push(`${level} ${message}`)
      const externals = createExternals({
        hap,
        plugin,
        channel: {
          send,
          ask: async (request) => {
            if (request.type === 'storageGet') return storage.get(request.key)
            if (request.type === 'storageSet') return void storage.set(request.key, request.value)
            throw new Error(`not asked here: ${request.type}`)
          },
        },
        log: { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') },
        settings: {
          storagePath: folder,
          hapPath: join(folder, 'hap'),
          bind: ['127.0.0.1'],
          advertiser: 'none',
          ports: null,
          keepOrphans: false,
          ...settings,
        },
      })
      opened.push(externals)
      return externals
    },
    restart: async () => {
      await home.externals.close()
      home.externals = home.open()
    },
    ofUuid: (uuid) => {
      const accessory = told.get(uuid)
      if (accessory === undefined) throw new Error(`the daemon knows no ${uuid}`)
      return accessory
    },
    controller: (uuid, like) => {
      const { username, port } = home.ofUuid(uuid)
      const controller = new HttpClient(username, '127.0.0.1', port ?? 0, like ?? undefined, {
        usePersistentConnections: true,
      })
      controllers.push(controller)
      return controller
    },
    known: (accessory) => {
      const info = publishedParts(accessory)._accessoryInfo
      if (info === undefined) throw new Error('not published yet')
      return home.controller(accessory.UUID, addController(info))
    },
    close: async () => {
      for (const controller of controllers) await controller.close()
      for (const externals of opened) await externals.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
  home.externals = home.open()
  return home
}
