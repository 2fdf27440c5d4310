import { readFile } from 'node:fs/promises'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, it } from 'vitest'
import { send, webhookSecret } from '../../src/webhooks/send.ts'
import { ajvSchema } from '../../tools/codegen/ajv-schema.ts'
import {
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
  resolve,
} from '../../tools/codegen/openapi.ts'

const now = Date.UTC(2026, 10, 22)
const message = {
  id: '01938f3e-be9f-7071-82d3-4e5f60718293',
  payload: '{"type":"webhook.test"}',
  url: 'https://www.example.com/hooks',
  secret: webhookSecret('a secret key of the server', '01938f3e-be9f-7071-82d3-4e5f60718293', 1),
}

/** What HTTP itself needs; OpenAPI describes the first by the media type of the body. */
const OF_HTTP = ['Content-Type', 'User-Agent']

async function sentHeaders(): Promise<Record<string, string>> {
  let sent: Readonly<Record<string, string>> = {}
  const post = async (_url: string, { headers }: { readonly headers: Readonly<Record<string, string>> }) => {
    sent = headers
    return { status: 204 }
  }
  await send(post, message, now, new AbortController().signal)
  return Object.fromEntries(Object.entries(sent).filter(([name]) => !OF_HTTP.includes(name)))
}

it.each(['auth', 'content'])('every webhook of %s has the headers that its contract declares', async (surface) => {
  const path = new URL(`../../generated/${surface}/openapi.json`, import.meta.url)
  const document = JSON.parse(await readFile(path, 'utf8')) as OpenApiDocument
  const ajv = new Ajv2020()
  addFormats.default(ajv)
  ajv.addSchema({ ...(ajvSchema(document.components?.schemas?.Id) as object), $id: 'Id' })
  const sent = await sentHeaders()
  for (const [name, item] of Object.entries(document.webhooks ?? {})) {
    const { parameters = [] } = item.post as OperationObject
    const declared = parameters.map((each) => resolve<ParameterObject>(document, each))
    expect(Object.keys(sent), name).toEqual(declared.map((parameter) => parameter.name))
    for (const { name: header, schema = {} } of declared) {
      const value = schema.type === 'integer' ? Number(sent[header]) : sent[header]
      expect(ajv.validate(ajvSchema(schema) as object, value), `${name} ${header}`).toBe(true)
    }
  }
})
