import {
  IconAirConditioning, IconAlarmSmoke, IconBattery3, IconBulb, IconCircuitPushbutton, IconCircuitSwitchClosed,
  IconDeviceSpeaker, IconDeviceTv, IconDoor, IconDroplet, IconGauge, IconLeaf, IconLock, IconOutlet, IconPropeller,
  IconRun, IconShieldLock, IconSun, IconTemperature, IconToggleRight, IconWindow,
} from '@tabler/icons-react' // biome-ignore format: one icon a kind

const icons: Readonly<Record<string, typeof IconBulb>> = {
  AirPurifier: IconLeaf,
  AirQualitySensor: IconLeaf,
  Battery: IconBattery3,
  CarbonDioxideSensor: IconLeaf,
  CarbonMonoxideSensor: IconAlarmSmoke,
  ContactSensor: IconDoor,
  Door: IconDoor,
  Fan: IconPropeller,
  Fanv2: IconPropeller,
  Faucet: IconDroplet,
  GarageDoorOpener: IconDoor,
  HeaterCooler: IconAirConditioning,
  HumidifierDehumidifier: IconDroplet,
  HumiditySensor: IconDroplet,
  IrrigationSystem: IconDroplet,
  LeakSensor: IconDroplet,
  Lightbulb: IconBulb,
  LightSensor: IconSun,
  LockMechanism: IconLock,
  MotionSensor: IconRun,
  OccupancySensor: IconRun,
  Outlet: IconOutlet,
  SecuritySystem: IconShieldLock,
  SmokeSensor: IconAlarmSmoke,
  Speaker: IconDeviceSpeaker,
  StatelessProgrammableSwitch: IconCircuitPushbutton,
  StatefulProgrammableSwitch: IconCircuitSwitchClosed,
  Switch: IconToggleRight,
  Television: IconDeviceTv,
  TemperatureSensor: IconTemperature,
  Thermostat: IconTemperature,
  Valve: IconDroplet,
  Window: IconWindow,
  WindowCovering: IconWindow,
}

/** What stands for a kind of service. */
export function iconOf(type: string): typeof IconBulb {
  return icons[type] ?? IconGauge
}
