import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAsyncApi } from '../../tools/codegen/asyncapi.ts'
import { SpecFile } from '../../tools/codegen/spec-file.ts'
import { bridgeSpec } from './streams-fixture.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'asyncapi-test-'))
  await writeFile(
    join(folder, 'other.yaml'),
    'schemas:\n  A: { items: { $ref: "#/schemas/B" } }\n  B: { type: string }\n',
  )
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A contract that refers to one schema, and has these of its own. */
async function contract($ref: string, own = '{}'): Promise<string> {
  const file = join(folder, 'a.asyncapi.yaml')
  await writeFile(
    file,
    `asyncapi: 3.0.0\ncomponents:\n  messages:\n    a: { payload: { $ref: '${$ref}' } }\n  schemas: ${own}\n`,
  )
  return file
}

describe('a contract of streams', () => {
  it('takes in the schemas of other files, and what they refer to there', async () => {
    const { document } = readAsyncApi(await contract('other.yaml#/schemas/A'))
    expect(document.components).toEqual({
      messages: { a: { payload: { $ref: '#/components/schemas/A' } } },
      schemas: { A: { items: { $ref: '#/components/schemas/B' } }, B: { type: 'string' } },
    })
  })

  it('knows the line of everything, in the file where it stands', async () => {
    const { where } = readAsyncApi(await contract('other.yaml#/schemas/A'))
    expect(where(['components', 'messages', 'a', 'payload'])).toBe(`${folder}/a.asyncapi.yaml:4:10`)
    expect(where(['components', 'messages', 'b'])).toBe(`${folder}/a.asyncapi.yaml:3:3`)
    expect(where(['components', 'schemas', 'B', 'type'])).toBe(`${folder}/other.yaml:3:8`)
  })

  it.each([
    ['a name that is taken', 'other.yaml#/schemas/A', '{ A: {} }', 'there is another schema of the name A'],
    ['no schema', 'other.yaml#/schemas/C', '{}', 'has no schema C'],
    ['no file', 'none.yaml#/schemas/A', '{}', 'none.yaml cannot be read'],
    ['something else of a file', 'other.yaml#/parameters/A', '{}', 'is not a schema of another file'],
  ])('refuses a reference to %s, by file and line', async (_, $ref, own, message) => {
    const file = await contract($ref, own)
    const fault = { name: 'LintError', message: expect.stringContaining(message) }
    expect(() => readAsyncApi(file)).toThrow(expect.objectContaining(fault))
    expect(() => readAsyncApi(file)).toThrow(`${file}:4:21: shared-schemas: `)
  })

  it('of the bridge shares log entries with the operations, under one type', () => {
    const components = new SpecFile('specs/bridge.components.yaml').value as { schemas: Record<string, object> }
    expect([...bridgeSpec.shared]).toEqual(['LogEntry', 'LogLevel'])
    expect(bridgeSpec.document.components.schemas.LogLevel).toEqual(components.schemas.LogLevel)
  })
})
