import { fillingOf } from './ajv-schema.ts'
import { validatorModule, validatorTypes } from './emit-validators.ts'
import type { Schema } from './openapi.ts'
import type { StreamsModel } from './streams-model.ts'
import { parametersSchema } from './validator-schemas.ts'

/** `stream-validators.js`: one function per message payload (`logEntry`) and per address of a channel (`shellParameters`). */
export function emitStreamValidators(model: StreamsModel): string {
  return validatorModule(model.source, model.document.components.schemas, schemas(model))
}

/** `stream-validators.d.ts`, for the file beside it. */
export function emitStreamValidatorTypes(model: StreamsModel): string {
  return validatorTypes(model.source, [...schemas(model).keys()])
}

function schemas({ channels, document }: StreamsModel): ReadonlyMap<string, Schema> {
  const filling = fillingOf(document.components.schemas)
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
