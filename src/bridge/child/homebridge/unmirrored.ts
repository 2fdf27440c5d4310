import type { Accessory } from '@homebridge/hap-nodejs'
import { controllersOf } from './bridging.ts'
import type { Hap } from './types.ts'

/**
 * What an accessory has that only its own process can serve: streams, sockets of their own, requests beside
 * characteristics (HAP, 9 and 11). Such an accessory needs a HAP server of its own; undefined for the others.
 */
export function unmirrored(
  { CameraController, RemoteController, Service }: Hap,
  accessory: Accessory,
): string | undefined {
  const controllers = controllersOf(accessory)
  if (controllers.some((each) => each instanceof CameraController)) return 'a camera'
  if (controllers.some((each) => each instanceof RemoteController)) return 'a remote control'
  const reasons = new Map([
    [Service.CameraRTPStreamManagement.UUID, 'a camera'],
    [Service.CameraRecordingManagement.UUID, 'a camera'],
    [Service.DataStreamTransportManagement.UUID, 'a data stream'],
    [Service.TargetControl.UUID, 'a remote control'],
    [Service.TargetControlManagement.UUID, 'a remote control'],
    [Service.Siri.UUID, 'Siri'],
  ])
  return accessory.services.map(({ UUID }) => reasons.get(UUID)).find((reason) => reason !== undefined)
}
