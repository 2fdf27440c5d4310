import { useParams } from 'react-router'
import { Loaded } from '../../shared/loaded.tsx'
import { Moment } from '../../shared/moment.tsx'
import { Page } from '../../shared/page.tsx'
import { LanguagesCard } from '../languages/languages-card.tsx'
import { LinksCard } from '../links/links-card.tsx'
import { PublicSearchCard } from '../public-search/public-search-card.tsx'
import { EnvironmentsCard } from '../sites/environments-card.tsx'
import { SiteDangers } from '../sites/site-dangers.tsx'
import { useSite } from '../sites/site-data.ts'
import { useIsAdministrator } from '../visitor.ts'

/** A site: its environments, and what is done to it as a whole. */
export function Component() {
  const { site: id = '' } = useParams()
  const query = useSite(id)
  const isAdministrator = useIsAdministrator()
  const made = query.data?.site.createdAt
  return (
    <Page
      title={id}
      about={
        made === undefined ? undefined : (
          <>
            Site, created <Moment at={made} />
          </>
        )
      }
      width={860}
    >
      <Loaded query={query}>
        {({ site }) => (
          <>
            <EnvironmentsCard site={id} environments={site.environments} canChange={isAdministrator} />
            {isAdministrator && <LanguagesCard site={id} />}
            {isAdministrator && <LinksCard site={id} />}
            {isAdministrator && <PublicSearchCard site={id} />}
            {isAdministrator && <SiteDangers site={id} environments={site.environments.length} />}
          </>
        )}
      </Loaded>
    </Page>
  )
}
