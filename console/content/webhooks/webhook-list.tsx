import { Button, Stack } from '@mantine/core'
import { IconPlus, IconWebhook } from '@tabler/icons-react'
import { Card } from '../../shared/card.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import type { WebhookSecret } from './webhook-calls.ts'
import { WebhookCard } from './webhook-card.tsx'
import type { Webhook } from './webhook-data.ts'

export interface WebhookListProps {
  readonly site: string
  readonly webhooks: readonly Webhook[]
  readonly onSecret: (secret: WebhookSecret) => void
  readonly onNew: () => void
}

/** The webhooks of a site, or what one is good for. */
export function WebhookList({ site, webhooks, onSecret, onNew }: WebhookListProps) {
  if (webhooks.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={IconWebhook}
          title="Nobody is told"
          action={
            <Button leftSection={<IconPlus size={18} />} onClick={onNew}>
              New webhook
            </Button>
          }
        >
          A webhook tells a program of yours what became public: to purge a cache, to renew a search index, to start a
          build.
        </EmptyState>
      </Card>
    )
  }
  return (
    <Stack gap="md">
      {webhooks.map((webhook) => (
        <WebhookCard key={webhook.id} site={site} webhook={webhook} onSecret={onSecret} />
      ))}
    </Stack>
  )
}
