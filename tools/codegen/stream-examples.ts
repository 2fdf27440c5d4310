import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { ajvSchema } from './ajv-schema.ts'
import type { StreamsModel } from './streams-model.ts'

/** Examples that are not what their message's schema says, one line for each; the parser does not look at them. */
export function falseExamples({ where, document, channels }: StreamsModel): string[] {
  const ajv = new Ajv2020({ strict: true, discriminator: true })
  addFormats.default(ajv)
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    ajv.addSchema({ ...(ajvSchema(schema) as object), $id: name })
  }
  const messages = channels.flatMap(({ send, receive }) => [...send, ...receive])
  return messages.flatMap(({ message, schema, examples }) =>
    examples.flatMap(({ payload }, i) => {
      if (ajv.validate(schema, payload)) return []
      const path = ['components', 'messages', message, 'examples', i]
      return [`${where(path)} ${path.join('.')}: example-true: ${ajv.errorsText(ajv.errors)}`]
    }),
  )
}
