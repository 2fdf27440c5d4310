/** A name that a version of hap-nodejs took away, and what it stood for. */
export interface OldName {
  readonly name: string
  /** Today's name of the same. */
  readonly now: string
  /** The first version without it. */
  readonly until: string
}

/** Statics of `Service`. */
export const oldServices: readonly OldName[] = [
  { name: 'BatteryService', now: 'Battery', until: '1.0' },
  { name: 'CameraEventRecordingManagement', now: 'CameraRecordingManagement', until: '1.0' },
  { name: 'Relay', now: 'CloudRelay', until: '1.0' },
  { name: 'Slat', now: 'Slats', until: '1.0' },
  { name: 'TunneledBTLEAccessoryService', now: 'Tunnel', until: '1.0' },
  { name: 'Label', now: 'ServiceLabel', until: '0.5' },
]

/** Statics of `Characteristic`. */
export const oldCharacteristics: readonly OldName[] = [
  { name: 'PairingPairings', now: 'ListPairings', until: '0.9' },
  { name: 'LabelIndex', now: 'ServiceLabelIndex', until: '0.5' },
  { name: 'LabelNamespace', now: 'ServiceLabelNamespace', until: '0.5' },
  { name: 'SelectedStreamConfiguration', now: 'SelectedRTPStreamConfiguration', until: '0.5' },
]

/** Exports of the package that stood on a class as well: `Characteristic.Units`. */
export const oldStatics = [
  { of: 'Characteristic', name: 'Formats', until: '1.0' },
  { of: 'Characteristic', name: 'Perms', until: '1.0' },
  { of: 'Characteristic', name: 'Units', until: '1.0' },
  { of: 'Accessory', name: 'Categories', until: '1.0' },
] as const

/** Exports of the package. */
export const oldExports: readonly OldName[] = [
  { name: 'Codes', now: 'TLVErrorCode', until: '1.0' },
  { name: 'HomeKitRemoteController', now: 'RemoteController', until: '1.0' },
  { name: 'Status', now: 'HAPStatus', until: '1.0' },
  { name: 'readUInt64BE', now: 'readUInt64LE', until: '1.0' },
]

/** Members of enumerations, and of characteristics, with what they are. */
export const oldMembers = [
  { of: 'Formats', name: 'ARRAY', value: 'array', until: '1.0' },
  { of: 'Formats', name: 'DICTIONARY', value: 'dict', until: '1.0' },
  { of: 'Perms', name: 'READ', value: 'pr', until: '1.0' },
  { of: 'Perms', name: 'WRITE', value: 'pw', until: '1.0' },
  { of: 'Characteristic.ProgramMode', name: 'PROGRAM_SCHEDULED_MANUAL_MODE_', value: 2, until: '1.0' },
  { of: 'Characteristic.TargetHumidifierDehumidifierState', name: 'AUTO', value: 0, until: '1.0' },
  { of: 'Characteristic.InputDeviceType', name: 'UNKNOWN_6', value: 6, until: '0.9' },
  { of: 'Characteristic.ManagedNetworkEnable', name: 'UNKNOWN', value: 2, until: '0.9' },
] as const
