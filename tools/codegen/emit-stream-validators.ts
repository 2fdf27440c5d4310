import { ajvSchema } from './ajv-schema.ts'
import { validatorModule, validatorTypes } from './emit-validators.ts'
import type { Schema } from './openapi.ts'
import type { Channel, StreamsModel } from './streams-model.ts'

/** `stream-validators.js`: one function per message payload (`logEntry`) and per query of a channel (`shellQuery`). */
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
      ...(channel.query.length ? [[`${channel.name}Query`, querySchema(channel)] as [string, Schema]] : []),
    ]),
  )
}

/** Values in their declared types; what is not declared is not looked at. */
function querySchema({ query }: Channel): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, ajvSchema(schema)])),
    required: query.filter(({ required }) => required).map(({ name }) => name),
  }
}
