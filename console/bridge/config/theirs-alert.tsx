import { Alert, Button, Group, Modal, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconUsers } from '@tabler/icons-react'
import { DiffView } from '../../shared/code/diff-view.tsx'
import { confirm } from '../../shared/confirm.tsx'
import type { ConfigDraft } from './use-config.ts'

/** That the file is another one than that from which the user began, before they overwrite it. */
export function TheirsAlert({ draft }: { readonly draft: ConfigDraft }) {
  const [shown, { open, close }] = useDisclosure()
  if (draft.theirs === null) return null
  const takeTheirs = async () => {
    const body = 'Your changes on this page are discarded, and the config on the bridge is loaded.'
    if (await confirm({ title: 'Load the newer config?', body, action: 'Discard my changes' })) draft.discard()
  }
  return (
    <Alert color="yellow" role="alert" icon={<IconUsers size={18} />} title="The config was changed elsewhere">
      <Stack gap="sm" align="flex-start">
        Your changes are not saved. Saving now would overwrite the other change.
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={open}>
            Compare
          </Button>
          <Button size="xs" variant="default" onClick={() => void takeTheirs()}>
            Load the newer config
          </Button>
          <Button size="xs" color="red" onClick={() => void draft.save(true)} loading={draft.saving}>
            Overwrite
          </Button>
        </Group>
      </Stack>
      <Modal opened={shown} onClose={close} size="xl" title="Differences between the newer config and yours">
        <DiffView
          before={draft.theirs}
          after={draft.text}
          language="json"
          label="Differences between the newer config and yours"
        />
      </Modal>
    </Alert>
  )
}
