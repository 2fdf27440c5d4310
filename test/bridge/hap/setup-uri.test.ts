import { describe, expect, it } from 'vitest'
import { loadHapNodejs } from '../../../src/bridge/hap/hap-nodejs.ts'
import { randomSetupId, setupUri } from '../../../src/bridge/hap/identity.ts'

describe('a setup URI', () => {
  it.each([
    ['031-45-154', 5, '7OSX'],
    ['482-19-375', 2, 'A1B2'],
    ['999-99-998', 38, 'ZZZZ'],
    ['001-00-000', 1, '0000'],
  ])('is that of hap-nodejs: %s, category %d, id %s', async (pincode, category, setupId) => {
    const { Accessory, uuid } = await loadHapNodejs()
    const accessory = new Accessory('Test', uuid.generate('test'))
    Object.assign(accessory, { _accessoryInfo: { pincode, category }, _setupID: setupId })
    expect(setupUri(pincode, category, setupId)).toBe(accessory.setupURI())
  })

  it('has an id of four digits or capitals', () => {
    for (let n = 0; n < 100; n++) expect(randomSetupId()).toMatch(/^[0-9A-Z]{4}$/)
  })
})
