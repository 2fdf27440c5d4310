import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PlatformEntry } from '../../support/bridge-folder.ts'

/** Where the packages are once `ensureInstalled` has put them there. */
export const publishedFolder = join(import.meta.dirname, 'plugins')

/**
 * Plugins of the registry, each configured to show accessories without anything to talk to.
 *
 * @param ports of 127.0.0.1: the one that `homebridge-http-webhooks` listens on, and one where nothing listens
 */
export function publishedPlugins(ports: { readonly webhooks: number; readonly unused: number }) {
  const here = '127.0.0.1'
  const entries: Record<string, Readonly<Record<string, unknown>> & { readonly platform: string }> = {
    'homebridge-dummy': {
      platform: 'HomebridgeDummy',
      name: 'Dummies',
      accessories: [{ id: 'reading', name: 'Reading Light', type: 'Lightbulb', isDimmer: true }],
    },
    'homebridge-http-webhooks': {
      platform: 'HttpWebHooks',
      webhook_port: String(ports.webhooks),
      webhook_listen_host: here,
      cache_directory: 'webhooks',
      switches: [{ id: 'pump', name: 'Pump' }],
    },
    'homebridge-mqtt-unifi-protect': {
      platform: 'MqttUnifiProtectPlatform',
      alarmName: 'Home Alarm',
      mqttHost: here,
      mqttPort: ports.unused,
    },
    'homebridge-camera-ffmpeg': {
      // On its own, as cameras are.
      platform: 'Camera-ffmpeg',
      cameras: [{ name: 'Front Door', motion: true, videoConfig: { source: '-i /dev/null' } }],
    },
    'homebridge-create-ceiling-fan': {
      platform: 'HomebridgeCreateCeilingFan',
      name: 'Fans',
      devices: [{ id: 'bf00000000000000', key: '0123456789abcdef', name: 'Ceiling Fan', ip: here }],
    },
    'homebridge-eveatmo': { platform: 'eveatmo', name: 'Netatmo', mockapi: 'eveatmo' },
    'homebridge-llm-control': { platform: 'LLMControl', name: 'Control' },
    'homebridge-tuya': {
      platform: 'TuyaLan',
      name: 'Tuya',
      devices: [
        { id: 'bf11111111111111', key: '0123456789abcdef', type: 'Outlet', name: 'Absent Outlet' },
        { id: 'bf22222222222222', key: '0123456789abcdef', type: 'Outlet', name: 'Tuya Outlet', fake: true },
      ],
    },
    'homebridge-weather-plus': {
      platform: 'WeatherPlus',
      name: 'Weather',
      service: 'openweathermap',
      key: 'none',
      locationGeo: [52.5, 13.4],
      displayName: 'Weather Now',
    },
    'homebridge-xiaomi-home': {
      platform: 'XiaomiHome',
      name: 'Xiaomi',
      devices: [{ name: 'Bedside Lamp', ip: here, token: '0'.repeat(32), model: 'yeelink.light.bslamp2' }],
    },
  }
  return Object.entries(entries).map(
    ([name, entry]): PlatformEntry => ({ ...entry, plugin: `plugins/node_modules/${name}` }),
  )
}

/** What `homebridge-llm-control` was told in a chat: the switch that it is to have. */
export async function writeChatState(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'homebridge/homebridge-llm-control')
  await mkdir(folder, { recursive: true })
  const virtualDevices = [{ id: 'evening', name: 'Evening', type: 'switch', on: false }]
  await writeFile(join(folder, 'state.json'), JSON.stringify({ virtualDevices }))
}
