import { ActionIcon, Badge, Box, Button, Group, Table, Text } from '@mantine/core'
import { IconCalendarRepeat, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { Loaded } from '../loaded.tsx'
import { Moment } from '../moment.tsx'
import { MoreButton } from '../more-button.tsx'
import { notifyDone, notifyProblem } from '../notify.ts'
import { answerInWords, resentInWords, stateInWords } from './delivery-words.ts'
import { ResendDialog } from './resend-dialog.tsx'
import { type Delivery, eventInWords, type Resend, useDeliveries, useSending, useWebhookSource } from './source.ts'

/** What a webhook was sent, the newest first. */
export function Deliveries({ webhookId }: { readonly webhookId: string }) {
  const { cause } = useWebhookSource()
  const query = useDeliveries(webhookId)
  const [asked, setAsked] = useState(false)
  const resend = useSending(webhookId, (source, what: Resend) => source.resend(webhookId, what), {
    onSuccess: (done) => notifyDone(resentInWords(done)),
    onError: (error) => notifyProblem('Nothing was sent again', error),
  })
  return (
    <Loaded query={query}>
      {(deliveries) =>
        deliveries.length === 0 ? (
          <Text size="sm" c="dimmed">
            No deliveries yet. Send a test, or {cause}.
          </Text>
        ) : (
          <>
            <Group mb="xs" gap="xs">
              {deliveries.some(({ state }) => state === 'failed') && (
                <Button
                  size="xs"
                  variant="default"
                  leftSection={<IconRefresh size={14} />}
                  loading={resend.isPending}
                  onClick={() => resend.mutate({ state: 'failed' })}
                >
                  Resend all failed
                </Button>
              )}
              <Button
                size="xs"
                variant="default"
                leftSection={<IconCalendarRepeat size={14} />}
                onClick={() => setAsked(true)}
              >
                Resend a period
              </Button>
            </Group>
            <Box component="section" aria-label="Deliveries" tabIndex={0} pos="relative" style={{ overflowX: 'auto' }}>
              <Table miw={880} verticalSpacing="xs">
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
                      busy={resend.isPending}
                      onResend={() => resend.mutate({ ids: [delivery.id] })}
                    />
                  ))}
                </Table.Tbody>
              </Table>
            </Box>
            <MoreButton query={query} what="deliveries" />
            {asked && <ResendDialog webhookId={webhookId} onClose={() => setAsked(false)} />}
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
  const { event, type = event, state, attempts, createdAt, lastTriedAt } = delivery
  const name = eventInWords(useWebhookSource(), type)
  const { label, color } = stateInWords(delivery)
  return (
    <Table.Tr>
      <Table.Td style={{ whiteSpace: 'nowrap' }}>{name}</Table.Td>
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
          <ActionIcon variant="subtle" color="gray" aria-label={`Resend ${name}`} disabled={busy} onClick={onResend}>
            <IconRefresh size={16} />
          </ActionIcon>
        )}
      </Table.Td>
    </Table.Tr>
  )
}
