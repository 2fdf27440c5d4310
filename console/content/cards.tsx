import { ActionIcon, Button, Group, Paper, Stack, Text } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { type ComponentType, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { moveEntry } from './editor/content.ts'

export interface ActProps {
  readonly label: string
  readonly hint: string
  readonly icon: ComponentType<{ size?: number | string }>
  readonly disabled?: boolean
  readonly pressed?: boolean
  readonly onClick: () => void
}

/** What can be done with a card. Not `disabled`, which would take the focus from who moves a card to the end with the keyboard. */
export function Act({ label, hint, icon: Icon, disabled = false, pressed, onClick }: ActProps) {
  return (
    <ActionIcon
      variant={pressed === true ? 'light' : 'subtle'}
      color="gray"
      aria-label={label}
      title={hint}
      aria-disabled={disabled || undefined}
      aria-pressed={pressed}
      data-act={hint}
      style={disabled ? { opacity: 0.4, cursor: 'default' } : undefined}
      onClick={() => !disabled && onClick()}
    >
      <Icon size={17} />
    </ActionIcon>
  )
}

export interface MoveActsProps {
  readonly label: string
  /** Counted from zero, of how many. */
  readonly at: number
  readonly of: number
  readonly onMove: (to: number) => void
}

/** What moves a card up and down among the others. */
export function MoveActs({ label, at, of, onMove }: MoveActsProps) {
  return (
    <>
      <Act
        label={`Move ${label} up`}
        hint="Move up (Alt+↑)"
        icon={IconArrowUp}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      />
      <Act
        label={`Move ${label} down`}
        hint="Move down (Alt+↓)"
        icon={IconArrowDown}
        disabled={at === of - 1}
        onClick={() => onMove(at + 1)}
      />
    </>
  )
}

/** The same with the keyboard: Alt and an arrow key. */
export function moveByKey(event: KeyboardEvent, { at, onMove }: Pick<MoveActsProps, 'at' | 'onMove'>): void {
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
  event.preventDefault()
  onMove(event.key === 'ArrowUp' ? at - 1 : at + 1)
}

/** In the place of a card that was removed: says so, and brings it back. It takes the focus, which the card had. */
function RemovedCard({ children, onUndo }: { readonly children: ReactNode; readonly onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <Paper withBorder radius="md" px="md" py="xs" bg="var(--tint)" role="status">
      <Group justify="space-between" gap="sm">
        <Text size="sm" className="name">
          {children}
        </Text>
        <Button ref={undo} size="compact-sm" variant="default" onClick={onUndo}>
          Undo
        </Button>
      </Group>
    </Paper>
  )
}

/** Keeps the focus with a card that is moved: that takes its node, which has its key as `data-card`, out of the page for a moment. */
function useMovedFocus() {
  const place = useRef<HTMLDivElement>(null)
  const [moved, setMoved] = useState<{ readonly key: string; readonly act: string | null } | null>(null)
  useEffect(() => {
    if (moved === null || moved.act === null) return
    const card = place.current?.querySelector(`[data-card="${CSS.escape(moved.key)}"]`)
    const button = [...(card?.querySelectorAll('button') ?? [])].find(({ dataset }) => dataset.act === moved.act)
    button?.focus()
  }, [moved])
  /** @param act the hint of the button that has the focus then; the one that has it now when absent */
  const keepFocus = (key: string, act?: string) => {
    const focused = document.activeElement
    setMoved({ key, act: act ?? (focused instanceof HTMLElement ? (focused.dataset.act ?? null) : null) })
  }
  return { place, keepFocus }
}

export interface CardsProps<T> {
  readonly items: readonly T[]
  readonly keyOf: (item: T, at: number) => string
  readonly onChange: (items: readonly T[]) => void
  /** What is said where there are none. */
  readonly empty: string
  /** What is said of one that was moved: `Block 1 is block 2 of 3 now`. */
  readonly moved: (item: T, from: number, to: number) => string
  /** What is said in the place of one that was removed. */
  readonly gone: (item: T) => ReactNode
  readonly onRemove?: (item: T, at: number) => void
  /** What comes back in its place; the same when absent. */
  readonly revive?: (item: T) => T
  readonly card: (
    item: T,
    at: number,
    acts: { readonly onMove: (to: number) => void; readonly onRemove: () => void },
  ) => ReactNode
}

/** Cards one below the other, which are moved, removed and brought back. */
export function useCards<T>({ items, keyOf, onChange, ...props }: CardsProps<T>) {
  const [removed, setRemoved] = useState<{ readonly item: T; readonly key: string; readonly at: number } | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const { place, keepFocus } = useMovedFocus()
  const move = (item: T, from: number, to: number) => {
    if (to < 0 || to >= items.length) return
    keepFocus(keyOf(item, from))
    setAnnouncement(props.moved(item, from, to))
    onChange(moveEntry(items, from, to))
  }
  const remove = (item: T, at: number) => {
    setRemoved({ item, key: keyOf(item, at), at })
    props.onRemove?.(item, at)
    onChange(items.toSpliced(at, 1))
  }
  const restore = () => {
    if (removed === null) return
    onChange(items.toSpliced(removed.at, 0, props.revive?.(removed.item) ?? removed.item))
    keepFocus(removed.key, 'Remove')
    setRemoved(null)
  }
  const gone = removed !== null && (
    <RemovedCard key={`removed ${removed.key}`} onUndo={restore}>
      {props.gone(removed.item)}
    </RemovedCard>
  )
  const cards = (
    <>
      <Stack gap="sm" ref={place}>
        {items.length === 0 && removed === null && (
          <Text c="dimmed" size="sm">
            {props.empty}
          </Text>
        )}
        {items.flatMap((item, at) => {
          const key = keyOf(item, at)
          const acts = { onMove: (to: number) => move(item, at, to), onRemove: () => remove(item, at) }
          const card = (
            <div key={key} data-card={key}>
              {props.card(item, at, acts)}
            </div>
          )
          return at === removed?.at ? [gone, card] : [card]
        })}
        {removed !== null && removed.at >= items.length && gone}
      </Stack>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </>
  )
  return { cards, isEmpty: items.length === 0 && removed === null }
}
