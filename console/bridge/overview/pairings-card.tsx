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

function questionForOne(id: string) {
  const body = `${id} can no longer control the accessories. It has to be paired again, or invited to the home.`
  return { title: 'Unpair this controller?', body, action: 'Unpair' }
}

/** The controllers that the bridge is paired with, and the way to forget them. */
export function PairingsCard() {
  const pairings = usePairings()
  const queries = useQueryClient()
  const done = (message: string) => async () => {
    notifyDone(message)
    await queries.invalidateQueries({ queryKey: ['get', '/api/hap/pairings'] })
  }
  const reset = api.useMutation('delete', '/api/hap/pairings', { onSuccess: done('All controllers were unpaired') })
  const remove = api.useMutation('delete', '/api/hap/pairings/{id}', { onSuccess: done('The controller was unpaired') })
  const ask = async () => {
    if (await confirm(question)) reset.mutate({})
  }
  const askForOne = async (id: string, isLastAdmin: boolean) => {
    if (await confirm(isLastAdmin ? question : questionForOne(id))) remove.mutate({ params: { path: { id } } })
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
      <ProblemAlert error={remove.error} what="The controller was not unpaired" />
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
                  <Button
                    variant="subtle"
                    color="red"
                    size="compact-sm"
                    aria-label={`Unpair ${id}`}
                    disabled={remove.isPending}
                    onClick={() => void askForOne(id, !pairings.some((other) => other.admin && other.id !== id))}
                  >
                    Unpair
                  </Button>
                </Group>
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Card>
  )
}
