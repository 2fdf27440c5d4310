import { TextInput } from '@mantine/core'
import { fieldWords } from '../parts/field-words.ts'
import { FormDialog } from '../parts/form-dialog.tsx'

export interface AgentDialogProps {
  readonly opened: boolean
  readonly title: string
  readonly action: string
  readonly failed: string
  readonly name: string
  readonly onName: (name: string) => void
  readonly onClose: () => void
  readonly onSubmit: () => void
  readonly unsaved?: boolean
  readonly onMend: () => void
  readonly busy: boolean
  readonly error: unknown
}

/** Asks what an agent is called. */
export function AgentDialog({ name, onName, ...dialog }: AgentDialogProps) {
  return (
    <FormDialog {...dialog}>
      <TextInput
        label="Name"
        description="Its activity is listed under this name."
        autoComplete="off"
        maxLength={120}
        required
        data-autofocus
        value={name}
        onChange={({ currentTarget: { value } }) => onName(value)}
        error={fieldWords(dialog.error, 'name')}
      />
    </FormDialog>
  )
}
