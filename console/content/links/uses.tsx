import { Anchor, Badge, Group, List, Modal, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Loaded } from '../../shared/loaded.tsx'
import { notifyWarning } from '../../shared/notify.ts'
import type { ConsoleDocument, Target } from '../editor/document-data.ts'
import { documentAddress, partialAddress } from '../place.ts'
import { readDocumentUses, readMediaUses, type Use, type Uses } from './link-calls.ts'

export interface DocumentUsesProps {
  readonly target: Target
  readonly opened: boolean
  readonly onClose: () => void
}

/** What links to a document. */
export function DocumentUses({ target, opened, onClose }: DocumentUsesProps) {
  const query = useQuery({
    queryKey: ['uses', target.site, target.env, target.documentId],
    queryFn: () => readDocumentUses(target),
    enabled: opened,
  })
  return (
    <Modal opened={opened} onClose={onClose} title="Links to this" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Loaded query={query}>
        {(uses) => <UsesList site={target.site} env={target.env} uses={uses} none="Nothing links to this." />}
      </Loaded>
    </Modal>
  )
}

/** What shows a file, in every environment of its site. */
export function MediaUses({ site, mediaKey }: { readonly site: string; readonly mediaKey: string }) {
  const query = useQuery({ queryKey: ['uses', site, 'media', mediaKey], queryFn: () => readMediaUses(site, mediaKey) })
  return (
    <section aria-label="Used by">
      <Text size="sm" fw={500} mb={4}>
        Used by
      </Text>
      <Loaded query={query}>
        {(uses) => <UsesList site={site} env={null} uses={uses} none="Nothing shows this file." />}
      </Loaded>
    </section>
  )
}

interface UsesListProps {
  readonly site: string
  /** Where all of them are; null where each says its own. */
  readonly env: string | null
  readonly uses: Uses
  readonly none: string
}

function UsesList({ site, env, uses: { uses, more }, none }: UsesListProps) {
  const documents = documentsOf(uses)
  if (documents.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {none}
      </Text>
    )
  }
  return (
    <List size="sm" spacing={4} listStyleType="none">
      {documents.map((use) => (
        <List.Item key={`${use.environment} ${use.documentId}`}>
          <Group gap="xs">
            <Source site={site} use={use} />
            {env === null && (
              <Text size="sm" c="dimmed" component="span">
                {use.environment}
              </Text>
            )}
            {!use.isPublic && <Badge variant="light">Draft</Badge>}
          </Group>
        </List.Item>
      ))}
      {more && <List.Item>and others</List.Item>}
    </List>
  )
}

function Source({
  site,
  use: { environment: env, documentId, kind, key },
}: {
  readonly site: string
  readonly use: Use
}) {
  if (kind !== 'page' && kind !== 'partial') return <span className="name">{nameOf({ kind, key })}</span>
  const to = kind === 'page' ? documentAddress({ site, env }, documentId) : partialAddress({ site, env }, documentId)
  return (
    <Anchor component={Link} to={to} className="name">
      {key}
    </Anchor>
  )
}

/** One of each document: a public link counts for more than one of a draft. */
function documentsOf(uses: readonly Use[]): Use[] {
  const sorted = uses.toSorted((a, b) => Number(b.isPublic) - Number(a.isPublic))
  return [...new Map(sorted.toReversed().map((use) => [`${use.environment} ${use.documentId}`, use])).values()].sort(
    (a, b) => (a.key < b.key ? -1 : 1),
  )
}

function nameOf({ kind, key }: Pick<Use, 'kind' | 'key'>): string {
  return kind === 'page' ? key : `the ${kind === 'strings' ? 'language' : kind} ${key}`
}

/** Documents that are named in a sentence. */
const NAMED = 3

/** That public documents link to what is about to go; empty where none does. */
export function describeUses({ uses, more }: Uses): string {
  const documents = documentsOf(uses.filter(({ isPublic }) => isPublic))
  if (documents.length === 0) return ''
  const names = documents.slice(0, NAMED).map(nameOf)
  const others = documents.length - names.length
  const rest = others > 0 || more ? [more ? 'others' : `${others} more`] : []
  return ` Public documents link to it: ${[...names, ...rest].join(', ')}.`
}

/** Warns of links that lead nowhere since something was published or unpublished. */
export function warnOfLinks({ brokenLinks = [] }: Pick<ConsoleDocument, 'brokenLinks'>): void {
  if (brokenLinks.length === 0) return
  const named = brokenLinks.slice(0, NAMED).map(({ kind, key, text }) => `${text} in ${nameOf({ kind, key })}`)
  const others = brokenLinks.length - named.length
  const all = [...named, ...(others > 0 ? [`${others} more`] : [])].join(', ')
  notifyWarning(brokenLinks.length === 1 ? 'A link leads nowhere' : 'Links lead nowhere', all, 'broken-links')
}
