import { Button, Code, Group, Modal, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { CopyButton } from '../../shared/copy-button.tsx'

interface DialogProps {
  /** New ones, which are shown this once; null while there are none, and the dialog is closed. */
  readonly codes: readonly string[] | null
  /** Called when the user says that they have saved them. */
  readonly onSaved: () => void
}

/** Shows new recovery codes, to copy or download: it closes only once they are saved. */
export function RecoveryCodesDialog({ codes, onSaved }: DialogProps) {
  return (
    <Modal
      opened={codes !== null}
      onClose={onSaved}
      title="Recovery codes"
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      transitionProps={{ exitDuration: 0 }}
    >
      {codes !== null && <Codes codes={codes} onSaved={onSaved} />}
    </Modal>
  )
}

function Codes({ codes, onSaved }: { readonly codes: readonly string[]; readonly onSaved: () => void }) {
  const text = `${codes.join('\n')}\n`
  return (
    <Stack>
      <Text size="sm">
        Store these where you can reach them without your phone. Each one stands in for your second factor once. They
        are not shown again.
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
        {codes.map((code) => (
          <Code key={code} data-secret ta="center" fz="sm">
            {code}
          </Code>
        ))}
      </SimpleGrid>
      <Group gap="sm" grow>
        <CopyButton value={text} size="sm" />
        <Button
          component="a"
          variant="default"
          download="recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          leftSection={<IconDownload size={16} />}
        >
          Download
        </Button>
      </Group>
      <Button onClick={onSaved}>I have saved them</Button>
    </Stack>
  )
}
