import type { HomebridgeSettings } from '../../protocol/messages.ts'
import type { Channel } from '../channel.ts'
import type { PluginLog } from '../define-plugin.ts'
import type { Hap } from './types.ts'

export interface ExternalsOptions {
  readonly hap: Hap
  /** Id of the plugin. */
  readonly plugin: string
  readonly channel: Pick<Channel, 'ask' | 'send'>
  readonly log: PluginLog
  readonly settings: HomebridgeSettings
}
