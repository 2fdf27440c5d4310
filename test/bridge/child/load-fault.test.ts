import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { explainLoadFault, lastingFault } from '../../../src/bridge/child/load-fault.ts'
import { NotAPlugin } from '../../../src/bridge/child/loader.ts'
import { writeIn } from '../marketplace/plugin-folders.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'triptych-faults-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What Node.js itself throws for a module. */
async function faultOf(name: string, code: string): Promise<unknown> {
  await writeIn(folder, name, code)
  try {
    // Not the test runner's own loader.
    createRequire(join(folder, 'x'))(join(folder, name))
  } catch (error) {
    return error
  }
  return undefined
}

it('says of what is missing on the disk that it stays so', async () => {
  const said = async (name: string, code: string) => lastingFault(await faultOf(name, code))
  const missing = 'it needs not-there, which is not installed: install it again, or tell its author'
  expect(await said('cjs.cjs', 'require("not-there")')).toBe(missing)
  expect(await said('esm.mjs', 'import "not-there"')).toBe(missing)
  const addon = /^it needs the compiled addon canvas\.node, which must be compiled for this machine: set allowScripts/
  expect(await said('addon.cjs', 'require("../build/Release/canvas.node")')).toMatch(addon)
  expect(await said('tries.cjs', 'throw new Error("Could not locate the bindings file. Tried:\\n → a")')).toMatch(
    /^it needs a compiled addon, which/,
  )
  await writeIn(folder, 'other.node', 'no addon')
  expect(await said('opens.cjs', 'require("./other.node")')).toMatch(/^it needs a compiled addon \(.*other\.node/)
})

it('says where code does not parse, and lets data be', async () => {
  expect(lastingFault(await faultOf('bad.cjs', 'let a =\n  1 +* 2'))).toMatch(
    /^its code does not parse: .*bad\.cjs:2: Unexpected token/,
  )
  expect(lastingFault(await faultOf('name.mjs', 'import { nothing } from "node:fs"'))).toMatch(
    /^its code does not parse/,
  )
  expect(lastingFault(await faultOf('data.cjs', 'JSON.parse("{")'))).toBeUndefined()
  expect(lastingFault(await faultOf('type.cjs', 'null.x'))).toBeUndefined()
})

it('ends for good what no other try helps, and leaves the rest as it is', async () => {
  const debug: string[] = []
  const log = { debug: (text: string) => void debug.push(text), info() {}, warn() {}, error() {} }
  const error = await faultOf('again.cjs', 'require("not-there")')
  await expect(explainLoadFault(log, () => Promise.reject(error))).rejects.toThrow(NotAPlugin)
  expect(debug.join()).toContain('Require stack')
  const passing = new Error('device is busy')
  await expect(explainLoadFault(log, () => Promise.reject(passing))).rejects.toBe(passing)
})
