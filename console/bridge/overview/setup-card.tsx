import { Alert, Box, Code, Group, Loader, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { QRCodeSVG } from 'qrcode.react'
import { Card } from '../../shared/card.tsx'
import { CopyButton } from '../../shared/copy-button.tsx'
import { Waiting } from '../../shared/loaded.tsx'
import { problemOf } from '../../shared/problem.ts'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { useSetupCode } from './facts.ts'

/** How a phone comes to know the bridge. */
export function SetupCard() {
  const code = useSetupCode()
  return (
    <Card title="Pair" about="In the Home app, choose Add Accessory, then scan this code or enter its digits.">
      {code.data ? (
        <Stack gap="md">
          {code.data.problem && (
            <Alert color="yellow" icon={<IconAlertTriangle size={18} />} title="Phones can't pair yet">
              <span className="name">{code.data.problem}</span>
            </Alert>
          )}
          <SetupCode uri={code.data.setupURI} pincode={code.data.pincode} title="The bridge's setup code" />
        </Stack>
      ) : code.isPending ? (
        <Waiting />
      ) : problemOf(code.error).status === 503 ? (
        <Group gap="sm" wrap="nowrap" role="status">
          <Loader size="xs" aria-hidden="true" />
          <Text size="sm">HAP is not ready yet, so there is no code. Retrying every three seconds.</Text>
        </Group>
      ) : (
        <ProblemAlert error={code.error} onRetry={() => void code.refetch()} />
      )}
    </Card>
  )
}

export interface SetupCodeProps {
  readonly uri: string
  readonly pincode: string
  readonly title: string
}

/** A code to scan, and the same to type. Dark on white in both schemes: cameras read nothing else for sure. */
export function SetupCode({ uri, pincode, title }: SetupCodeProps) {
  return (
    <Stack align="center" gap="md">
      <Box bg="white" p={12} style={{ borderRadius: 'var(--mantine-radius-md)', lineHeight: 0 }}>
        <QRCodeSVG value={uri} title={title} size={168} marginSize={1} />
      </Box>
      <Group gap="xs" justify="center">
        <Code fz="lg" fw={600} className="numbers">
          {pincode}
        </Code>
        <CopyButton value={pincode} name="Copy the setup code" />
      </Group>
    </Stack>
  )
}
