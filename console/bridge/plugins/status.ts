import type { components } from '../../../generated/bridge/types.ts'

export type PluginStatus = components['schemas']['PluginStatus']

/** A status in words, and its colour. */
export const statuses: Readonly<Record<PluginStatus, { readonly label: string; readonly color: string }>> = {
  disabled: { label: 'Disabled', color: 'gray' },
  starting: { label: 'Starting', color: 'blue' },
  running: { label: 'Running', color: 'green' },
  unresponsive: { label: 'Not responding', color: 'orange' },
  restarting: { label: 'Restarting', color: 'blue' },
  stopped: { label: 'Stopped', color: 'gray' },
  failed: { label: 'Failed', color: 'red' },
}
