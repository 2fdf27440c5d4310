import { Group, Menu, Text } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useCallback, useRef } from 'react'
import { clashesOf, type Edits, type Language, textAt } from './sheet.ts'
import { StringCell } from './string-cell.tsx'
import './grid.css'
import { ActionsMenu } from '../../shared/actions-menu.tsx'

export interface StringsGridProps {
  readonly languages: readonly Language[]
  readonly keys: readonly string[]
  readonly edits: Edits
  readonly head: (language: Language) => ReactNode
  readonly onWrite: (locale: string, key: string, text: string) => void
  readonly onRevert: (locale: string, key: string) => void
  readonly onLarger: (locale: string, key: string) => void
  readonly onRestore: (key: string) => void
  readonly onRemove: (key: string) => void
}

/** Keys down, languages across. Only the rows in sight are drawn: there may be thousands. */
export function StringsGrid({ languages, keys, edits, head, onRestore, onRemove, ...cell }: StringsGridProps) {
  const scroller = useRef<HTMLElement>(null)
  const rows = useVirtualizer({
    count: keys.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 39,
    overscan: 12,
    getItemKey: (index) => keys[index] ?? index,
  })
  const count = keys.length
  const go = useCallback(
    (row: number, column: number) => {
      if (row < 0 || row >= count) return
      const cellOf = () => scroller.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)
      const there = cellOf()
      if (there) return there.focus()
      rows.scrollToIndex(row)
      requestAnimationFrame(() => cellOf()?.focus())
    },
    [count, rows],
  )
  const shown = rows.getVirtualItems()
  const before = shown[0]?.start ?? 0
  const after = rows.getTotalSize() - (shown.at(-1)?.end ?? 0)
  const clashing = languages.map((language) => new Set(clashesOf(language, edits).map(({ key }) => key)))
  return (
    <section
      className="sheet"
      ref={scroller}
      aria-label="Texts by language"
      style={{ '--languages': languages.length } as Record<string, unknown>}
    >
      <table aria-rowcount={keys.length + 1}>
        <thead>
          <tr>
            <th scope="col">Key</th>
            {languages.map((language) => (
              <th key={language.locale} scope="col">
                {head(language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {before > 0 && <Gap height={before} columns={languages.length + 1} />}
          {shown.map(({ index, key: id }) => {
            const key = keys[index] ?? ''
            return (
              <tr key={id} data-index={index} ref={rows.measureElement} aria-rowindex={index + 2}>
                <th scope="row">
                  <Group gap={4} wrap="nowrap" justify="space-between" align="flex-start">
                    <Text size="sm" className="name" component="bdi" lineClamp={4} title={key} pt={2}>
                      {breakable(key)}
                    </Text>
                    <RowMenu textKey={key} edits={edits} onRestore={onRestore} onRemove={onRemove} />
                  </Group>
                </th>
                {languages.map((language, column) => (
                  <StringCell
                    {...cell}
                    key={language.locale}
                    locale={language.locale}
                    textKey={key}
                    row={index}
                    column={column}
                    text={textAt(language, edits, key)}
                    unsaved={edits.get(language.locale)?.has(key) ?? false}
                    clash={clashing[column]?.has(key) ?? false}
                    onGo={go}
                  />
                ))}
              </tr>
            )
          })}
          {after > 0 && <Gap height={after} columns={languages.length + 1} />}
        </tbody>
      </table>
    </section>
  )
}

/** A key that does not fit is broken at its dots, if it can be. */
function breakable(key: string): ReactNode {
  const parts = key.split(/(?<=\.)/)
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which come and go together
  return parts.map((part, at) => [part, at < parts.length - 1 && <wbr key={at} />])
}

function Gap({ height, columns }: { readonly height: number; readonly columns: number }) {
  return (
    <tr>
      <td colSpan={columns} style={{ height, border: 0 }} />
    </tr>
  )
}

interface RowMenuProps extends Pick<StringsGridProps, 'edits' | 'onRestore' | 'onRemove'> {
  readonly textKey: string
}

function RowMenu({ textKey, edits, onRestore, onRemove }: RowMenuProps) {
  const written = [...edits.values()].some((cells) => cells.has(textKey))
  return (
    <ActionsMenu label={`Actions for ${textKey}`} size="sm" position="bottom-start">
      {written && <Menu.Item onClick={() => onRestore(textKey)}>Undo unsaved changes</Menu.Item>}
      <Menu.Item color="red" onClick={() => onRemove(textKey)}>
        Remove from every language
      </Menu.Item>
    </ActionsMenu>
  )
}
