import { Alert } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { resultInWords, stateInWords } from './delivery-words.ts'
import { useDeliveries } from './webhook-data.ts'

export interface TestResultProps {
  readonly site: string
  readonly webhookId: string
  readonly deliveryId: string
}

/** What came of a test, as soon as that is known. */
export function TestResult({ site, webhookId, deliveryId }: TestResultProps) {
  const query = useDeliveries(site, webhookId)
  const delivery = query.data?.find(({ id }) => id === deliveryId)
  if (delivery === undefined) return null
  return (
    <Alert role="status" color={stateInWords(delivery).color} icon={<IconSend size={18} />} className="name">
      {resultInWords(delivery)}
    </Alert>
  )
}
