import { Alert, Button, List, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { problemOf } from './problem.ts'

export interface ProblemAlertProps {
  /** What was thrown; nothing is shown for `null`. */
  readonly error: unknown
  /** What did not work: `The draft is not saved`. The problem's own words follow. */
  readonly what?: string
  readonly onRetry?: (() => void) | undefined
  /** Where it may be put away; it stays until it is over when absent. */
  readonly onClose?: (() => void) | undefined
}

/** What went wrong, in the words of what refused it. */
export function ProblemAlert({ error, what, onRetry, onClose }: ProblemAlertProps) {
  if (error === null || error === undefined) return null
  const { title, errors = [] } = problemOf(error)
  return (
    <Alert
      color="red"
      role="alert"
      icon={<IconAlertTriangle size={18} />}
      title={what ?? title}
      closeButtonLabel="Close"
      {...(onClose && { withCloseButton: true, onClose })}
    >
      <Stack gap="xs" align="flex-start">
        {what && <span>{title}</span>}
        {errors.length > 0 && (
          <List size="sm" spacing={2}>
            {errors.slice(0, 20).map(({ in: place, name, message }) => (
              <List.Item key={`${place} ${name} ${message}`} className="name">
                {name === '' ? message : `${name}: ${message}`}
              </List.Item>
            ))}
          </List>
        )}
        {onRetry && (
          <Button size="xs" variant="default" onClick={onRetry}>
            Try again
          </Button>
        )}
      </Stack>
    </Alert>
  )
}
