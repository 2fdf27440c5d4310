import { createRequire } from 'node:module'

// What plugins get from `import … from 'homebridge'`: all that the index of Homebridge 2.4 exports at run time.

/** With what `hap.ts` gave it: no plugin is loaded before that. By `require`, since a bundle may hold another `hap.ts`. */
const hap: Readonly<Record<string, unknown>> = createRequire(import.meta.url)('@homebridge/hap-nodejs')

/** Events of the API. */
export const APIEvent = { DID_FINISH_LAUNCHING: 'didFinishLaunching', SHUTDOWN: 'shutdown' } as const
export const PluginType = { ACCESSORY: 'accessory', PLATFORM: 'platform' } as const
export const LogLevel = { INFO: 'info', SUCCESS: 'success', WARN: 'warn', ERROR: 'error', DEBUG: 'debug' } as const
export const PlatformAccessoryEvent = { IDENTIFY: 'identify' } as const

/** The enumerations of hap-nodejs. */
export const {
  Access,
  AccessControlEvent,
  AccessLevel,
  AccessoryEventTypes,
  AdaptiveLightingControllerEvents,
  AdaptiveLightingControllerMode,
  AudioBitrate,
  AudioCodecTypes,
  AudioRecordingCodecType,
  AudioRecordingSamplerate,
  AudioSamplerate,
  AudioStreamingCodecType,
  AudioStreamingSamplerate,
  ButtonState,
  ButtonType,
  CameraControllerEvents,
  Categories,
  ChangeReason,
  CharacteristicEventTypes,
  DataFormatTags,
  DataStreamConnectionEvent,
  DataStreamServerEvent,
  DataStreamStatus,
  DefaultControllerType,
  EventTriggerOption,
  Formats,
  H264Level,
  H264Profile,
  HAPServerEventTypes,
  HAPStatus,
  HDSProtocolSpecificErrorReason,
  HDSStatus,
  MediaContainerType,
  PacketDataType,
  Perms,
  Protocols,
  RemoteControllerEvents,
  ResourceRequestReason,
  ServiceEventTypes,
  SiriAudioSessionEvents,
  SRTPCryptoSuites,
  StreamRequestTypes,
  TargetCategory,
  TargetUpdates,
  Topics,
  Units,
} = hap

/**
 * What belongs to Matter. It is not there, as `api.isMatterAvailable()` says; but a plugin that imports a name which is
 * not exported would not even load.
 */
const nothing: Readonly<Record<string, unknown>> = Object.freeze({})

export {
  nothing as ChildMatterMessageType,
  nothing as clusterNames,
  nothing as clusters,
  nothing as devices,
  nothing as deviceTypes,
  nothing as MatterAccessoryEventTypes,
  nothing as MatterBridgeStatus,
  nothing as MatterErrorType,
  nothing as MatterStatus,
}
export class MatterError extends Error {}
export class MatterCommissioningError extends MatterError {}
export class MatterDeviceError extends MatterError {}
export class MatterNetworkError extends MatterError {}
export class MatterStorageError extends MatterError {}
