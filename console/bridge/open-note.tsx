import { Code, Group, Stack, Text } from '@mantine/core'
import { IconLockOpen2 } from '@tabler/icons-react'

/** At the foot of the navigation of a bridge that requires no sign-in. */
export function OpenNote() {
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start" c="dimmed">
      <IconLockOpen2 size={18} stroke={1.75} style={{ flex: 'none', marginTop: 1 }} aria-hidden="true" />
      <Stack gap={4}>
        <Text size="sm">Anyone who can reach this port controls the bridge, including its shell.</Text>
        <Text size="sm">
          <Code>SVC_BRIDGE_AUTH=session</Code> requires an administrator to sign in, <Code>token</Code> the token that
          the bridge prints.
        </Text>
      </Stack>
    </Group>
  )
}
