import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'

/** Milliseconds in which the user can think again. */
const PATIENCE = 12_000

/** Says what was done, and takes it back where that is wished. */
export function notifyUndo(message: string, undo: () => void): void {
  const id = notifications.show({
    color: 'brand',
    autoClose: PATIENCE,
    message: (
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Text size="sm" span>
          {message}
        </Text>
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => {
            notifications.hide(id)
            undo()
          }}
        >
          Undo
        </Button>
      </Group>
    ),
  })
}
