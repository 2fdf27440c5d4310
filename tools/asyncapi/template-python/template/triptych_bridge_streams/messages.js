import { File } from '@asyncapi/generator-react-sdk'
import { PythonGenerator } from '@asyncapi/modelina'
import { modelsOf } from '../../../template-shared/channels.js'

/** Messages stay the dictionaries that JSON makes: Modelina's own classes would rename their keys. */
const TYPED = {
  class: { self: ({ model }) => typedDict(model) },
  enum: { self: ({ model }) => `${model.name} = Literal[${model.values.map(({ value }) => value).join(', ')}]` },
}

/** `messages.py`: the payloads as types. */
export default async function ({ asyncapi }) {
  const models = await modelsOf(asyncapi, new PythonGenerator({ presets: [TYPED] }))
  const definitions = models.map(({ schema, model }) => model?.result.trim() || alias(schema))
  const optional = definitions.some((text) => text.includes('NotRequired[')) ? 'NotRequired, ' : ''
  return (
    <File name="messages.py">
      {'"""The messages of the streams, as they are on the wire."""\n\n'}
      {`from __future__ import annotations\n\nfrom typing import Literal, ${optional}TypedDict\n\n\n`}
      {`${definitions.join('\n\n\n')}\n`}
    </File>
  )
}

function typedDict({ name, properties, originalInput }) {
  const lines = Object.values(properties).map(
    ({ unconstrainedPropertyName, property, required }) =>
      `    ${unconstrainedPropertyName}: ${required ? typeOf(property) : `NotRequired[${typeOf(property)}]`}`,
  )
  return `class ${name}(TypedDict):\n    """${originalInput.description ?? name}"""\n\n${lines.join('\n')}`
}

function typeOf({ type, options }) {
  return options.const ? `Literal[${JSON.stringify(options.const.originalInput)}]` : type.replaceAll('List[', 'list[')
}

/** Modelina has no name for a plain value in Python. */
function alias(schema) {
  const type = { string: 'str', integer: 'int', number: 'float', boolean: 'bool' }[schema.type()]
  if (type === undefined) throw new Error(`${schema.id()}: Modelina makes nothing of it`)
  return `${schema.id()} = ${type}`
}
