import {
  IconArrowForward,
  IconFiles,
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
import { useParams } from 'react-router'
import { type NavItem, Shell } from '../shared/shell.tsx'
import { useSiteLanguages } from './languages/language-data.ts'
import { lastEnvironment } from './place.ts'
import { SitePicker } from './site-picker.tsx'
import { useSite } from './sites/site-data.ts'
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
    <Shell
      surface="Content"
      above={<SitePicker site={site ?? null} env={environment} />}
      items={[...(site === undefined ? [] : itemsOf(site, environment, { isAdministrator, hasLanguages }))]}
      person={visitor?.person ?? null}
      signOut="/sign-out"
      accountUrl={visitor?.accountUrl ?? null}
      consoles={visitor?.consoles ?? []}
    />
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
    { to: `${base}/block-types`, label: 'Block types', icon: IconSchema },
    { to: `${base}/webhooks`, label: 'Webhooks', icon: IconWebhook },
    { to: base, label: 'Site', icon: IconSettings, whole: false },
  ]
}
