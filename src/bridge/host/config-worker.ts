import { parentPort, workerData } from 'node:worker_threads'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { errorMessage } from '../../lib/error-text.ts'
import { normaliseSchema } from './config-schema.ts'

/** Runs a schema that a plugin brought. Nothing here is trusted to end: the thread that started this worker may terminate it. */

export interface ConfigCheckRequest {
  readonly schema: Readonly<Record<string, unknown>>
  readonly config: Readonly<Record<string, unknown>>
}

/** What checking came to: the config with its defaults, or what is wrong. */
export type ConfigFinding =
  | { readonly config: Readonly<Record<string, unknown>> }
  | { readonly problems: readonly string[] }

const MAX_PROBLEMS = 10

parentPort?.postMessage('started')
parentPort?.postMessage(check(workerData as ConfigCheckRequest))

function check({ schema: given, config }: ConfigCheckRequest): ConfigFinding {
  try {
    const schema = normaliseSchema(given)
    // Without a draft's `$schema`: plugins name drafts that their schemas do not follow.
    const { $schema: _draft, $id: _id, ...rest } = schema
    const ajv = new Ajv({ allErrors: true, strict: false, useDefaults: true, logger: false, validateSchema: false })
    addFormats.default(ajv)
    const validate = ajv.compile(rest)
    const { platform, plugin, ...settings } = config
    const subject: Record<string, unknown> = { ...settings, ...pickDeclared(rest, { platform, plugin }) }
    if (validate(subject) === true) return { config: { ...subject, platform, plugin } }
    const problems = (validate.errors ?? []).map(({ instancePath, message = '', params }) => {
      const { additionalProperty, allowedValues } = params as Record<string, unknown>
      const detail = additionalProperty ?? (allowedValues && JSON.stringify(allowedValues))
      return `${instancePath || '/'} ${message}${detail === undefined ? '' : `: ${String(detail)}`}`
    })
    return { problems: problems.slice(0, MAX_PROBLEMS) }
  } catch (error) {
    return {
      problems: [`its configSchema is not a JSON Schema: ${errorMessage(error)}`],
    }
  }
}

/** Of the fields that every platform entry has, those that the schema speaks of. */
function pickDeclared(schema: Readonly<Record<string, unknown>>, fields: Readonly<Record<string, unknown>>) {
  const properties = (schema.properties ?? {}) as Readonly<Record<string, unknown>>
  return Object.fromEntries(Object.entries(fields).filter(([name]) => Object.hasOwn(properties, name)))
}
