import { Tabs } from '@mantine/core'
import { IconBraces, IconForms, IconHistory } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useUnsaved } from '../../shared/unsaved.tsx'
import { JsonView } from './json-view.tsx'
import { RefusedAlert } from './refused-alert.tsx'
import { SaveBar } from './save-bar.tsx'
import { SavedAlert } from './saved-alert.tsx'
import { SettingsView } from './settings-view.tsx'
import { TheirsAlert } from './theirs-alert.tsx'
import { useConfig } from './use-config.ts'
import { VersionsView } from './versions-view.tsx'

const views = [
  { value: 'settings', label: 'Settings', Icon: IconForms },
  { value: 'json', label: 'JSON', Icon: IconBraces },
  { value: 'versions', label: 'Versions', Icon: IconHistory },
] as const

/** One config in two views, and what it was before. @param file as last read from the bridge */
export function ConfigPage({ file }: { readonly file: string }) {
  const draft = useConfig(file)
  const [search, setSearch] = useSearchParams()
  const view = views.find(({ value }) => value === search.get('view'))?.value ?? 'settings'
  useUnsaved(draft.changed)
  // What came of a save is said at the top, and may have been asked for far below.
  const saving = useRef(false)
  useEffect(() => {
    if (saving.current && !draft.saving) window.scrollTo({ top: 0 })
    saving.current = draft.saving
  }, [draft.saving])
  const show = (next: string | null) => {
    setSearch(
      (now) => {
        now.set('view', next ?? 'settings')
        return now
      },
      { replace: true },
    )
  }
  return (
    <>
      <TheirsAlert draft={draft} />
      <RefusedAlert draft={draft} />
      <SavedAlert draft={draft} />
      <Tabs value={view} onChange={show} keepMounted={false}>
        <Tabs.List mb="lg">
          {views.map(({ value, label, Icon }) => (
            <Tabs.Tab key={value} value={value} leftSection={<Icon size={16} />}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="settings" style={{ display: 'grid', gap: 'var(--mantine-spacing-lg)' }}>
          <SettingsView draft={draft} wanted={search.get('plugin')} onJson={() => show('json')} />
        </Tabs.Panel>
        <Tabs.Panel value="json">
          <JsonView draft={draft} />
        </Tabs.Panel>
        <Tabs.Panel value="versions">
          <VersionsView draft={draft} />
        </Tabs.Panel>
      </Tabs>
      <SaveBar draft={draft} />
    </>
  )
}
