import { Alert, Button, Group, Modal, Paper, Stack, Tabs, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBraces, IconForms, IconHistory } from '@tabler/icons-react'
import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Card } from '../../shared/card.tsx'
import { CodeEditor } from '../../shared/code/code-editor.tsx'
import { DiffView } from '../../shared/code/diff-view.tsx'
import { confirm } from '../../shared/confirm.tsx'
import { useUnsaved } from '../../shared/unsaved.tsx'
import { RefusedAlert, SavedAlert, TheirsAlert } from './alerts.tsx'
import { BridgeCard } from './bridge-card.tsx'
import { EntriesCard } from './entries-card.tsx'
import { ProcessesCard } from './processes-card.tsx'
import { spansOf } from './refusal.ts'
import { type ConfigDraft, useConfig } from './use-config.ts'
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

/** At the foot of the page for as long as something is not saved. */
function SaveBar({ draft }: { readonly draft: ConfigDraft }) {
  const [shown, { open, close }] = useDisclosure()
  if (!draft.changed) return null
  const discard = async () => {
    const body = 'The page goes back to the config saved on the bridge.'
    if (await confirm({ title: 'Discard your changes?', body, action: 'Discard' })) draft.discard()
  }
  return (
    <Paper withBorder shadow="md" radius="lg" p="sm" pos="sticky" bottom={12} bg="var(--card)" style={{ zIndex: 5 }}>
      <Group justify="space-between" gap="sm">
        <Text size="sm" fw={600} role="status">
          Unsaved changes
        </Text>
        <Group gap="xs">
          <Button variant="subtle" color="gray" onClick={() => void discard()} disabled={draft.saving}>
            Discard
          </Button>
          <Button variant="default" onClick={open}>
            See changes
          </Button>
          <Button onClick={() => void draft.save()} loading={draft.saving}>
            Save
          </Button>
        </Group>
      </Group>
      <Modal opened={shown} onClose={close} size="xl" title="Your changes">
        <DiffView before={draft.base} after={draft.text} language="json" label="Your changes" />
      </Modal>
    </Paper>
  )
}

interface SettingsViewProps {
  readonly draft: ConfigDraft
  readonly wanted: string | null
  readonly onJson: () => void
}

/** The config as forms. */
function SettingsView({ draft, wanted, onJson }: SettingsViewProps) {
  if (draft.value === undefined) {
    return (
      <Alert color="red" role="alert" title="The text is not valid JSON yet">
        <Stack gap="xs" align="flex-start">
          Your text is kept. The forms are available again once the error is fixed.
          <Button size="xs" variant="default" onClick={onJson}>
            Fix the JSON
          </Button>
        </Stack>
      </Alert>
    )
  }
  const bridge = <BridgeCard key="bridge" draft={draft} />
  const entries = <EntriesCard key="entries" draft={draft} wanted={wanted} onJson={onJson} />
  // What the user came for is what they see first.
  const cards = wanted === null ? [bridge, entries] : [entries, bridge]
  return [...cards, <ProcessesCard key="processes" draft={draft} />]
}

/** The config as it is written, with every fault at its line. */
function JsonView({ draft }: { readonly draft: ConfigDraft }) {
  const marks = useMemo(() => spansOf(draft.refusal, draft.text), [draft.refusal, draft.text])
  return (
    <Card title="config.json" about="The complete config file. Errors are marked on their lines.">
      <Stack gap="xs">
        <CodeEditor
          label="Config as JSON"
          language="json"
          value={draft.text}
          onChange={draft.write}
          marks={marks}
          minHeight={420}
          maxHeight={720}
        />
        <Text size="sm" c="dimmed">
          Press Escape, then Tab to leave the editor.
        </Text>
      </Stack>
    </Card>
  )
}
