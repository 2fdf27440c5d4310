import { Button, Collapse, Group, Paper, Stack, Switch, Text, Title } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconSend } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Refusal } from '../refusal.tsx'
import { Deliveries } from './deliveries.tsx'
import { eventsInWords } from './events.ts'
import { TestResult } from './test-result.tsx'
import { useTest } from './use-test.ts'
import { useToggle } from './use-toggle.ts'
import type { WebhookSecret } from './webhook-calls.ts'
import type { Webhook } from './webhook-data.ts'
import { WebhookMenu } from './webhook-menu.tsx'

export interface WebhookCardProps {
  readonly site: string
  readonly webhook: Webhook
  readonly onSecret: (secret: WebhookSecret) => void
}

/** A webhook: where it is, its events, and its deliveries. */
export function WebhookCard({ site, webhook, onSecret }: WebhookCardProps) {
  const { id, url, events } = webhook
  const [open, setOpen] = useState(false)
  const deliveries = useId()
  const toggle = useToggle(site, webhook)
  const test = useTest(site, id)
  const Chevron = open ? IconChevronUp : IconChevronDown
  return (
    <Paper component="article" aria-label={url} withBorder radius="lg" bg="var(--card)" p="lg">
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
          <Stack gap={2} miw={0}>
            <Title order={2} size="h5" className="name">
              {url}
            </Title>
            <Text size="sm" c="dimmed">
              Events: {eventsInWords(events)}
            </Text>
          </Stack>
          <WebhookMenu site={site} webhook={webhook} onSecret={onSecret} />
        </Group>
        <Group gap="md">
          <Switch
            label={toggle.active ? 'On' : 'Off: nothing is sent'}
            checked={toggle.active}
            aria-busy={toggle.busy}
            onChange={({ currentTarget }) => toggle.set(currentTarget.checked)}
          />
          <Button
            size="xs"
            variant="default"
            leftSection={<IconSend size={14} />}
            loading={test.busy}
            onClick={test.send}
          >
            Send a test
          </Button>
          <Button
            size="xs"
            variant="subtle"
            rightSection={<Chevron size={14} />}
            aria-expanded={open}
            aria-controls={deliveries}
            onClick={() => setOpen(!open)}
          >
            Deliveries
          </Button>
        </Group>
        <Refusal
          what={toggle.active ? 'The webhook was not disabled' : 'The webhook was not enabled'}
          error={toggle.error}
        />
        <Refusal what="The test was not sent" error={test.error} />
        {test.sent !== null && <TestResult site={site} webhookId={id} deliveryId={test.sent} />}
        <Collapse expanded={open} id={deliveries}>
          {open && <Deliveries site={site} webhookId={id} />}
        </Collapse>
      </Stack>
    </Paper>
  )
}
