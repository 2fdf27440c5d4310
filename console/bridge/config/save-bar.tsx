import { Button, Group, Modal, Paper, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { DiffView } from '../../shared/code/diff-view.tsx'
import { confirm } from '../../shared/confirm.tsx'
import type { ConfigDraft } from './use-config.ts'

/** At the foot of the page for as long as something is not saved. */
export function SaveBar({ draft }: { readonly draft: ConfigDraft }) {
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
