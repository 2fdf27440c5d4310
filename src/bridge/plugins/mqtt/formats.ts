/** What the values of a characteristic are. */
export type ValueFormat = 'boolean' | 'integer' | 'float' | 'text'

// HAP's types that are no integers; a test holds the lists against hap-nodejs, whose weight this process does without.
const booleans = new Set([
  ...['AdministratorOnlyAccess', 'AudioFeedback', 'CameraOperatingModeIndicator', 'CurrentTransport', 'HoldPosition'],
  ...['Identify', 'ImageMirroring', 'ManuallyDisabled', 'MetricsBufferFullState', 'MotionDetected', 'Mute'],
  ...['NightVision', 'ObstructionDetected', 'On', 'OutletInUse', 'RelayEnabled', 'StatusActive'],
  ...['TunneledAccessoryAdvertising', 'TunneledAccessoryConnected'],
])
const floats = new Set([
  ...['AirParticulateDensity', 'CarbonDioxideLevel', 'CarbonDioxidePeakLevel', 'CarbonMonoxideLevel'],
  ...['CarbonMonoxidePeakLevel', 'CoolingThresholdTemperature', 'CurrentAmbientLightLevel', 'CurrentRelativeHumidity'],
  ...['CurrentTemperature', 'DiagonalFieldOfView', 'DigitalZoom', 'FilterLifeLevel', 'HeatingThresholdTemperature'],
  ...['Hue', 'NitrogenDioxideDensity', 'OpticalZoom', 'OzoneDensity', 'PM10Density', 'PM2_5Density'],
  ...['RelativeHumidityDehumidifierThreshold', 'RelativeHumidityHumidifierThreshold', 'RotationSpeed', 'Saturation'],
  ...['SulphurDioxideDensity', 'TargetRelativeHumidity', 'TargetTemperature', 'VOCDensity', 'WaterLevel'],
])
const texts = new Set([
  ...['AccessoryIdentifier', 'ConfiguredName', 'FirmwareRevision', 'HardwareRevision', 'Manufacturer', 'Model', 'Name'],
  ...['SerialNumber', 'SiriEngineVersion', 'SoftwareRevision', 'StagedFirmwareVersion', 'ThreadOpenThreadVersion'],
  'Version',
])

/** The format of a characteristic by its HAP name. Data and TLV8 are not for topics. */
export function formatOf(characteristic: string): ValueFormat {
  if (booleans.has(characteristic)) return 'boolean'
  if (floats.has(characteristic)) return 'float'
  return texts.has(characteristic) ? 'text' : 'integer'
}
