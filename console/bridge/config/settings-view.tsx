import { Alert, Button, Stack } from '@mantine/core'
import { BridgeCard } from './bridge-card.tsx'
import { EntriesCard } from './entries-card.tsx'
import { ProcessesCard } from './processes-card.tsx'
import type { ConfigDraft } from './use-config.ts'

export interface SettingsViewProps {
  readonly draft: ConfigDraft
  readonly wanted: string | null
  readonly onJson: () => void
}

/** The config as forms. */
export function SettingsView({ draft, wanted, onJson }: SettingsViewProps) {
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
