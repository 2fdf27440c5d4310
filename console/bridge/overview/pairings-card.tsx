import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { IconDeviceMobile } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Card } from '../../shared/card.tsx'
import { confirm } from '../../shared/confirm.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { notifyDone } from '../../shared/notify.ts'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { api } from '../api.ts'
import { usePairings } from './facts.ts'

const question = {
  title: 'Unpair every controller?',
  body: 'Every phone and home hub forgets the bridge, including the rooms, scenes and automations of its accessories. Pairing again does not restore them.',
  action: 'Unpair',
}

/** The controllers that the bridge is paired with, and the way to forget them. */
export function PairingsCard() {
  const pairings = usePairings()
  const queries = useQueryClient()
  const reset = api.useMutation('delete', '/api/hap/pairings', {
    onSuccess: async () => {
      notifyDone('All controllers were unpaired')
      await queries.invalidateQueries({ queryKey: ['get', '/api/hap/pairings'] })
    },
  })
  const ask = async () => {
    if (await confirm(question)) reset.mutate({})
  }
  return (
    <Card
      title="Controllers"
      about="Phones and home hubs paired with the bridge."
      actions={
        (pairings.data?.pairings.length ?? 0) > 0 && (
          <Button variant="light" color="red" size="xs" loading={reset.isPending} onClick={ask}>
            Unpair all
          </Button>
        )
      }
    >
      <ProblemAlert error={reset.error} what="The controllers were not unpaired" />
      <Loaded query={pairings}>
        {({ pairings }) =>
          pairings.length === 0 ? (
            <Text c="dimmed" size="sm">
              None yet. Scan the setup code with a phone to pair it.
            </Text>
          ) : (
            <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
              {pairings.map(({ id, admin }) => (
                <Group component="li" key={id} gap="sm" wrap="nowrap">
                  <IconDeviceMobile size={18} stroke={1.75} aria-hidden="true" style={{ flex: 'none' }} />
                  <Text size="sm" ff="monospace" className="name" flex={1}>
                    {id}
                  </Text>
                  {admin && <Badge variant="light">Admin</Badge>}
                </Group>
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Card>
  )
}
