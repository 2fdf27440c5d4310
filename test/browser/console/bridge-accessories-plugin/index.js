import { definePlugin, HapError } from 'triptych/plugin'

const hostile = '<script>alert(1)</script> \u202eمرحبا '

/** An accessory for each kind of control, one that refuses, and names chosen by others. */
export default definePlugin({
  platform: 'Showcase',
  async setup({ accessories }) {
    const add = (id, name, ...services) => accessories.add({ id, name, services })
    const of = (type, characteristics, more = {}) => ({ type, characteristics, ...more })
    await add(
      'colour',
      'Reading lamp',
      of('Lightbulb', { On: true, Brightness: 60, Hue: 200, Saturation: 80, ColorTemperature: 250 }),
    )
    await add(
      'heating',
      'Living room heating',
      of('Thermostat', {
        CurrentHeatingCoolingState: 1,
        TargetHeatingCoolingState: 1,
        CurrentTemperature: 20.4,
        TargetTemperature: { value: 21.5, props: { minStep: 0.5 } },
        TemperatureDisplayUnits: 0,
        CurrentRelativeHumidity: 44,
      }),
    )
    await add('lock', 'Front door', of('LockMechanism', { LockCurrentState: 1, LockTargetState: 1 }))
    await add(
      'garage',
      'Garage',
      of('GarageDoorOpener', { CurrentDoorState: 1, TargetDoorState: 1, ObstructionDetected: false }),
    )
    await add('blind', 'Blind', of('WindowCovering', { CurrentPosition: 40, TargetPosition: 40, PositionState: 2 }))
    await add('fan', 'Ceiling fan', of('Fanv2', { Active: 1, RotationSpeed: 35, RotationDirection: 0, SwingMode: 0 }))
    await add('alarm', 'Alarm', of('SecuritySystem', { SecuritySystemCurrentState: 3, SecuritySystemTargetState: 3 }))
    await add(
      'sensors',
      'Hall',
      of('ContactSensor', { ContactSensorState: 1, StatusLowBattery: 1 }),
      of('MotionSensor', { MotionDetected: true }),
      of('TemperatureSensor', { CurrentTemperature: 18.25 }),
      of('LightSensor', { CurrentAmbientLightLevel: 123.4 }),
      of('AirQualitySensor', { AirQuality: 2, PM2_5Density: 12, VOCDensity: 180 }),
      of('SmokeSensor', { SmokeDetected: 0 }),
      of('Battery', { BatteryLevel: 87, ChargingState: 0, StatusLowBattery: 0 }),
    )
    await add(
      'strip',
      'Power strip',
      of('Outlet', { On: true, OutletInUse: true, Name: 'Left' }, { subtype: 'left', name: 'Left' }),
      of('Outlet', { On: false, OutletInUse: false, Name: 'Right' }, { subtype: 'right', name: 'Right' }),
    )
    const refuse = () => {
      throw new HapError('it is stuck', -70402)
    }
    await add('stuck', 'Stuck switch', of('Switch', { On: { value: false, write: refuse } }))
    await add('hostile', hostile.padEnd(64, 'x'), of('Switch', { On: false }))
    await add('button', 'Doorbell button', of('StatelessProgrammableSwitch', { ProgrammableSwitchEvent: 0 }))
  },
})
