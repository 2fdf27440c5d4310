import { File } from '@asyncapi/generator-react-sdk'
import { streamModule } from '../../../template-shared/python-client.js'

/** `sync.py`: the same without asyncio. */
export default function ({ asyncapi, params }) {
  return <File name="sync.py">{streamModule(asyncapi, JSON.parse(params.python), true)}</File>
}
