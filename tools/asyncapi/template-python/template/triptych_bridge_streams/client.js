import { File } from '@asyncapi/generator-react-sdk'
import { streamModule } from '../../../template-shared/python-client.js'

/** `client.py`: for each channel a class and a function that opens it. */
export default function ({ asyncapi, params }) {
  return <File name="client.py">{streamModule(asyncapi, JSON.parse(params.python), false)}</File>
}
