import { Select, Stack } from '@mantine/core'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { documentsAddress, lastEnvironment, rememberEnvironment, siteAddress } from './place.ts'
import { useSite, useSites } from './sites/site-data.ts'

export interface SitePickerProps {
  readonly site: string | null
  readonly env: string | null
}

/** Long names are wrapped in the list, and cut off in the field. */
const looks = { input: { textOverflow: 'ellipsis' }, option: { overflowWrap: 'anywhere' } } as const

/** Chooses the site and the environment that the pages are about. */
export function SitePicker({ site, env }: SitePickerProps) {
  const navigate = useNavigate()
  const sites = useSites()
  const environments = useSite(site)
  useEffect(() => {
    if (site !== null && env !== null) rememberEnvironment(site, env)
  }, [site, env])
  const goTo = (id: string | null) => {
    if (id === null || id === site) return
    const last = lastEnvironment(id)
    const known = sites.data?.find((one) => one.id === id)?.environments ?? []
    const chosen = last !== null && known.includes(last) ? last : known.length === 1 ? known[0] : undefined
    void navigate(chosen === undefined ? siteAddress(id) : documentsAddress({ site: id, env: chosen }))
  }
  // What is shown now stays a choice while the list is on its way.
  const ids = sites.data?.map(({ id }) => id) ?? []
  const names = environments.data?.site.environments ?? []
  return (
    <Stack gap="xs">
      <Select
        label="Site"
        placeholder="Choose a site"
        data={site === null || ids.includes(site) ? ids : [site, ...ids]}
        value={site}
        onChange={goTo}
        searchable
        allowDeselect={false}
        nothingFoundMessage="No matching sites"
        styles={looks}
      />
      {site !== null && (
        <Select
          label="Environment"
          placeholder="Choose an environment"
          data={env === null || names.includes(env) ? names : [env, ...names]}
          value={env}
          onChange={(name) => name !== null && name !== env && void navigate(documentsAddress({ site, env: name }))}
          allowDeselect={false}
          disabled={environments.data !== undefined && names.length === 0}
          styles={looks}
        />
      )}
    </Stack>
  )
}
