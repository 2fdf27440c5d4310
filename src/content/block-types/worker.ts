import { parentPort, workerData } from 'node:worker_threads'
import { Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { errorMessage } from '../../lib/error-text.ts'
import { pointerTokens } from '../../lib/json-pointer.ts'
import { limitErrors } from '../../lib/limit-errors.ts'
import {
  type BlockTypeSchema,
  type CheckedPage,
  type Finding,
  pageTypeName,
  type WorkerData,
  type WorkerInput,
  type WorkerOutput,
} from './protocol.ts'

/** Runs the schemas that users wrote. Nothing here is trusted to end: the thread that started this worker may terminate it. */

const MAX_FINDINGS_OF_A_BLOCK = 20
const MAX_FINDINGS_OF_A_BODY = 100

const { atWork } = workerData as WorkerData
const validators = new Map<string, { validate: ValidateFunction; index: number }>()

function compileAll(schemas: readonly BlockTypeSchema[]): WorkerOutput {
  validators.clear()
  return schemas.flatMap(({ type, schema }, index) => {
    Atomics.store(atWork, 0, index)
    try {
      validators.set(type, { validate: compile(schema), index })
      return []
    } catch (error) {
      return [{ type, body: null, path: [], message: errorMessage(error) }]
    }
  })
}

/** No `loadSchema` is given, so a `$ref` that leads outside of the schema does not compile. */
function compile(schema: string): ValidateFunction {
  const code = schema.includes('"contains"') ? {} : { process: limitErrors }
  // One instance each: types may use the same `$id`. Words that consoles add to schemas are no error.
  const ajv = new Ajv2020({ allErrors: true, strict: false, logger: false, code })
  addFormats.default(ajv)
  const validate = ajv.compile(JSON.parse(schema) as AnySchema)
  if ('$async' in validate) throw new Error('$async is not supported')
  return validate
}

function checkBody(text: string, body: number): Finding[] {
  const { zones, page } = JSON.parse(text) as {
    page?: CheckedPage
    zones?: Record<string, { blocks: { id: string; type: string; fields: unknown }[] }>
  }
  const found: Finding[] = []
  const ofPage = page === undefined ? undefined : validators.get(pageTypeName(page.type))
  if (page !== undefined && ofPage !== undefined) {
    Atomics.store(atWork, 0, ofPage.index)
    for (const { path, message } of findings(ofPage.validate, page.fields)) {
      found.push({ type: pageTypeName(page.type), body, path: ['fields', ...path], message })
    }
  }
  for (const [zone, { blocks }] of Object.entries(zones ?? {})) {
    for (const [position, { type, fields }] of blocks.entries()) {
      const validator = validators.get(type)
      if (validator === undefined) continue
      Atomics.store(atWork, 0, validator.index)
      for (const { path, message } of findings(validator.validate, fields)) {
        found.push({ type, body, path: ['zones', zone, 'blocks', position, 'fields', ...path], message })
      }
      if (found.length >= MAX_FINDINGS_OF_A_BODY) return found.slice(0, MAX_FINDINGS_OF_A_BODY)
    }
  }
  return found
}

function findings(validate: ValidateFunction, fields: unknown): Pick<Finding, 'path' | 'message'>[] {
  if (validate(fields) === true) return []
  return (validate.errors ?? []).slice(0, MAX_FINDINGS_OF_A_BLOCK).map((error) => ({
    path: segments(error.instancePath, fields),
    message: `${error.message ?? error.keyword}${detail(error.params)}`,
  }))
}

/** What Ajv's message leaves out of what the writer needs to know. */
function detail(params: Record<string, unknown>): string {
  const { additionalProperty, unevaluatedProperty, allowedValues, allowedValue } = params
  const name = additionalProperty ?? unevaluatedProperty
  if (typeof name === 'string') return `: '${name}'`
  if (Array.isArray(allowedValues)) return `: ${allowedValues.map((value) => JSON.stringify(value)).join(', ')}`
  return allowedValue === undefined ? '' : `: ${JSON.stringify(allowedValue)}`
}

/** A JSON Pointer (RFC 6901) as property names and array indexes. */
function segments(pointer: string, root: unknown): (string | number)[] {
  let at = root
  return pointerTokens(pointer).map((name) => {
    const inArray = Array.isArray(at)
    at = (at as Record<string, unknown> | undefined)?.[name]
    return inArray ? Number(name) : name
  })
}

parentPort?.on('message', (input: WorkerInput) => {
  const found = 'schemas' in input ? compileAll(input.schemas) : input.bodies.flatMap(checkBody)
  parentPort?.postMessage(found satisfies WorkerOutput)
})
parentPort?.postMessage('started')
