import { ajvSchema } from './ajv-schema.ts'
import { validatorModule, validatorTypes } from './emit-validators.ts'
import type { Schema } from './openapi.ts'
import type { Channel, StreamParameter, StreamsModel } from './streams-model.ts'

/** `stream-validators.js`: one function per message payload (`logEntry`) and per address of a channel (`shellParameters`). */
export function emitStreamValidators(model: StreamsModel): string {
  return validatorModule(model.source, model.document.components.schemas, schemas(model))
}

/** `stream-validators.d.ts`, for the file beside it. */
export function emitStreamValidatorTypes(model: StreamsModel): string {
  return validatorTypes(model.source, [...schemas(model).keys()])
}

function schemas({ channels }: StreamsModel): ReadonlyMap<string, Schema> {
  return new Map(
    channels.flatMap((channel): [string, Schema][] => [
      ...[...channel.send, ...channel.receive].map(({ message, schema }): [string, Schema] => [
        message,
        { $ref: schema },
      ]),
      ...(channel.parameters.length ? [[`${channel.name}Parameters`, addressSchema(channel)] as [string, Schema]] : []),
    ]),
  )
}

/** `{path, query}` of values in their declared types; what is not declared is not looked at. */
function addressSchema({ parameters }: Channel): Schema {
  const parts = (['path', 'query'] as const).flatMap((part) => {
    const declared = parameters.filter((parameter) => parameter.in === part)
    return declared.length ? [[part, partSchema(declared)] as const] : []
  })
  return { type: 'object', properties: Object.fromEntries(parts), required: parts.map(([part]) => part) }
}

function partSchema(parameters: readonly StreamParameter[]): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, ajvSchema(schema)])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
}
