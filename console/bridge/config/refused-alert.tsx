import { Alert, List, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { standing } from './refusal.ts'
import type { ConfigDraft } from './use-config.ts'

/** That a save was refused, and what for. What was written stays as it is. */
export function RefusedAlert({ draft }: { readonly draft: ConfigDraft }) {
  const { refusal, text, error } = draft
  if (error !== null) return <ProblemAlert error={error} what="The config was not saved" />
  if (refusal === null) return null
  const faults = refusal.place === null ? standing(refusal, text) : refusal.text === text ? refusal.faults : []
  if (faults.length === 0) return null
  const title = refusal.place === null ? 'The config is not valid' : 'The config is not valid JSON'
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle size={18} />} title={`Not saved. ${title}`}>
      <List size="sm" spacing={2}>
        {faults.slice(0, 20).map(({ pointer, message }) => (
          <List.Item key={`${pointer} ${message}`} className="name">
            {refusal.place !== null && `Line ${refusal.place.line}, column ${refusal.place.column}: `}
            {pointer !== '' && <b>{pointer} </b>}
            {message}
          </List.Item>
        ))}
      </List>
      {faults.length > 20 && <Text size="sm">And {faults.length - 20} more.</Text>}
    </Alert>
  )
}
