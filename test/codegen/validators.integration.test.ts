import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { emitValidators } from '../../tools/codegen/emit-validators.ts'
import { readModel } from '../../tools/codegen/model.ts'
import { root } from '../../tools/codegen/redocly.ts'
import { sampleDocument } from './fixture.ts'

const require = createRequire(import.meta.url)
const emitted = new Map(emitValidators(readModel('sample', sampleDocument)))
const ofRequests = emitted.get('request-validators.js') ?? ''
const ofReplies = emitted.get('reply-validators.js') ?? ''

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

describe('the validators of the sample', () => {
  it('tells apart by the discriminator', async () => {
    expect(
      await results(ofRequests, [
        'createPetBody({ kind: "cat", lives: 9 })',
        'createPetBody({ kind: "cat", tricks: 1 })',
        'createPetBody({ kind: "fish" })',
      ]),
    ).toEqual([true, [' required', ' additionalProperties'], [' discriminator']])
    expect(await results(ofReplies, ['createPet201Body({ kind: "dog", tricks: 1 })'])).toEqual([true])
  })

  it('holds forms as it holds JSON', async () => {
    expect(
      await results(ofRequests, [
        'sendOwnerBody({ name: "Ada", town: "" })',
        'sendOwnerBody({ town: "Turin" })',
        'sendOwnerBody({ name: "Ada", x: "1" })',
      ]),
    ).toEqual([true, [' required'], [' additionalProperties']])
  })

  it('holds parameters in their declared types', async () => {
    expect(
      await results(ofRequests, [
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
      await results(ofReplies, [
        'sendOwner401Headers({})',
        'sendOwner429Headers({ "Retry-After": 1 })',
        'createPet201Headers({ "Set-Cookie": ["a=1", "b=2"], "Cache-Control": "no-store" })',
        'createPet201Headers({ "Set-Cookie": "a=1" })',
        'createPet201Headers({ "Set-Cookie": ["a=1"], "Cache-Control": "no-cache" })',
        'createPet201Headers({ "Set-Cookie": ["a=1"], "X-Else": "1" })',
        'createPet201Headers({})',
        'getFile200Headers({ ETag: "a" })',
      ]),
    ).toEqual([
      true,
      [' additionalProperties'],
      true,
      ['/Set-Cookie type'],
      ['/Cache-Control const'],
      [' additionalProperties'],
      [' required'],
      true,
    ])
  })

  it.each([
    'request',
    'reply',
  ])('of %s exports what its declarations say, each under the expected name', async (kind) => {
    const declarations = emitted.get(`${kind}-validators.d.ts`) ?? ''
    const declared = [...declarations.matchAll(/^export const (\w+): Validate$/gm)].map(([, name]) => name)
    // A data URL resolves no package by its name.
    const absolute = (emitted.get(`${kind}-validators.js`) ?? '').replaceAll(
      /["'](ajv[^"']*)["']/g,
      (_, name: string) => JSON.stringify(pathToFileURL(require.resolve(name)).href),
    )
    const source = Buffer.from(absolute).toString('base64')
    const exported = await run(
      `console.log(JSON.stringify(Object.keys(await import('data:text/javascript;base64,${source}'))))`,
    )
    expect([...declared].sort()).toEqual(exported)
    expect(declared).toContain({ request: 'mintTokenParameters', reply: 'mintToken204Headers' }[kind])
    expect(declared).not.toContain('listPets200Body')
    expect(declared).not.toContain('getFile304Body')
  })
})

describe('the validators of content', () => {
  it('loads under plain Node, accepts and refuses', async () => {
    const ofFile = (file: string, calls: readonly string[]) => {
      const names = [...new Set(calls.map((call) => call.slice(0, call.indexOf('('))))]
      return results(`import { ${names.join(', ')} } from './generated/content/${file}'`, calls)
    }
    expect(
      await ofFile('reply-validators.js', [
        'getDocument200Body({ route: "/a", meta: { title: "", description: "" }, zones: {} })',
        'getDocument200Body({ route: "/a", meta: { title: "", description: "" }, zones: {}, row: 1 })',
        'createPreviewToken200Body({ token: "t", expiresAt: "2026-11-21T10:00:00.000Z" })',
        'createPreviewToken200Body({ token: "t", expiresAt: "tomorrow" })',
      ]),
    ).toEqual([true, [' additionalProperties'], true, ['/expiresAt format']])
    expect(
      await ofFile('request-validators.js', [
        'createPreviewTokenBody({ siteId: "", envId: "production" })',
        'listRoutesParameters({ path: { siteId: "docs", env: "production" }, query: { limit: 1001 } })',
      ]),
    ).toEqual([['/siteId minLength'], ['/query/limit maximum']])
  })
})
