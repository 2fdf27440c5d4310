import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core'
import { IconCircleCheck, IconDownload } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { type LogEntry, openLogs } from '../../../generated/bridge/stream-client.ts'
import { confirm } from '../../shared/confirm.tsx'
import { isProblem } from '../../shared/problem.ts'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { api } from '../api.ts'
import { useStream } from '../connection.ts'
import { installLines } from './install-lines.ts'
import { type Installation, useForgetInstallations, useInstall } from './use-install.ts'

/** Lines that are shown of an installation. */
const SHOWN = 12

/** How an installation goes, with what the bridge says of it as it says it, and what to do when it is done. */
export function InstallProgress({ name, spec, isUpdate, status, error, skippedScripts }: Installation) {
  const { install } = useInstall()
  const forget = useForgetInstallations()
  const close = () => forget(name)
  if (status === 'error') {
    const what = `${name} was not ${isUpdate ? 'updated' : 'installed'}`
    return <ProblemAlert error={withoutField(error)} what={what} onRetry={() => install(spec)} onClose={close} />
  }
  if (status === 'success') {
    return (
      <Alert
        color="brand"
        role="status"
        icon={<IconCircleCheck size={18} />}
        title={<PackageName name={name} then={isUpdate ? 'was updated' : 'was installed'} />}
        withCloseButton
        closeButtonLabel="Close"
        onClose={close}
      >
        {isUpdate ? <Updated /> : <Installed name={name} />}
        {skippedScripts.length > 0 && <SkippedScripts names={skippedScripts} onRun={() => install(spec, true)} />}
      </Alert>
    )
  }
  return (
    <Alert
      color="blue"
      icon={<IconDownload size={18} />}
      title={<PackageName name={name} before={isUpdate ? 'Updating' : 'Installing'} />}
    >
      <Stack gap="sm">
        <Progress value={100} animated striped size="sm" aria-label={`Installing ${name}`} />
        <InstallLog name={name} />
      </Stack>
    </Alert>
  )
}

function SkippedScripts({ names, onRun }: { readonly names: readonly string[]; onRun(): void }) {
  const ask = async () => {
    const body = `They run as the user of the bridge, and may do whatever it may: ${names.join(', ')}. The plugin is installed again with them.`
    if (await confirm({ title: 'Run install scripts?', body, action: 'Run' })) onRun()
  }
  return (
    <Stack gap="sm" align="flex-start" mt="md">
      <Text size="sm" className="name">
        Install scripts were not run, of {names.join(', ')}. Some packages need theirs, to fetch or compile a program.
      </Text>
      <Button size="xs" variant="default" onClick={() => void ask()}>
        Run install scripts
      </Button>
    </Stack>
  )
}

function Installed({ name }: { readonly name: string }) {
  return (
    <Stack gap="sm" align="flex-start">
      Next, configure it: add an entry to the config, or review the existing one.
      <Button size="xs" component={Link} to={`/console/config?${new URLSearchParams({ plugin: name })}`}>
        Configure
      </Button>
    </Stack>
  )
}

function Updated() {
  return (
    <Stack gap="sm" align="flex-start">
      If it is configured, the new version is already running.
      <Button size="xs" component={Link} to="/console/plugins">
        View status
      </Button>
    </Stack>
  )
}

/** Every sentence is about the one field that there is, and npm's words need no pointer to it. */
function withoutField(error: unknown): unknown {
  if (!isProblem(error)) return error
  return { ...error, errors: error.errors?.map((one) => ({ ...one, name: '' })) ?? [] }
}

function PackageName({ name, before = '', then = '' }: { name: string; before?: string; then?: string }) {
  return (
    <Group gap={6} component="span">
      {before} <span className="name">{name}</span> {then}
    </Group>
  )
}

function InstallLog({ name }: { readonly name: string }) {
  const queries = useQueryClient()
  // What was said before the stream opened, or before the user came back to this page.
  const { data, refetch } = useQuery(
    api.queryOptions('get', '/api/logs', { params: { query: { plugin: 'bridge', limit: 200 } } }, { staleTime: 0 }),
  )
  const [live, setLive] = useState<readonly LogEntry[]>([])
  const stream = useStream(
    (signal) => openLogs(location.origin, { signal }),
    (entry) => entry.plugin === 'bridge' && setLive((now) => [...now, entry].slice(-500)),
  )
  // What was said after the first answer was made and before the stream opened is in neither. An answer that is still on
  // its way may be such a one: a request alone would wait for it instead of asking again.
  useEffect(() => {
    if (stream !== 'open') return
    void queries.cancelQueries({ queryKey: ['get', '/api/logs'] }).then(() => refetch())
  }, [stream, refetch, queries])
  const known = data?.entries ?? []
  const last = known.at(-1)?.timestamp ?? ''
  const fresh = live.filter((entry) => !known.some((one) => sameEntry(one, entry)) && entry.timestamp >= last)
  const lines = installLines([...known, ...fresh], name)
  return (
    <Stack gap={2} role="log" aria-label={`Installation log of ${name}`}>
      {lines.length === 0 && <Text size="sm">Contacting the registry</Text>}
      {lines.slice(-SHOWN).map(({ timestamp, message }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and only come at the end
        <Text key={`${timestamp} ${index}`} size="sm" ff="monospace" className="name">
          {message}
        </Text>
      ))}
    </Stack>
  )
}

function sameEntry(one: LogEntry, other: LogEntry): boolean {
  return one.timestamp === other.timestamp && one.message === other.message
}
