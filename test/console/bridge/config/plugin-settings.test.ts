import { expect, it } from 'vitest'
import { inShort, settingsOf, withSetting } from '../../../../console/bridge/config/plugin-settings.ts'

const all = { 'homebridge-blinds': { heapMb: 512, uid: 1001 }, other: { allowScripts: true } }

it('changes one setting of one plugin', () => {
  expect(withSetting(all, 'homebridge-blinds', 'heapMb', 64)).toEqual({
    ...all,
    'homebridge-blinds': { heapMb: 64, uid: 1001 },
  })
  expect(withSetting({}, '@a/homebridge-b', 'uid', 0)).toEqual({ '@a/homebridge-b': { uid: 0 } })
})

it('leaves out what says nothing any more', () => {
  expect(withSetting(all, 'other', 'allowScripts', undefined)).toEqual({
    'homebridge-blinds': all['homebridge-blinds'],
  })
  expect(withSetting({ other: { uid: 1 } }, 'other', 'uid', undefined)).toBeUndefined()
})

it('knows only what the config itself says', () => {
  expect(settingsOf(all, 'constructor')).toEqual({})
  expect(settingsOf({ other: 5 }, 'other')).toEqual({})
})

it('says in short how a plugin is run', () => {
  expect(inShort({ heapMb: 512, uid: 0, allowScripts: true })).toBe('512 MiB, user 0, scripts')
  expect(inShort({ memoryMb: 700, allowSetuid: true })).toBe('700 MiB in all, sudo')
  expect(inShort({ process: 'shared', heapMb: 64 })).toBe('shared, 64 MiB')
  expect(inShort({ process: 'own' })).toBe('')
  expect(inShort({})).toBe('')
})
