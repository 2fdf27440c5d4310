import { Button, Stack, Text } from '@mantine/core'
import { IconLock, IconPlus, IconWebhook } from '@tabler/icons-react'
import { useState } from 'react'
import { Card } from '../card.tsx'
import { EmptyState } from '../empty-state.tsx'
import { Loaded } from '../loaded.tsx'
import { Page } from '../page.tsx'
import { problemOf } from '../problem.ts'
import { Secret, SecretDialog } from '../secret.tsx'
import { useWebhooks, type WebhookSecret, type WebhookSource, WebhookSourceProvider } from './source.ts'
import { WebhookCard } from './webhook-card.tsx'
import { NewWebhook } from './webhook-form.tsx'

export interface WebhooksPageProps {
  readonly source: WebhookSource
  /** What the page is for, in a sentence. */
  readonly about: string
  /** What a webhook is good for, where there is none. */
  readonly purpose: string
}

/** Which programs receive webhooks of a surface: administrators decide. */
export function WebhooksPage({ source, about, purpose }: WebhooksPageProps) {
  const query = useWebhooks(source)
  const [asked, setAsked] = useState(false)
  const [secret, setSecret] = useState<WebhookSecret | null>(null)
  const newButton = (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setAsked(true)}>
      New webhook
    </Button>
  )
  const show = (made: WebhookSecret) => {
    setAsked(false)
    setSecret(made)
  }
  return (
    <WebhookSourceProvider value={source}>
      <Page title="Webhooks" about={about} actions={(query.data?.length ?? 0) > 0 && newButton}>
        {problemOf(query.error).code === 'admin_required' ? (
          <Card>
            <EmptyState icon={IconLock} title="Administrators only">
              Webhooks send data to other servers and are signed with secrets. Ask an administrator of your workspace.
            </EmptyState>
          </Card>
        ) : (
          <Loaded query={query}>
            {(webhooks) =>
              webhooks.length === 0 ? (
                <Card>
                  <EmptyState icon={IconWebhook} title="No webhooks" action={newButton}>
                    {purpose}
                  </EmptyState>
                </Card>
              ) : (
                <Stack gap="md">
                  {webhooks.map((webhook) => (
                    <WebhookCard key={webhook.id} webhook={webhook} onSecret={setSecret} />
                  ))}
                </Stack>
              )
            }
          </Loaded>
        )}
        {asked && <NewWebhook onMade={show} onClose={() => setAsked(false)} />}
        {secret !== null && <WebhookSecretDialog made={secret} onClose={() => setSecret(null)} />}
      </Page>
    </WebhookSourceProvider>
  )
}

function WebhookSecretDialog({ made, onClose }: { readonly made: WebhookSecret; readonly onClose: () => void }) {
  return (
    <SecretDialog opened title="Webhook secret" onClose={onClose}>
      <Text>It signs requests to this address. Use it to verify that a request is genuine.</Text>
      <Text size="sm" c="dimmed" className="name" lineClamp={2} title={made.webhook.url}>
        {made.webhook.url}
      </Text>
      <Secret title="Secret" value={made.secret} />
    </SecretDialog>
  )
}
