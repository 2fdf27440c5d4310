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
    onError: (error) => notifyProblem('The secret was not changed', error),
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationFn: () => deleteWebhook(site, webhook),
    onSuccess: () => notifyDone('The webhook was deleted'),
    onError: (error) => notifyProblem('The webhook was not deleted', error),
    onSettled: refresh,
  })
  const askToRotate = async () => {
    const question = {
      title: 'Rotate the secret?',
      body: 'The old secret stops working immediately. Your program needs the new one to verify requests.',
      action: 'Rotate secret',
    }
    if (await confirm(question)) rotate.mutate()
  }
  const askToRemove = async () => {
    const body = `${webhook.url} receives no more requests. Pending deliveries are not sent, and its delivery history is deleted.`
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
            Rotate secret
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
