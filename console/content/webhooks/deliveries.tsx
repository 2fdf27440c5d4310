import { Badge, Box, Table, Text } from '@mantine/core'
import { Loaded } from '../../shared/loaded.tsx'
import { Moment } from '../../shared/moment.tsx'
import { MoreButton } from '../../shared/more-button.tsx'
import { answerInWords, stateInWords } from './delivery-words.ts'
import { eventInWords } from './events.ts'
import { type Delivery, useDeliveries } from './webhook-data.ts'

export interface DeliveriesProps {
  readonly site: string
  readonly webhookId: string
}

/** What a webhook was sent, the newest first. */
export function Deliveries({ site, webhookId }: DeliveriesProps) {
  const query = useDeliveries(site, webhookId)
  return (
    <Loaded query={query}>
      {(deliveries) =>
        deliveries.length === 0 ? (
          <Text size="sm" c="dimmed">
            No deliveries yet. Send a test, or publish something.
          </Text>
        ) : (
          <>
            <Box component="section" aria-label="Deliveries" tabIndex={0} style={{ overflowX: 'auto' }}>
              <Table miw={760} verticalSpacing="xs">
                <Table.Thead style={{ whiteSpace: 'nowrap' }}>
                  <Table.Tr>
                    <Table.Th>Event</Table.Th>
                    <Table.Th>State</Table.Th>
                    <Table.Th>Attempts</Table.Th>
                    <Table.Th>Last response</Table.Th>
                    <Table.Th>Last attempt</Table.Th>
                    <Table.Th>Created</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {deliveries.map((delivery) => (
                    <DeliveryRow key={delivery.id} delivery={delivery} />
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

function DeliveryRow({ delivery }: { readonly delivery: Delivery }) {
  const { event, attempts, createdAt, lastTriedAt } = delivery
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
    </Table.Tr>
  )
}
