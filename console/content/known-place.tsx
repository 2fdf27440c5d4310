import { Fragment, useRef } from 'react'
import { Outlet, useParams } from 'react-router'
import { isNotThere, NotThere } from './not-there.tsx'
import { siteAddress } from './place.ts'
import { useSite } from './sites/site-data.ts'

/** The pages of a site and of its environments; where there is none, that is said once, and where to go. */
export function KnownPlace() {
  const { site = '', env } = useParams()
  const query = useSite(site)
  const place = `${site} ${env ?? ''}`
  const met = useRef<string | null>(null)
  const environments = query.data?.site.environments
  if (env !== undefined && environments?.includes(env)) met.current = place
  if (query.isLoadingError && isNotThere(query.error)) {
    return (
      <NotThere heading={site} title="Site not found" to="/" way="All sites">
        It may have been deleted, or the address is wrong.
      </NotThere>
    )
  }
  const asked = query.isFetchedAfterMount || !query.isFetching
  // A user who writes in one that is deleted meanwhile keeps what they wrote before their eyes.
  if (env !== undefined && met.current !== place && asked && environments?.includes(env) === false) {
    return (
      <NotThere heading={env} title="Environment not found" to={siteAddress(site)} way={`Go to ${site}`}>
        It may have been deleted, or the address is wrong.
      </NotThere>
    )
  }
  // What a page holds belongs to one place.
  return (
    <Fragment key={place}>
      <Outlet />
    </Fragment>
  )
}
