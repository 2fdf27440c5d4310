import { Alert, Button, Code, CopyButton, Group, Stack } from '@mantine/core'
import { IconCheck, IconCopy, IconKey } from '@tabler/icons-react'

/** A secret that is shown this once, with a button that copies it. */
export function Secret({ title, value }: { readonly title: string; readonly value: string }) {
  return (
    <Alert color="brand" icon={<IconKey size={18} />} title={title}>
      <Stack gap="xs" align="flex-start">
        <span>Copy it now: it is not shown again.</span>
        <Group gap="xs">
          <Code fz="sm" data-secret className="name">
            {value}
          </Code>
          <CopyButton value={value}>
            {({ copied, copy }) => (
              <Button
                size="compact-sm"
                variant="default"
                onClick={copy}
                leftSection={copied ? <IconCheck size={14} /> : <IconCopy size={14} />}
              >
                {copied ? 'Copied' : 'Copy'}
              </Button>
            )}
          </CopyButton>
        </Group>
      </Stack>
    </Alert>
  )
}
