import type {
  Accessory,
  CameraController,
  CameraStreamingDelegate,
  CameraStreamingOptions,
  PrepareStreamResponse,
  Service,
  SnapshotRequest,
} from '@homebridge/hap-nodejs'
import type { Hap } from '../types.ts'

/** A camera as plugins wrote it before `CameraController`: their own object, with these members. */
export interface LegacyCameraSource {
  readonly services: readonly Service[]
  streamControllers: readonly { readonly options: CameraStreamingOptions }[]
  handleSnapshotRequest(request: SnapshotRequest, callback: (error: Error | null, image: Buffer) => void): void
  prepareStream(request: unknown, callback: (response: PrepareStreamResponse) => void): void
  handleStreamRequest(request: unknown): void
}

/** What plugins find by name; its types are nothing to this project. */
interface LegacyCamera {
  readonly LegacyCameraSourceAdapter: object
  readonly StreamController: object
  /** Of `Accessory`. */
  readonly configureCameraSource: (this: Accessory, source: LegacyCameraSource) => CameraController
}

/** `StreamController`, `LegacyCameraSourceAdapter` and the `configureCameraSource` of hap-nodejs 0.14; gone in 1.0. */
export function legacyCamera(hap: Hap): LegacyCamera {
  class LegacyCameraSourceAdapter implements CameraStreamingDelegate {
    readonly #source: LegacyCameraSource
    constructor(source: LegacyCameraSource) {
      this.#source = source
    }
    handleSnapshotRequest: CameraStreamingDelegate['handleSnapshotRequest'] = (request, callback) =>
      this.#source.handleSnapshotRequest(request, (error, image) => callback(error ?? undefined, image))
    prepareStream: CameraStreamingDelegate['prepareStream'] = (request, callback) =>
      this.#source.prepareStream(request, (response) => callback(undefined, response))
    handleStreamRequest: CameraStreamingDelegate['handleStreamRequest'] = (request, callback) => {
      this.#source.handleStreamRequest(request)
      callback()
    }
  }

  class StreamController extends hap.RTPStreamManagement {
    readonly options: CameraStreamingOptions
    constructor(id: number, options: CameraStreamingOptions, source: LegacyCameraSource, service?: Service) {
      // Its type is one that the package does not name.
      const own = service as ConstructorParameters<Hap['RTPStreamManagement']>[3]
      super(id, options, new LegacyCameraSourceAdapter(source), own)
      this.options = options
    }
  }

  /** Makes a camera of what the plugin has. */
  function configureCameraSource(this: Accessory, source: LegacyCameraSource): CameraController {
    const first = source.streamControllers[0]
    if (first === undefined) throw new Error('A camera source must have stream controllers')
    const cameraStreamCount = source.streamControllers.length
    const delegate = new LegacyCameraSourceAdapter(source)
    const options = { cameraStreamCount, streamingOptions: first.options, delegate }
    // In its legacy mode it makes no microphone and speaker: those are among the source's services.
    const controller = new hap.CameraController(options, true)
    this.configureController(controller)
    const { CameraRTPStreamManagement, CameraOperatingMode, CameraRecordingManagement } = hap.Service
    const replaced = [CameraRTPStreamManagement, CameraOperatingMode, CameraRecordingManagement].map(({ UUID }) => UUID)
    for (const service of source.services) if (!replaced.includes(service.UUID)) this.addService(service)
    // For its `forceStop`.
    source.streamControllers = (
      controller as unknown as Pick<LegacyCameraSource, 'streamControllers'> & {
        readonly streamManagements: LegacyCameraSource['streamControllers']
      }
    ).streamManagements
    return controller
  }

  return { LegacyCameraSourceAdapter, StreamController, configureCameraSource }
}
