import { Page } from '../../shared/page.tsx'
import { Installations } from '../marketplace/installations.tsx'
import { InstalledCard, ToInstalled } from '../marketplace/installed-card.tsx'
import { SearchCard } from '../marketplace/search-card.tsx'

export function Component() {
  return (
    <Page
      title="Marketplace"
      about="Plugins from the package registry. They run with the permissions of the bridge, so install only those you trust."
      actions={<ToInstalled />}
    >
      <Installations />
      <SearchCard />
      <InstalledCard />
    </Page>
  )
}
