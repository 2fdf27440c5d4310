import { Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import { Card } from '../../shared/card.tsx'
import { CodeEditor } from '../../shared/code/code-editor.tsx'
import { spansOf } from './refusal.ts'
import type { ConfigDraft } from './use-config.ts'

/** The config as it is written, with every fault at its line. */
export function JsonView({ draft }: { readonly draft: ConfigDraft }) {
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
