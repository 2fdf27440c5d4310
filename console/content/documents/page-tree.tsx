import { ActionIcon, Box, Group, Text } from '@mantine/core'
import { useSessionStorage } from '@mantine/hooks'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Place } from '../place.ts'
import { DocumentLine } from './document-line.tsx'
import { type DocumentSummary, type Row, rowsOf, treeOf } from './tree.ts'

/** Pages up to which every folder begins open: they fit on a screen or two. */
const FEW = 60

/** Lines up to which all are on the page, so that the browser finds in it. */
const WHOLE = 300

/** Pixels that a line is high. */
const LINE = 54

export interface PageTreeProps {
  readonly place: Place
  readonly pages: readonly DocumentSummary[]
}

/** Pages by their routes; only what is in sight is on the page, so that thousands are as quick as ten. */
export function PageTree({ place, pages }: PageTreeProps) {
  const [chosen, setChosen] = useSessionStorage<Record<string, boolean>>({
    key: `triptych-tree ${place.site} ${place.env}`,
    defaultValue: {},
    getInitialValueInEffect: false,
  })
  const few = pages.length <= FEW
  const rows = useMemo(() => rowsOf(treeOf(pages), (route) => chosen[route] ?? few), [pages, chosen, few])
  const list = useRef<HTMLDivElement>(null)
  const [margin, setMargin] = useState(0)
  useLayoutEffect(() => setMargin(list.current?.offsetTop ?? 0), [])
  const lines = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => LINE,
    overscan: rows.length <= WHOLE ? rows.length : 20,
    scrollMargin: margin,
    getItemKey: (at) => rows[at]?.branch.route ?? at,
  })
  return (
    <Box ref={list} role="list" aria-label="Pages by route" pos="relative" h={lines.getTotalSize()}>
      {lines.getVirtualItems().map(({ index, key, start }) => {
        const row = rows[index]
        if (row === undefined) return null
        const toggle = () => setChosen((now) => ({ ...now, [row.branch.route]: !row.open }))
        return (
          <Box
            key={key}
            role="listitem"
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            className="tree-line"
            h={LINE}
            style={{ transform: `translateY(${start - margin}px)` }}
          >
            <Line place={place} row={row} onToggle={toggle} />
          </Box>
        )
      })}
    </Box>
  )
}

interface LineProps {
  readonly place: Place
  readonly row: Row
  readonly onToggle: () => void
}

function Line({ place, row: { branch, level, open }, onToggle }: LineProps) {
  const { page, route, segment, children, below } = branch
  const pages = below === 1 ? '1 page' : `${below.toLocaleString('en')} pages`
  const isFolded = children.length > 0 && !open
  return (
    <Group gap={6} wrap="nowrap" h="100%" ps={8 + Math.min(level - 1, 8) * 22} pe="md">
      {children.length > 0 ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          onClick={onToggle}
          aria-expanded={open}
          aria-label={`${open ? 'Close' : 'Open'} ${route} (${pages})`}
        >
          {open ? <IconChevronDown size={16} /> : <IconChevronRight size={16} />}
        </ActionIcon>
      ) : (
        <Box w={28} style={{ flex: 'none' }} />
      )}
      {page === null ? (
        <Text fw={550} c="dimmed" className="name" truncate miw={0}>
          {segment}
        </Text>
      ) : (
        <DocumentLine place={place} document={page} where={route} below={isFolded ? pages : undefined} />
      )}
      {page === null && isFolded && (
        <Text size="xs" c="dimmed" className="numbers" style={{ flex: 'none' }} visibleFrom="xs">
          {pages}
        </Text>
      )}
    </Group>
  )
}
