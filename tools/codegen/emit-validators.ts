import { Ajv2020 } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import addFormats from 'ajv-formats'
import { configSchema } from '../../src/bridge/config/schema.ts'
import { limitErrors } from '../../src/lib/limit-errors.ts'
import { ajvSchema, chooseFilling } from './ajv-schema.ts'
import type { Model } from './model.ts'
import type { Schema } from './openapi.ts'
import { banner } from './source-text.ts'
import type { StreamsModel } from './streams-model.ts'
import type { NamedSchemas } from './subschemas.ts'
import { parametersSchema, replySchemas, requestSchemas } from './validator-schemas.ts'

/**
 * `request-validators.js` with one function per parameter set and body that callers send, `reply-validators.js` with one
 * per body and header set of a reply, and their declarations. There is no compiler at run time.
 */
export function emitValidators(model: Model): [string, string][] {
  const of = { request: requestSchemas(model), reply: replySchemas(model) }
  return Object.entries(of).flatMap(([name, schemas]): [string, string][] => [
    [`${name}-validators.js`, validatorModule(model.source, model.document.components?.schemas ?? {}, schemas)],
    [`${name}-validators.d.ts`, validatorTypes(model.source, [...schemas.keys()])],
  ])
}

/**
 * A module of validators. Those whose schema says `default` fill it in where a member is missing.
 *
 * @param source the contract that they are made from
 * @param named the contract's schemas, as written, by the names that the others refer to
 * @param schemas what is exported: the schema of each function, as ajv takes it, by its name
 */
export function validatorModule(source: string, named: NamedSchemas, schemas: ReadonlyMap<string, Schema>): string {
  const code = { source: true, esm: true }
  const strictness = { strict: true, allErrors: true, inlineRefs: false } as const
  const ajv = new Ajv2020({ ...strictness, code, discriminator: true, useDefaults: true, passContext: true })
  addFormats.default(ajv)
  const filling = chooseFilling(named)
  for (const [name, schema] of Object.entries(named)) {
    ajv.addSchema({ ...(ajvSchema(schema) as object), $id: name })
    if (!filling.names.has(name)) continue
    // Its own default stands beside each reference to it.
    const { default: _own, ...filled } = ajvSchema(schema, filling) as Schema
    ajv.addSchema({ ...filled, $id: `${name}.filled` })
  }
  // Exports that check the same thing share one function: most statuses of most operations are alike.
  const exported: Record<string, string> = {}
  const alike = new Map<string, string>()
  const aliases: string[] = []
  for (const [name, schema] of schemas) {
    const key = JSON.stringify(schema)
    const known = alike.get(key)
    if (known !== undefined) {
      aliases.push(`export const ${name} = ${known}\n`)
      continue
    }
    alike.set(key, name)
    ajv.addSchema({ ...schema, $id: name })
    exported[name] = name
  }
  return `${banner(source)}\n${toImport(limitErrors(standalone.default(ajv, exported)))}\n${aliases.join('')}`
}

/**
 * `config-validator.js`, of the bridge's config file: `validate` fills in defaults, and its errors carry the schema that
 * was not met, with its `says`.
 */
export function emitConfigValidator(): [string, string][] {
  const strictness = { allErrors: true, allowUnionTypes: true } as const
  const ajv = new Ajv2020({ ...strictness, useDefaults: true, verbose: true, code: { source: true, esm: true } })
  ajv.addKeyword({ keyword: 'says', schemaType: 'string' })
  const code = toImport(standalone.default(ajv, ajv.compile(configSchema)))
  const head = banner('src/bridge/config/schema.ts', 'schema')
  const types = "import type { ValidateFunction } from 'ajv'\n\nexport const validate: ValidateFunction\n"
  return [
    ['config-validator.js', `${head}\n${code}\n`],
    ['config-validator.d.ts', `${head}\n${types}`],
  ]
}

/** The declarations of a module of validators. */
export function validatorTypes(source: string, names: readonly string[]): string {
  return [
    banner(source),
    'export interface ValidationError {',
    '  readonly instancePath: string',
    '  readonly keyword: string',
    '  readonly message?: string',
    '  readonly params: Readonly<Record<string, unknown>>',
    '}',
    '',
    '/** `errors` is that of the last call. */',
    'export interface Validate {',
    '  (data: unknown): boolean',
    '  errors?: readonly ValidationError[] | null',
    '}',
    '',
    ...names.map((name) => `export const ${name}: Validate`),
    '',
  ].join('\n')
}

/** ajv still writes `require` for its helpers when asked for ES modules all the same; each becomes an import. */
function toImport(code: string): string {
  const modules = new Map<string, string>()
  const body = code.replace(/require\("([^"]+)"\)/g, (_match, path: string) => {
    const name = `module${modules.size}`
    if (!modules.has(path)) modules.set(path, name)
    return modules.get(path) ?? name
  })
  const imports = [...modules].map(([path, name]) => `import ${name} from '${path}.js'\n`)
  return imports.join('') + body
}

/** `stream-validators.js`: one function per message payload (`logEntry`) and per address of a channel (`shellParameters`). */
export function emitStreamValidators(model: StreamsModel): string {
  return validatorModule(model.source, model.document.components.schemas, schemas(model))
}

/** `stream-validators.d.ts`, for the file beside it. */
export function emitStreamValidatorTypes(model: StreamsModel): string {
  return validatorTypes(model.source, [...schemas(model).keys()])
}

function schemas({ channels, document }: StreamsModel): ReadonlyMap<string, Schema> {
  const filling = chooseFilling(document.components.schemas)
  return new Map(
    channels.flatMap((channel): [string, Schema][] => [
      ...[...channel.send, ...channel.receive].map(({ message, schema }): [string, Schema] => [
        message,
        { $ref: schema },
      ]),
      ...(channel.parameters.length
        ? [[`${channel.name}Parameters`, parametersSchema(channel.parameters, filling)] as [string, Schema]]
        : []),
    ]),
  )
}
