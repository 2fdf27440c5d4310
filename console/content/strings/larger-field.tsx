import { Blockquote, Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { type Edits, type Language, textAt } from './sheet.ts'
import { nameOfLanguage } from './use-sheet.ts'

export interface LargerFieldProps {
  readonly languages: readonly Language[]
  readonly edits: Edits
  /** The cell; null while none is open. */
  readonly cell: { readonly locale: string; readonly key: string } | null
  readonly onWrite: (locale: string, key: string, text: string) => void
  readonly onClose: () => void
}

/** One text with room to write, and what it says in another language. */
export function LargerField({ languages, edits, cell, onWrite, onClose }: LargerFieldProps) {
  const language = languages.find(({ locale }) => locale === cell?.locale)
  if (cell === null || language === undefined) return null
  const { key, locale } = cell
  const other = languages.find((one) => one !== language && textAt(one, edits, key))
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={
        <Text className="name" fw={600} lineClamp={3}>
          {key}
        </Text>
      }
    >
      <Stack>
        {other !== undefined && (
          <Blockquote p="sm" radius="md" iconSize={0} cite={`In ${nameOfLanguage(other)}`}>
            <Text className="name" lang={other.locale} dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
              {textAt(other, edits, key)}
            </Text>
          </Blockquote>
        )}
        <Textarea
          label={nameOfLanguage(language)}
          lang={locale}
          dir="auto"
          autosize
          minRows={6}
          maxRows={18}
          data-autofocus
          value={textAt(language, edits, key) ?? ''}
          onChange={(event) => onWrite(locale, key, event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button onClick={onClose}>Done</Button>
        </Group>
      </Stack>
    </Modal>
  )
}
