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
          title="No webhooks"
          action={
            <Button leftSection={<IconPlus size={18} />} onClick={onNew}>
              New webhook
            </Button>
          }
        >
          A webhook notifies your program when content is published, for example to purge a cache, update a search index
          or start a build.
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
