import { Loaded } from '../../shared/loaded.tsx'
import { Page } from '../../shared/page.tsx'
import { api } from '../api.ts'
import { ConfigPage } from '../config/config-page.tsx'

export function Component() {
  const query = api.useQuery('get', '/api/config')
  return (
    <Page title="Config" about="Settings of the bridge and its plugins. Changes apply when you save.">
      <Loaded query={query}>{({ content }) => <ConfigPage file={content} />}</Loaded>
    </Page>
  )
}
