import { Select, Stack } from '@mantine/core'
import {
  IconArrowForward,
  IconFiles,
  IconForms,
  IconLanguage,
  IconPhoto,
  IconPuzzle,
  IconRocket,
  IconSchema,
  IconSettings,
  IconTrash,
  IconWebhook,
  IconWorld,
} from '@tabler/icons-react'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { type NavItem, Shell } from '../shared/shell.tsx'
import { StepUpElsewhere } from '../shared/step-up/step-up-elsewhere.tsx'
import { useSiteLanguages } from './languages/language-data.ts'
import { documentsAddress, lastEnvironment, rememberEnvironment, siteAddress } from './place.ts'
import { useSite, useSites } from './sites/site-data.ts'
import { useIsAdministrator, useVisitor } from './visitor.ts'

/** The frame of the content console: where the reader works is above the pages. */
export function ContentShell() {
  const { site, env } = useParams()
  const { data: visitor } = useVisitor()
  const isAdministrator = useIsAdministrator()
  const environments = useSite(site ?? null).data?.site.environments
  const hasLanguages = (useSiteLanguages(site ?? null).data?.languages.length ?? 0) > 0
  const environment = env ?? (site === undefined ? null : usual(site, environments))
  return (
    <>
      <StepUpElsewhere useVisitor={useVisitor} />
      <Shell
        surface="Content"
        above={<SitePicker site={site ?? null} env={environment} />}
        items={[...(site === undefined ? [] : itemsOf(site, environment, { isAdministrator, hasLanguages }))]}
        person={visitor?.person ?? null}
        signOut="/sign-out"
        accountUrl={visitor?.accountUrl ?? null}
        consoles={visitor?.consoles ?? []}
      />
    </>
  )
}

/** The environment for pages that are about the whole site: the last one, else the first, of those that are there. */
function usual(site: string, environments: readonly string[] | undefined): string | null {
  const last = lastEnvironment(site)
  if (environments === undefined) return last
  return last !== null && environments.includes(last) ? last : (environments[0] ?? null)
}

interface ItemsFor {
  readonly isAdministrator: boolean
  /** Whether the site has languages. */
  readonly hasLanguages: boolean
}

function itemsOf(site: string, env: string | null, { isAdministrator, hasLanguages }: ItemsFor): readonly NavItem[] {
  const base = `/console/sites/${encodeURIComponent(site)}`
  const inside = env === null ? null : `${base}/${encodeURIComponent(env)}`
  return [
    ...(inside === null
      ? []
      : [
          { to: `${inside}/documents`, label: 'Pages', icon: IconFiles },
          ...(hasLanguages ? [{ to: `${inside}/translations`, label: 'Translations', icon: IconWorld }] : []),
          { to: `${inside}/partials`, label: 'Partials', icon: IconPuzzle },
          { to: `${inside}/strings`, label: 'Strings', icon: IconLanguage },
          { to: `${inside}/redirects`, label: 'Redirects', icon: IconArrowForward },
          { to: `${inside}/releases`, label: 'Releases', icon: IconRocket },
          ...(isAdministrator ? [{ to: `${inside}/deleted`, label: 'Deleted', icon: IconTrash }] : []),
        ]),
    { to: `${base}/media`, label: 'Media', icon: IconPhoto },
    { to: `${base}/page-types`, label: 'Page types', icon: IconForms },
    { to: `${base}/block-types`, label: 'Block types', icon: IconSchema },
    { to: `${base}/webhooks`, label: 'Webhooks', icon: IconWebhook },
    { to: base, label: 'Site', icon: IconSettings, whole: false },
  ]
}

interface SitePickerProps {
  readonly site: string | null
  readonly env: string | null
}

/** Chooses the site and the environment that the pages are about. */
function SitePicker({ site, env }: SitePickerProps) {
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
        />
      )}
    </Stack>
  )
}
