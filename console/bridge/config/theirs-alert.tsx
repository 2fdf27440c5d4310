import { Alert, Button, Group, Modal, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconUsers } from '@tabler/icons-react'
import { DiffView } from '../../shared/code/diff-view.tsx'
import { confirm } from '../../shared/confirm.tsx'
import type { ConfigDraft } from './use-config.ts'

/** That the file is another one than that from which somebody began, before they overwrite it. */
export function TheirsAlert({ draft }: { readonly draft: ConfigDraft }) {
  const [shown, { open, close }] = useDisclosure()
  if (draft.theirs === null) return null
  const takeTheirs = async () => {
    const body = 'What you changed on this page is dropped, and the config shown as it is on the bridge now.'
    if (await confirm({ title: 'Take the newer config?', body, action: 'Drop my changes' })) draft.discard()
  }
  return (
    <Alert
      color="yellow"
      role="alert"
      icon={<IconUsers size={18} />}
      title="The config was changed elsewhere meanwhile"
    >
      <Stack gap="sm" align="flex-start">
        Nothing is saved. Saving now would overwrite that change with what you see here.
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={open}>
            Compare
          </Button>
          <Button size="xs" variant="default" onClick={() => void takeTheirs()}>
            Take the newer one
          </Button>
          <Button size="xs" color="red" onClick={() => void draft.save(true)} loading={draft.saving}>
            Overwrite it
          </Button>
        </Group>
      </Stack>
      <Modal opened={shown} onClose={close} size="xl" title="From the newer config to yours">
        <DiffView before={draft.theirs} after={draft.text} language="json" label="From the newer config to yours" />
      </Modal>
    </Alert>
  )
}
