import { Button, Code, CopyButton, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react'

interface ShownProps {
  readonly codes: readonly string[]
  /** Called when the user says that they have them. */
  readonly onKept: () => void
}

/** New recovery codes, which are shown this once, to copy or download. */
export function RecoveryCodesShown({ codes, onKept }: ShownProps) {
  const text = `${codes.join('\n')}\n`
  return (
    <Stack>
      <Text size="sm">
        Keep these where you find them without your phone. Each one stands in for your second factor once. They are not
        shown again.
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
        {codes.map((code) => (
          <Code key={code} data-secret ta="center" fz="sm">
            {code}
          </Code>
        ))}
      </SimpleGrid>
      <Group justify="space-between" gap="sm">
        <Group gap="sm">
          <CopyButton value={text}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                onClick={copy}
                leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
              >
                {copied ? 'Copied' : 'Copy'}
              </Button>
            )}
          </CopyButton>
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
        <Button onClick={onKept}>I have kept them</Button>
      </Group>
    </Stack>
  )
}
