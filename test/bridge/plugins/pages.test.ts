import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import mqtt from '../../../src/bridge/plugins/mqtt/index.ts'
import virtual from '../../../src/bridge/plugins/virtual/index.ts'
import { codeBlocks } from './page-examples.ts'

const entries = codeBlocks('plugins.md', 'json').map((code) => JSON.parse(code) as { readonly platform: string })

describe.each([virtual, mqtt])('the page on $platform', ({ platform, configSchema = {} }) => {
  it('has an entry that the schema takes', () => {
    const shown = entries.filter((entry) => entry.platform === platform)
    expect(shown).toHaveLength(1)
    const check = new Ajv({ strict: false }).compile(configSchema)
    check(shown[0])
    expect(check.errors).toBe(null)
  })
})
