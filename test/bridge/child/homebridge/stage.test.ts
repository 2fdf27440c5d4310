import { expect, it } from 'vitest'
import type { EntryConstructor } from '../../../../src/bridge/child/homebridge/api.ts'
import { construct, type Stage } from '../../../../src/bridge/child/homebridge/stage.ts'
import { NotAPlugin } from '../../../../src/bridge/child/loader.ts'

it('says what is wrong with a function that makes nothing, without calling it', () => {
  let calls = 0
  const arrow = () => {
    calls += 1
  }
  const log = { debug() {}, info() {}, warn() {}, error() {} }
  // What is needed of it.
  const stage = { log, isShared: false } as Partial<Stage> as Stage
  const making = () => construct(stage, arrow as unknown as EntryConstructor, { platform: 'Hub' }, 'Hub')
  expect(making).toThrow(NotAPlugin)
  expect(making).toThrow("it registers Hub with a function that no 'new' takes: tell its author")
  expect(calls).toBe(0)
})
