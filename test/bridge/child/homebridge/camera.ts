import type { CameraControllerOptions } from '@homebridge/hap-nodejs'
import type { Hap } from '../../../../src/bridge/child/homebridge/types.ts'

/** A camera that has one picture and streams nothing. */
export function camera(hap: Hap) {
  const snapshot = Buffer.from('a picture')
  const options: CameraControllerOptions = {
    delegate: {
      handleSnapshotRequest: (_request, callback) => callback(undefined, snapshot),
      prepareStream: (_request, callback) => callback(new Error('streams nothing')),
      handleStreamRequest: (_request, callback) => callback(),
    },
    streamingOptions: {
      srtp: true,
      video: { codec: { profiles: [0], levels: [0] }, resolutions: [[640, 480, 30]] },
    },
  }
  return { controller: new hap.CameraController(options), snapshot }
}
