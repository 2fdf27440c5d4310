import { Button, Group, Paper, Text, TextInput } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'

export interface UploadBarProps {
  readonly folder: string
  readonly onFolder: (folder: string) => void
  readonly onChoose: () => void
}

/** Where files go, and how they come. */
export function UploadBar({ folder, onFolder, onChoose }: UploadBarProps) {
  return (
    <Paper radius="lg" p="md" bg="var(--card)" style={{ border: '1px dashed var(--mantine-color-default-border)' }}>
      <Group gap="md" align="flex-end">
        <TextInput
          label="Upload into"
          flex="0 1 16rem"
          value={folder}
          onChange={(event) => onFolder(event.currentTarget.value)}
        />
        <Button leftSection={<IconUpload size={16} />} onClick={onChoose}>
          Choose files
        </Button>
        <Text c="dimmed" size="sm" flex="1 1 12rem" pb={8}>
          or drop files or folders on this page.
        </Text>
      </Group>
    </Paper>
  )
}
