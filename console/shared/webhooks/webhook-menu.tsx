import { Menu } from '@mantine/core'
import { IconKey, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ActionsMenu } from '../actions-menu.tsx'
import { confirm } from '../confirm.tsx'
import { notifyDone, notifyProblem } from '../notify.ts'
import { useWebhookChange, type Webhook, type WebhookSecret } from './source.ts'
import { EditWebhook } from './webhook-form.tsx'

export interface WebhookMenuProps {
  readonly webhook: Webhook
  readonly onSecret: (secret: WebhookSecret) => void
}

/** What is done with a webhook now and then. */
export function WebhookMenu({ webhook, onSecret }: WebhookMenuProps) {
  const [editing, setEditing] = useState(false)
  const rotate = useWebhookChange(({ rotateSecret }) => rotateSecret(webhook), {
    onSuccess: onSecret,
    onError: (error) => notifyProblem('The secret was not changed', error),
  })
  const remove = useWebhookChange((source) => source.remove(webhook), {
    onSuccess: () => notifyDone('The webhook was deleted'),
    onError: (error) => notifyProblem('The webhook was not deleted', error),
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
      <ActionsMenu label={`Actions for ${webhook.url}`} loading={rotate.isPending || remove.isPending}>
        <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setEditing(true)}>
          Edit
        </Menu.Item>
        <Menu.Item leftSection={<IconKey size={16} />} onClick={() => void askToRotate()}>
          Rotate secret
        </Menu.Item>
        <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={() => void askToRemove()}>
          Delete
        </Menu.Item>
      </ActionsMenu>
      {editing && <EditWebhook webhook={webhook} onClose={() => setEditing(false)} />}
    </>
  )
}
