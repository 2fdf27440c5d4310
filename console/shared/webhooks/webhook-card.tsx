import { Alert, Button, Collapse, Group, Paper, Stack, Switch, Text, Title } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconSend } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Refusal } from '../refusal.tsx'
import { Deliveries } from './deliveries.tsx'
import { resultInWords, stateInWords } from './delivery-words.ts'
import {
  eventInWords,
  useDeliveries,
  useSending,
  useWebhookChange,
  useWebhookSource,
  type Webhook,
  type WebhookSecret,
} from './source.ts'
import { WebhookMenu } from './webhook-menu.tsx'

export interface WebhookCardProps {
  readonly webhook: Webhook
  readonly onSecret: (secret: WebhookSecret) => void
}

/** A webhook: where it is, its events, and its deliveries. */
export function WebhookCard({ webhook, onSecret }: WebhookCardProps) {
  const { id, url } = webhook
  const source = useWebhookSource()
  const [open, setOpen] = useState(false)
  const deliveries = useId()
  const toggle = useToggle(webhook)
  const test = useSending(id, ({ test }) => test(id))
  const Chevron = open ? IconChevronUp : IconChevronDown
  const { events, moreEvents = [] } = webhook
  const named = [...events, ...moreEvents].map((event) => eventInWords(source, event))
  return (
    <Paper component="article" aria-label={url} withBorder radius="lg" bg="var(--card)" p="lg">
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
          <Stack gap={2} miw={0}>
            <Title order={2} size="h5" className="name" lineClamp={2} title={url}>
              {url}
            </Title>
            <Text size="sm" c="dimmed">
              Events: {[...(events.length === 0 ? ['All events'] : []), ...named].join(', ')}
            </Text>
          </Stack>
          <WebhookMenu webhook={webhook} onSecret={onSecret} />
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
            loading={test.isPending}
            onClick={() => test.mutate()}
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
        {test.data !== undefined && <TestResult webhookId={id} deliveryId={test.data.id} />}
        <Collapse expanded={open} id={deliveries}>
          {open && <Deliveries webhookId={id} />}
        </Collapse>
      </Stack>
    </Paper>
  )
}

/**
 * Turns a webhook on and off: `active` is what was chosen at once, and what it was where that is refused. While `busy`,
 * nothing else can be chosen.
 */
function useToggle(webhook: Webhook) {
  const toggle = useWebhookChange(({ update }, active: boolean) => update(webhook, { active }))
  return {
    active: toggle.isPending ? toggle.variables : webhook.active,
    set: (active: boolean) => {
      if (!toggle.isPending) toggle.mutate(active)
    },
    busy: toggle.isPending,
    error: toggle.error,
  }
}

/** What came of a test, as soon as that is known. */
function TestResult({ webhookId, deliveryId }: { readonly webhookId: string; readonly deliveryId: string }) {
  const query = useDeliveries(webhookId)
  const delivery = query.data?.find(({ id }) => id === deliveryId)
  if (delivery === undefined) return null
  return (
    <Alert role="status" color={stateInWords(delivery).color} icon={<IconSend size={18} />} className="name">
      {resultInWords(delivery)}
    </Alert>
  )
}
