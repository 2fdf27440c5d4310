import { File } from '@asyncapi/generator-react-sdk'
import { capital, channelsOf, snakeCase } from '../../../template-shared/channels.js'

/** `__init__.py`: what the package exports. */
export default function ({ asyncapi, params }) {
  const channels = channelsOf(asyncapi)
  const client = channels.flatMap(({ name }) => [`${capital(name)}Stream`, `open_${snakeCase(name)}`]).sort()
  const messages = Object.values(JSON.parse(params.python)).sort()
  const all = [...client, ...messages, 'Stream', 'StreamClosed', 'SyncStream'].sort()
  return (
    <File name="__init__.py">
      {`"""${asyncapi.info().title()}."""\n\n`}
      {`from .client import ${listed(client)}\n`}
      {`from .messages import ${listed(messages)}\n`}
      {'from .stream import Stream, StreamClosed, SyncStream\n\n'}
      {`__all__ = [\n${all.map((name) => `    "${name}",\n`).join('')}]\n`}
    </File>
  )
}

function listed(names) {
  return `(\n${names.map((name) => `    ${name},\n`).join('')})`
}
