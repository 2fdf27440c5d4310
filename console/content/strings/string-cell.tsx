import { ActionIcon } from '@mantine/core'
import { IconArrowsDiagonal } from '@tabler/icons-react'
import { type KeyboardEvent, memo } from 'react'
import { nameOfLocale } from './sheet.ts'

/** Characters from which a text is better read in the larger field. */
const LONG = 120

export interface StringCellProps {
  readonly locale: string
  readonly textKey: string
  readonly row: number
  readonly column: number
  /** Null where there is none. */
  readonly text: string | null
  readonly unsaved: boolean
  readonly clash: boolean
  readonly onWrite: (locale: string, key: string, text: string) => void
  /** Takes back what was written. */
  readonly onRevert: (locale: string, key: string) => void
  readonly onGo: (row: number, column: number) => void
  readonly onLarger: (locale: string, key: string) => void
}

/** One text in one language, written in place. */
export const StringCell = memo((props: StringCellProps) => {
  const { locale, textKey, row, column, text, unsaved, clash, onWrite, onRevert, onGo, onLarger } = props
  const name = `${textKey} in ${nameOfLocale(locale) ?? locale}`
  const long = text !== null && (text.length > LONG || text.includes('\n'))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = keyOf(event)
    if (step === null) return
    event.preventDefault()
    if (step === 'larger') onLarger(locale, textKey)
    else if (step === 'revert') onRevert(locale, textKey)
    else onGo(row + step, column)
  }
  return (
    <td data-missing={!text || undefined} data-unsaved={unsaved || undefined} data-clash={clash || undefined}>
      <textarea
        rows={1}
        lang={locale}
        dir="auto"
        className={long ? 'long' : undefined}
        aria-label={unsaved ? `${name}, not saved` : name}
        placeholder="Missing"
        data-cell={`${row} ${column}`}
        value={text ?? ''}
        onChange={(event) => onWrite(locale, textKey, event.currentTarget.value)}
        onKeyDown={onKeyDown}
        // Out from under the keys and the languages, which stay in place.
        onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      />
      {long && (
        <ActionIcon
          className="larger"
          variant="light"
          color="gray"
          size="sm"
          // Tab goes from text to text; F2 does the same as this.
          tabIndex={-1}
          aria-label={`Open ${name} in a larger field`}
          onClick={() => onLarger(locale, textKey)}
        >
          <IconArrowsDiagonal size={14} />
        </ActionIcon>
      )}
    </td>
  )
})

function keyOf({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): number | 'larger' | 'revert' | null {
  if (key === 'F2') return 'larger'
  if (key === 'Escape') return 'revert'
  if (key !== 'Enter' || altKey || ctrlKey || metaKey) return null
  return shiftKey ? -1 : 1
}
