import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconKey, IconPencil, IconTrash } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { confirm } from '../../shared/confirm.tsx'
import { notifyDone, notifyProblem } from '../../shared/notify.ts'
import { EditWebhook } from './edit-webhook.tsx'
import { deleteWebhook, rotateSecret, type WebhookSecret } from './webhook-calls.ts'
import { refreshWebhooks, type Webhook } from './webhook-data.ts'

export interface WebhookMenuProps {
  readonly site: string
  readonly webhook: Webhook
  readonly onSecret: (secret: WebhookSecret) => void
}

/** What is done with a webhook now and then. */
export function WebhookMenu({ site, webhook, onSecret }: WebhookMenuProps) {
  const [editing, setEditing] = useState(false)
  const queries = useQueryClient()
  const refresh = () => refreshWebhooks(queries, site)
  const rotate = useMutation({
    mutationFn: () => rotateSecret(site, webhook),
    onSuccess: onSecret,
    onError: (error) => notifyProblem('The secret is the same as before', error),
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationFn: () => deleteWebhook(site, webhook),
    onSuccess: () => notifyDone('The webhook is deleted'),
    onError: (error) => notifyProblem('The webhook is not deleted', error),
    onSettled: refresh,
  })
  const askToRotate = async () => {
    const question = {
      title: 'Make a new secret?',
      body: 'The old one signs nothing from then on: the program needs the new one before it takes another message.',
      action: 'Make a new one',
    }
    if (await confirm(question)) rotate.mutate()
  }
  const askToRemove = async () => {
    const body = `${webhook.url} is told of nothing more. What waits for it is not sent, and what it was sent is forgotten.`
    if (await confirm({ title: 'Delete this webhook?', body, action: 'Delete' })) remove.mutate()
  }
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Actions for ${webhook.url}`}
            loading={rotate.isPending || remove.isPending}
          >
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setEditing(true)}>
            Edit
          </Menu.Item>
          <Menu.Item leftSection={<IconKey size={16} />} onClick={() => void askToRotate()}>
            New secret
          </Menu.Item>
          <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={() => void askToRemove()}>
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {editing && <EditWebhook site={site} webhook={webhook} onClose={() => setEditing(false)} />}
    </>
  )
}
