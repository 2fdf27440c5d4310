import { Accordion, Alert, Badge, Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Card } from '../../shared/card.tsx'
import { confirm } from '../../shared/confirm.tsx'
import { notifyDone } from '../../shared/notify.ts'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { api } from '../api.ts'
import { useBridges } from './facts.ts'
import { SetupCode } from './setup-card.tsx'

type Bridge = NonNullable<ReturnType<typeof useBridges>['data']>['bridges'][number]

/** The bridges beside the main one, each with its own code; nothing where there is none. */
export function BridgesCard() {
  const { data } = useBridges()
  const others = data?.bridges.filter(({ kind }) => kind !== 'main') ?? []
  if (others.length === 0) return null
  return (
    <Card title="More bridges" about="Each is paired by its own code.">
      <Accordion variant="separated" chevronPosition="left">
        {others.map((bridge) => (
          <Accordion.Item key={bridge.username} value={bridge.username}>
            <Accordion.Control>
              <Stack gap={4}>
                <Text size="sm" fw={600} className="name">
                  {bridge.name}
                </Text>
                <StateBadges bridge={bridge} />
              </Stack>
            </Accordion.Control>
            <Accordion.Panel>
              <BridgeDetails
                bridge={bridge}
                full={data?.bridges.find(({ username }) => username === bridge.of)?.name}
              />
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Card>
  )
}

function StateBadges({ bridge: { hap } }: { readonly bridge: Bridge }) {
  return (
    <Group gap={6}>
      <Badge variant="light" color={hap.listening ? 'green' : 'red'}>
        {hap.listening ? 'Listening' : 'Not listening'}
      </Badge>
      {hap.listening && !hap.advertised && (
        <Badge variant="light" color="yellow">
          Not advertised
        </Badge>
      )}
      <Badge variant="light" color={hap.paired ? 'blue' : 'gray'}>
        {hap.paired ? 'Paired' : 'Not paired'}
      </Badge>
    </Group>
  )
}

function BridgeDetails({ bridge, full }: { readonly bridge: Bridge; readonly full: string | undefined }) {
  const { username, kind, plugins, accessories, problem, setupURI, pincode, pairings } = bridge
  const queries = useQueryClient()
  const reset = api.useMutation('delete', '/api/bridges/{username}/pairings', {
    onSuccess: async () => {
      notifyDone(`All controllers of ${bridge.name} were unpaired`)
      await queries.invalidateQueries({ queryKey: ['get', '/api/bridges'] })
    },
  })
  const ask = async () => {
    const isSure = await confirm({
      title: `Unpair every controller of ${bridge.name}?`,
      body: 'Every phone and home hub forgets this bridge, including the rooms, scenes and automations of its accessories. Pairing again does not restore them.',
      action: 'Unpair',
    })
    if (isSure) reset.mutate({ params: { path: { username } } })
  }
  const what = kind === 'overflow' ? `Opened when ${full ?? 'another bridge'} was full.` : `Of ${plugins.join(', ')}.`
  return (
    <Stack gap="sm">
      <Text size="sm" className="name">
        {what} {accessories === 1 ? '1 accessory' : `${accessories} accessories`},{' '}
        {pairings.length === 1 ? '1 controller' : `${pairings.length} controllers`}.
      </Text>
      {problem !== null && (
        <Alert color="yellow" icon={<IconAlertTriangle size={18} />} title="Phones can't pair yet">
          <span className="name">{problem}</span>
        </Alert>
      )}
      {setupURI !== null && <SetupCode uri={setupURI} pincode={pincode} title={`The setup code of ${bridge.name}`} />}
      <ProblemAlert error={reset.error} what="The controllers were not unpaired" />
      {pairings.length > 0 && (
        <Button variant="light" color="red" size="xs" loading={reset.isPending} onClick={ask}>
          Unpair all
        </Button>
      )}
    </Stack>
  )
}
