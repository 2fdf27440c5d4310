import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Card } from '../../shared/card.tsx'
import { confirm } from '../../shared/confirm.tsx'
import { notifyDone, notifyProblem } from '../../shared/notify.ts'
import { api } from '../api.ts'
import { useOnLeaving } from '../on-leaving.ts'
import { forgetEnvironment } from '../place.ts'
import { deleteSite, forgetSite, readListAgain, readSite } from './site-data.ts'
import { TypedConfirmation } from './typed-confirmation.tsx'

export interface SiteDangersProps {
  readonly site: string
  /** How many environments it has. */
  readonly environments: number
}

/** What an administrator does to a site as a whole: end its preview tokens, and delete it. */
export function SiteDangers({ site, environments }: SiteDangersProps) {
  const [deleting, setDeleting] = useState(false)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const forgetOnLeaving = useOnLeaving(() => forgetSite(queries, site))
  const revocation = api.useMutation('post', '/api/console/sites/{site}/revoke-preview-tokens')
  const revoke = useMutation({
    mutationFn: () => revocation.mutateAsync({ params: { path: { site } } }),
    onSuccess: () => notifyDone('All preview tokens of this site were revoked'),
    onError: (error) => notifyProblem('The preview tokens were not revoked', error),
  })
  const ask = async () => {
    const sure = await confirm({
      title: 'Revoke all preview tokens?',
      body: `Everyone who previews drafts of ${site}, in any environment, needs a new token. This cannot be undone.`,
      action: 'Revoke',
    })
    if (sure) revoke.mutate()
  }
  const remove = async () => {
    const { etag } = await readSite(site)
    await deleteSite(site, etag)
    forgetEnvironment(site)
    forgetOnLeaving()
    await readListAgain(queries)
    notifyDone(`The site ${site} was deleted`)
    await navigate('/')
  }
  return (
    <Card title="For administrators">
      <Group justify="space-between" gap="sm">
        <Stack gap={2} flex="1 1 18rem">
          <Text fw={600}>Preview tokens</Text>
          <Text size="sm" c="dimmed">
            Revokes every preview token of this site, for example when one was leaked.
          </Text>
        </Stack>
        <Button variant="default" onClick={() => void ask()} loading={revoke.isPending}>
          Revoke preview tokens…
        </Button>
      </Group>
      <Group justify="space-between" gap="sm">
        <Stack gap={2} flex="1 1 18rem">
          <Text fw={600}>Delete this site</Text>
          <Text size="sm" c="dimmed">
            {environments > 0
              ? 'Its environments must be deleted first.'
              : 'Its media, block types and webhooks are deleted with it.'}
          </Text>
        </Stack>
        <Button variant="light" color="red" disabled={environments > 0} onClick={() => setDeleting(true)}>
          Delete site…
        </Button>
      </Group>
      {deleting && (
        <TypedConfirmation
          title="Delete this site?"
          body="Its media, block types and webhooks are deleted permanently."
          name={site}
          action="Delete site"
          failed="The site was not deleted"
          onConfirm={remove}
          onClose={() => setDeleting(false)}
        />
      )}
    </Card>
  )
}
