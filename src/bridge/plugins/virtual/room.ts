import type { ThermostatMode } from './config.ts'

/** A room with a thermostat; temperatures in °C. */
export interface Room {
  readonly mode: ThermostatMode
  readonly current: number
  readonly target: number
  /** What it comes to by itself. */
  readonly ambient: number
}

/** The temperature that the room moves to. */
function goal({ mode, target, ambient }: Room): number {
  if (mode === 'heat') return Math.max(ambient, target)
  if (mode === 'cool') return Math.min(ambient, target)
  return mode === 'auto' ? target : ambient
}

/** The room's temperature one step of 0.1 °C later. */
export function nextTemperature(room: Room): number {
  const { current } = room
  const distance = goal(room) - current
  return tenths(Math.abs(distance) <= 0.1 ? current + distance : current + 0.1 * Math.sign(distance))
}

/** What the thermostat is doing about it: HAP's `CurrentHeatingCoolingState`, 0 off, 1 heat, 2 cool. */
export function heatingCoolingState({ mode, current, target }: Room): 0 | 1 | 2 {
  if (current < target && (mode === 'heat' || mode === 'auto')) return 1
  return current > target && (mode === 'cool' || mode === 'auto') ? 2 : 0
}

/** A temperature as HAP shows it: in steps of 0.1 °C. */
export function tenths(temperature: number): number {
  return Math.round(temperature * 10) / 10
}
