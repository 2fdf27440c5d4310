import './entry-list.css'
import { Accordion } from '@mantine/core'
import type { ReactNode } from 'react'

export interface EntryListProps {
  /** Which entries are open. */
  readonly value: string[]
  readonly onChange: (value: string[]) => void
  /** `Accordion.Item`s. */
  readonly children: ReactNode
}

/** Entries of a card, of which any number are open. */
export function EntryList(props: EntryListProps) {
  const classNames = { item: 'entry-item', control: 'entry-control', content: 'entry-content' }
  return <Accordion multiple chevronPosition="left" order={3} classNames={classNames} {...props} />
}
