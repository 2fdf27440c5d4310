import { Button, Stack, Text } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import type { components } from '../../../generated/bridge/types.ts'
import { confirm } from '../../shared/confirm.tsx'
import { Moment } from '../../shared/moment.tsx'
import { notifyDone, notifyProblem } from '../../shared/notify.ts'
import { api } from '../api.ts'
import { useForgetInstallations, useInstallations, useMarketChanges } from './use-install.ts'

/** For so long, in milliseconds, an update is taken for the likely cause of what is wrong with a plugin. */
const SUSPECT = 7 * 86_400_000

export interface RollBackButtonProps {
  readonly name: string
  readonly previous: components['schemas']['PreviousVersion']
}

/** Brings back the version of a plugin that was there before its update, after a question. */
export function RollBackButton({ name, previous: { version } }: RollBackButtonProps) {
  const isInstalling = useInstallations().some(({ status }) => status === 'pending')
  const forget = useForgetInstallations()
  const onSettled = useMarketChanges(false)
  const rollBack = api.useMutation('post', '/api/marketplace/rollback/{name}', { onSettled })
  const ask = async () => {
    const body = `Version ${version} is installed again, with the packages that it came with, and the plugin restarts. Its config and accessories stay.`
    if (!(await confirm({ title: `Roll back ${name} to ${version}?`, body, action: 'Roll back' }))) return
    try {
      const { skippedScripts = [] } = await rollBack.mutateAsync({ params: { path: { name } } })
      forget(name)
      const skipped = skippedScripts.length > 0 ? `; install scripts were not run, of ${skippedScripts.join(', ')}` : ''
      notifyDone(`${name} is version ${version} again${skipped}`)
    } catch (error) {
      notifyProblem(`${name} was not rolled back`, error)
    }
  }
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconHistory size={14} />}
      aria-label={`Roll back ${name} to ${version}`}
      loading={rollBack.isPending}
      disabled={isInstalling}
      onClick={() => void ask()}
    >
      Roll back
    </Button>
  )
}

/** Of a plugin with a fault: that it was updated not long ago, and the way back. Nothing where it was not. */
export function RecentUpdate({ name }: { readonly name: string }) {
  const { data } = api.useQuery('get', '/api/marketplace/installed')
  const mine = data?.plugins.find((one) => one.name === name)
  const previous = mine?.previous
  if (mine === undefined || previous === undefined) return null
  if (Date.now() - Date.parse(previous.replacedAt) > SUSPECT) return null
  return (
    <Stack gap="xs" align="flex-start" mt="sm">
      <Text size="sm" component="div">
        It was updated from {previous.version} to {mine.version} <Moment at={previous.replacedAt} />. If the update is
        the cause, go back until there is a better one.
      </Text>
      <RollBackButton name={name} previous={previous} />
    </Stack>
  )
}
