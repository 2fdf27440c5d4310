import { expect, it } from 'vitest'
import { Heartbeat } from '../../../src/bridge/host/heartbeat.ts'
import { hostTiming } from '../../../src/bridge/host/timing.ts'

function watched() {
  const heard: string[] = []
  const note = (what: string) => () => void heard.push(what)
  const heartbeat = new Heartbeat(hostTiming, {
    sendPing: note('ping'),
    onUnresponsive: note('unresponsive'),
    onRecovered: note('recovered'),
    onDead: note('dead'),
  })
  const ticks = (count: number): void => {
    for (let tick = 0; tick < count; tick += 1) heartbeat.tick()
  }
  return { heard, heartbeat, ticks }
}

it('silence makes unresponsive after 10 s, and dead after 30', () => {
  const { heard, ticks } = watched()
  ticks(1 + 4)
  expect(heard).toEqual(['ping'])
  ticks(1)
  expect(heard).toEqual(['ping', 'unresponsive'])
  ticks(9)
  expect(heard).toEqual(['ping', 'unresponsive'])
  ticks(1)
  expect(heard).toEqual(['ping', 'unresponsive', 'dead'])
})

it('an answer begins anew', () => {
  const { heard, heartbeat, ticks } = watched()
  ticks(1)
  heartbeat.recordAnswer()
  ticks(1 + 5)
  heartbeat.recordAnswer()
  heartbeat.recordAnswer()
  ticks(5)
  expect(heard).toEqual(['ping', 'ping', 'unresponsive', 'recovered', 'ping'])
})
