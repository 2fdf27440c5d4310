import { type FormDialogProps, FormDialog as SharedDialog } from '../../shared/form-dialog.tsx'
import { besideFields } from './field-words.ts'

/** A dialog whose fields say in their own words what was refused. */
export function FormDialog(props: Omit<FormDialogProps, 'beside'>) {
  return <SharedDialog {...props} beside={besideFields(props.error)} />
}
