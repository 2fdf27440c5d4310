/** What people call some characteristics; the others are called by HAP's name, taken apart. */
const characteristics: Readonly<Record<string, string>> = {
  Active: 'On',
  ActiveIdentifier: 'Input',
  AirParticulateDensity: 'Particles',
  CarbonDioxideDetected: 'Carbon dioxide',
  CarbonMonoxideDetected: 'Carbon monoxide',
  ColorTemperature: 'White',
  ContactSensorState: 'Contact',
  CoolingThresholdTemperature: 'Cool above',
  CurrentAmbientLightLevel: 'Light',
  CurrentDoorState: 'Now',
  CurrentFanState: 'Now',
  CurrentHeaterCoolerState: 'Now',
  CurrentHeatingCoolingState: 'Now',
  CurrentHumidifierDehumidifierState: 'Now',
  CurrentAirPurifierState: 'Now',
  CurrentMediaState: 'Now',
  CurrentPosition: 'Open now',
  CurrentRelativeHumidity: 'Humidity',
  CurrentTemperature: 'Temperature',
  FilterChangeIndication: 'Filter',
  HeatingThresholdTemperature: 'Heat below',
  Hue: 'Colour',
  LeakDetected: 'Water',
  LockCurrentState: 'Now',
  LockPhysicalControls: 'Child lock',
  LockTargetState: 'Lock',
  MotionDetected: 'Motion',
  ObstructionDetected: 'Obstruction',
  OccupancyDetected: 'Occupancy',
  OutletInUse: 'In use',
  PM10Density: 'PM10',
  PM2_5Density: 'PM2.5',
  PositionState: 'Moving',
  ProgrammableSwitchEvent: 'Press',
  RelativeHumidityDehumidifierThreshold: 'Dehumidify above',
  RelativeHumidityHumidifierThreshold: 'Humidify below',
  RotationDirection: 'Direction',
  RotationSpeed: 'Speed',
  SecuritySystemCurrentState: 'Now',
  SecuritySystemTargetState: 'Mode',
  SetDuration: 'Duration',
  SmokeDetected: 'Smoke',
  StatusActive: 'Active',
  StatusFault: 'Fault',
  StatusJammed: 'Jammed',
  StatusLowBattery: 'Battery',
  StatusTampered: 'Tampered',
  SwingMode: 'Swing',
  TargetAirPurifierState: 'Mode',
  TargetDoorState: 'Door',
  TargetFanState: 'Mode',
  TargetHeaterCoolerState: 'Mode',
  TargetHeatingCoolingState: 'Mode',
  TargetHumidifierDehumidifierState: 'Mode',
  TargetMediaState: 'Media',
  TargetPosition: 'Open',
  TargetRelativeHumidity: 'Target humidity',
  VOCDensity: 'VOC',
}

const services: Readonly<Record<string, string>> = {
  AccessoryInformation: 'Information',
  Fanv2: 'Fan',
  LockMechanism: 'Lock',
  StatelessProgrammableSwitch: 'Button',
  StatefulProgrammableSwitch: 'Switch with programs',
  WiFiRouter: 'Router',
}

/** A HAP name as words: `CurrentTiltAngle` is `Current tilt angle`. What is no such name stays. */
export function wordsOf(name: string): string {
  if (!/^[A-Z][A-Za-z0-9_]*$/.test(name)) return name
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
  return words
    .split(' ')
    .map((word, i) => (i === 0 || /^[A-Z0-9]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ')
}

/** What a characteristic is called. */
export function characteristicName(type: string): string {
  return characteristics[type] ?? wordsOf(type)
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** What a kind of service is called; one that HAP does not name has only its UUID. */
export function serviceName(type: string): string {
  return uuid.test(type) ? 'Own service' : (services[type] ?? wordsOf(type))
}

const categories: readonly string[] = [
  'Other', 'Other', 'Bridge', 'Fan', 'Garage door', 'Light', 'Lock', 'Outlet', 'Switch', 'Thermostat', 'Sensor',
  'Security system', 'Door', 'Window', 'Window covering', 'Button', 'Range extender', 'Camera', 'Doorbell',
  'Air purifier', 'Heater', 'Air conditioner', 'Humidifier', 'Dehumidifier', 'Apple TV', 'HomePod', 'Speaker',
  'AirPort', 'Sprinkler', 'Tap', 'Shower', 'Television', 'Remote', 'Router', 'Audio receiver', 'Set-top box',
  'Streaming stick',
] // biome-ignore format: HAP's numbers, in their order

/** What an accessory of its own is (HAP, table 13-1). */
export function categoryName(category: number): string {
  return categories[category] ?? 'Other'
}
