import { useParams } from 'react-router'
import { PluginPage } from '../marketplace/plugin-page.tsx'

export function Component() {
  const { '*': name = '' } = useParams()
  return <PluginPage key={name} name={name} />
}
