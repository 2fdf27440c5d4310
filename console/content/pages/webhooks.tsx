import { Button } from '@mantine/core'
import { IconLock, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { Card } from '../../shared/card.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { Page } from '../../shared/page.tsx'
import { problemOf } from '../../shared/problem.ts'
import { NewWebhook } from '../webhooks/new-webhook.tsx'
import { SecretDialog } from '../webhooks/secret-dialog.tsx'
import type { WebhookSecret } from '../webhooks/webhook-calls.ts'
import { useWebhooks } from '../webhooks/webhook-data.ts'
import { WebhookList } from '../webhooks/webhook-list.tsx'

/** Which programs receive webhooks of a site: administrators decide. */
export function Component() {
  const { site = '' } = useParams()
  const query = useWebhooks(site)
  const [asked, setAsked] = useState(false)
  const [made, setMade] = useState<WebhookSecret | null>(null)
  const refused = problemOf(query.error).code === 'admin_required'
  const show = (secret: WebhookSecret) => {
    setAsked(false)
    setMade(secret)
  }
  return (
    <Page
      title="Webhooks"
      about="Send a request to your programs when content is published."
      actions={
        (query.data?.length ?? 0) > 0 && (
          <Button leftSection={<IconPlus size={18} />} onClick={() => setAsked(true)}>
            New webhook
          </Button>
        )
      }
    >
      {refused ? (
        <Card>
          <EmptyState icon={IconLock} title="Administrators only">
            Webhooks send data to other servers and are signed with secrets. Ask an administrator of your workspace.
          </EmptyState>
        </Card>
      ) : (
        <Loaded query={query}>
          {(webhooks) => <WebhookList site={site} webhooks={webhooks} onSecret={show} onNew={() => setAsked(true)} />}
        </Loaded>
      )}
      {asked && <NewWebhook site={site} onMade={show} onClose={() => setAsked(false)} />}
      {made !== null && <SecretDialog made={made} onClose={() => setMade(null)} />}
    </Page>
  )
}
