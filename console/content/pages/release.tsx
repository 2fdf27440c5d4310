import { useParams } from 'react-router'
import { Loaded } from '../../shared/loaded.tsx'
import { isNotThere, NotThere } from '../not-there.tsx'
import { type Place, useRelease } from '../releases/release-data.ts'
import { ReleaseDesk } from '../releases/release-desk.tsx'
import { pathOfReleases } from '../releases/words.ts'

export function Component() {
  const { site = '', env = '', releaseId = '' } = useParams()
  return <Release key={releaseId} place={{ site, env }} id={releaseId} />
}

function Release({ place, id }: { readonly place: Place; readonly id: string }) {
  const query = useRelease(place, id)
  if (query.isError && isNotThere(query.error)) {
    return (
      <NotThere heading="Release" title="Release not found" to={pathOfReleases(place)} way="All releases">
        It may have been deleted.
      </NotThere>
    )
  }
  return <Loaded query={query}>{(current) => <ReleaseDesk place={place} current={current} />}</Loaded>
}
