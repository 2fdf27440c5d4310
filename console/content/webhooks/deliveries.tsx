import { ActionIcon, Badge, Box, Button, Group, Table, Text } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Loaded } from '../../shared/loaded.tsx'
import { Moment } from '../../shared/moment.tsx'
import { MoreButton } from '../../shared/more-button.tsx'
import { notifyDone, notifyProblem } from '../../shared/notify.ts'
import { answerInWords, resentInWords, stateInWords } from './delivery-words.ts'
import { eventInWords } from './events.ts'
import { resendDeliveries } from './webhook-calls.ts'
import { type Delivery, refreshDeliveries, useDeliveries } from './webhook-data.ts'

export interface DeliveriesProps {
  readonly site: string
  readonly webhookId: string
}

/** What a webhook was sent, the newest first. */
export function Deliveries({ site, webhookId }: DeliveriesProps) {
  const query = useDeliveries(site, webhookId)
  const resend = useResend(site, webhookId)
  return (
    <Loaded query={query}>
      {(deliveries) =>
        deliveries.length === 0 ? (
          <Text size="sm" c="dimmed">
            No deliveries yet. Send a test, or publish something.
          </Text>
        ) : (
          <>
            {deliveries.some(({ state }) => state === 'failed') && (
              <Group mb="xs">
                <Button
                  size="xs"
                  variant="default"
                  leftSection={<IconRefresh size={14} />}
                  loading={resend.busy}
                  onClick={() => resend.send({ state: 'failed' })}
                >
                  Resend all failed
                </Button>
              </Group>
            )}
            <Box component="section" aria-label="Deliveries" tabIndex={0} pos="relative" style={{ overflowX: 'auto' }}>
              <Table miw={760} verticalSpacing="xs">
                <Table.Thead style={{ whiteSpace: 'nowrap' }}>
                  <Table.Tr>
                    <Table.Th>Event</Table.Th>
                    <Table.Th>State</Table.Th>
                    <Table.Th>Attempts</Table.Th>
                    <Table.Th>Last response</Table.Th>
                    <Table.Th>Last attempt</Table.Th>
                    <Table.Th>Created</Table.Th>
                    <Table.Th>
                      <span className="visually-hidden">Actions</span>
                    </Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {deliveries.map((delivery) => (
                    <DeliveryRow
                      key={delivery.id}
                      delivery={delivery}
                      busy={resend.busy}
                      onResend={() => resend.send({ ids: [delivery.id] })}
                    />
                  ))}
                </Table.Tbody>
              </Table>
            </Box>
            <MoreButton query={query} what="deliveries" />
          </>
        )
      }
    </Loaded>
  )
}

interface DeliveryRowProps {
  readonly delivery: Delivery
  readonly busy: boolean
  readonly onResend: () => void
}

function DeliveryRow({ delivery, busy, onResend }: DeliveryRowProps) {
  const { event, state, attempts, createdAt, lastTriedAt } = delivery
  const { label, color } = stateInWords(delivery)
  return (
    <Table.Tr>
      <Table.Td>{eventInWords(event)}</Table.Td>
      <Table.Td>
        <Badge variant="light" color={color} tt="none" miw="max-content">
          {label}
        </Badge>
      </Table.Td>
      <Table.Td className="numbers">{attempts}</Table.Td>
      <Table.Td className="name">{answerInWords(delivery) || '–'}</Table.Td>
      <Table.Td>{lastTriedAt === null ? '–' : <Moment at={lastTriedAt} />}</Table.Td>
      <Table.Td>
        <Moment at={createdAt} />
      </Table.Td>
      <Table.Td>
        {state !== 'pending' && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Resend ${eventInWords(event)}`}
            disabled={busy}
            onClick={onResend}
          >
            <IconRefresh size={16} />
          </ActionIcon>
        )}
      </Table.Td>
    </Table.Tr>
  )
}

type Resend = Parameters<typeof resendDeliveries>[2]

/** Sends again what a webhook was sent: one message, or all that failed. */
function useResend(site: string, webhookId: string) {
  const queries = useQueryClient()
  const resend = useMutation({
    mutationFn: (what: Resend) => resendDeliveries(site, webhookId, what),
    onSuccess: (done) => notifyDone(resentInWords(done)),
    onError: (error) => notifyProblem('Nothing was sent again', error),
    onSettled: () => refreshDeliveries(queries, site, webhookId),
  })
  return { send: (what: Resend) => resend.mutate(what), busy: resend.isPending }
}
