import { Button, List, Stack } from '@mantine/core'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { Link } from 'react-router'
import { confirm } from '../../shared/confirm.tsx'
import { notifyDone, notifyProblem } from '../../shared/notify.ts'
import { api } from '../api.ts'
import { useForgetInstallations, useInstall, useInstallations, useMarketChanges } from './use-install.ts'

export interface PackageActionsProps {
  readonly name: string
  readonly installed: boolean
  /** The newer version; null where there is none. */
  readonly update: string | null
}

/** Install; or configure, update and remove. */
export function PackageActions({ name, installed, update }: PackageActionsProps) {
  const { install } = useInstall()
  const running = useInstallations().filter(({ status }) => status === 'pending')
  const mine = running.some((one) => one.name === name)
  const changed = useMarketChanges(true)
  const forget = useForgetInstallations()
  const removal = api.useMutation('delete', '/api/marketplace/uninstall/{name}', { onSettled: changed })
  const remove = async () => {
    const body = (
      <Stack gap="xs">
        Its files are deleted and its process stops.
        <List size="sm">
          <List.Item>Its config entries are kept.</List.Item>
          <List.Item>Its accessories stay in the Home app but do not respond.</List.Item>
          <List.Item>Reinstalling it restores everything.</List.Item>
        </List>
      </Stack>
    )
    if (!(await confirm({ title: `Remove ${name}?`, body, action: 'Remove' }))) return
    try {
      await removal.mutateAsync({ params: { path: { name } } })
      forget(name)
      notifyDone(`${name} was removed`)
    } catch (error) {
      notifyProblem(`${name} was not removed`, error)
    }
  }
  if (!installed) {
    return (
      <Button
        size="xs"
        leftSection={<IconDownload size={14} />}
        aria-label={`Install ${name}`}
        loading={mine}
        disabled={running.length > 0}
        onClick={() => install(name)}
      >
        Install
      </Button>
    )
  }
  return (
    <>
      {update !== null && (
        <Button
          size="xs"
          leftSection={<IconDownload size={14} />}
          aria-label={`Update ${name} to ${update}`}
          loading={mine}
          disabled={running.length > 0}
          onClick={() => install(`${name}@${update}`)}
        >
          Update
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        component={Link}
        to={`/console/config?${new URLSearchParams({ plugin: name })}`}
        aria-label={`Configure ${name}`}
      >
        Configure
      </Button>
      <Button
        size="xs"
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={14} />}
        aria-label={`Remove ${name}`}
        loading={removal.isPending}
        disabled={running.length > 0}
        onClick={() => void remove()}
      >
        Remove
      </Button>
    </>
  )
}
