import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { emitValidators, emitValidatorTypes } from '../../tools/codegen/emit-validators.ts'
import { readModel } from '../../tools/codegen/model.ts'
import { root } from '../../tools/codegen/redocly.ts'
import { sampleDocument } from './fixture.ts'

const require = createRequire(import.meta.url)
const model = readModel('sample', sampleDocument)

/** Runs a module under plain Node, as if it stood in the root of the checkout, and gives back what it prints. */
async function run(module: string): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', module], {
    cwd: root,
  })
  return JSON.parse(stdout)
}

/** For each call, as written in JavaScript: true, or where and why the value was refused. */
function results(source: string, calls: readonly string[]): Promise<unknown> {
  const said = calls.map((call) => {
    const name = call.slice(0, call.indexOf('('))
    return `${call} || ${name}.errors.map(({ instancePath, keyword }) => instancePath + ' ' + keyword)`
  })
  return run(`${source}\nconsole.log(JSON.stringify([${said.join(',\n')}]))`)
}

describe('validators.js of the sample', () => {
  it('tells apart by the discriminator', async () => {
    expect(
      await results(emitValidators(model), [
        'createPetBody({ kind: "cat", lives: 9 })',
        'createPetBody({ kind: "cat", tricks: 1 })',
        'createPetBody({ kind: "fish" })',
        'createPet201Body({ kind: "dog", tricks: 1 })',
      ]),
    ).toEqual([true, [' required', ' additionalProperties'], [' discriminator'], true])
  })

  it('holds forms as it holds JSON', async () => {
    expect(
      await results(emitValidators(model), [
        'sendOwnerBody({ name: "Ada", town: "" })',
        'sendOwnerBody({ town: "Turin" })',
        'sendOwnerBody({ name: "Ada", x: "1" })',
        'sendOwner401Headers({})',
        'sendOwner429Headers({ "Retry-After": 1 })',
      ]),
    ).toEqual([true, [' required'], [' additionalProperties'], true, [' additionalProperties']])
  })

  it('holds parameters in their declared types', async () => {
    expect(
      await results(emitValidators(model), [
        'listPetsParameters({ query: { limit: 1, tag: ["a"], other: "x" } })',
        'listPetsParameters({ query: { limit: "1" } })',
        'listPetsParameters({ query: { tag: [] } })',
        'listPetsParameters({})',
        'createPetParameters({})',
      ]),
    ).toEqual([true, ['/query/limit type'], ['/query required'], [' required'], true])
  })

  it('holds headers as a handler gives them', async () => {
    expect(
      await results(emitValidators(model), [
        'createPet201Headers({ "Set-Cookie": ["a=1", "b=2"], "Cache-Control": "no-store" })',
        'createPet201Headers({ "Set-Cookie": "a=1" })',
        'createPet201Headers({ "Set-Cookie": ["a=1"], "Cache-Control": "no-cache" })',
        'createPet201Headers({ "Set-Cookie": ["a=1"], "X-Else": "1" })',
        'createPet201Headers({})',
        'getFile200Headers({ ETag: "a" })',
      ]),
    ).toEqual([true, ['/Set-Cookie type'], ['/Cache-Control const'], [' additionalProperties'], [' required'], true])
  })

  it('exports what its declarations say, each under the expected name', async () => {
    const declared = [...emitValidatorTypes(model).matchAll(/^export const (\w+): Validate$/gm)].map(([, name]) => name)
    // A data URL resolves no package by its name.
    const absolute = emitValidators(model).replaceAll(/["'](ajv[^"']*)["']/g, (_, name: string) =>
      JSON.stringify(pathToFileURL(require.resolve(name)).href),
    )
    const source = Buffer.from(absolute).toString('base64')
    const exported = await run(
      `console.log(JSON.stringify(Object.keys(await import('data:text/javascript;base64,${source}'))))`,
    )
    expect([...declared].sort()).toEqual(exported)
    expect(declared).toContain('mintToken204Headers')
    expect(declared).not.toContain('listPets200Body')
    expect(declared).not.toContain('getFile304Body')
  })
})

describe('generated/content/validators.js', () => {
  it('loads under plain Node, accepts and refuses', async () => {
    const calls = [
      'getDocument200Body({ route: "/a", meta: { title: "", description: "" }, zones: {} })',
      'getDocument200Body({ route: "/a", meta: { title: "", description: "" }, zones: {}, row: 1 })',
      'createPreviewToken200Body({ token: "t", expiresAt: "2026-11-21T10:00:00.000Z" })',
      'createPreviewToken200Body({ token: "t", expiresAt: "tomorrow" })',
      'createPreviewTokenBody({ siteId: "", envId: "production" })',
      'listRoutesParameters({ path: { siteId: "docs", env: "production" }, query: { limit: 1001 } })',
    ]
    const names = [...new Set(calls.map((call) => call.slice(0, call.indexOf('('))))]
    expect(await results(`import { ${names.join(', ')} } from './generated/content/validators.js'`, calls)).toEqual([
      true,
      [' additionalProperties'],
      true,
      ['/expiresAt format'],
      ['/siteId minLength'],
      ['/query/limit maximum'],
    ])
  })
})
