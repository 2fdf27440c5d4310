import { Anchor, Group, SegmentedControl, Select, Stack } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { DiffView } from '../../shared/code/diff-view.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { editable } from '../editor/content.ts'
import { type Target, useRevision, useStoredDocument } from '../editor/document-data.ts'
import { PreviewFrame } from '../editor/preview-frame.tsx'
import { textOf } from '../editor/text.ts'
import { documentAddress, type Place } from '../place.ts'
import { nameOfLanguage } from './language-words.ts'
import type { Beside, ThereVersion } from './use-beside.ts'

export interface BesideVersionProps {
  readonly place: Place
  readonly beside: Beside
  readonly version: ThereVersion
}

/** Another version of a page, beside the one that is edited: its draft, or what of the source was changed since. */
export function BesideVersion({ place, beside: { own, others, onChoose }, version }: BesideVersionProps) {
  const { language, status, page } = version
  const target = { site: place.site, env: place.env, documentId: page.id }
  const query = useStoredDocument(target)
  const since = status === 'source' && own?.status === 'outdated' ? own.page.sourceRevision : null
  const [comparing, setComparing] = useState(false)
  const name = nameOfLanguage(language)
  return (
    <Stack className="beside" gap="xs" miw={0}>
      <Group gap="sm" justify="space-between">
        <Group gap="sm">
          <Select
            aria-label="Version beside"
            data={others.map((other) => ({ value: other.language, label: nameOfLanguage(other.language) }))}
            value={language}
            onChange={(value) => value !== null && onChoose(value)}
            allowDeselect={false}
            w="11rem"
          />
          {since !== null && (
            <SegmentedControl
              aria-label={`${name} beside`}
              value={comparing ? 'changes' : 'draft'}
              onChange={(value) => setComparing(value === 'changes')}
              data={[
                { value: 'draft', label: 'Draft' },
                { value: 'changes', label: 'Changed since' },
              ]}
            />
          )}
        </Group>
        <Anchor component={Link} to={documentAddress(place, page.id)} size="sm">
          Edit {name}
        </Anchor>
      </Group>
      <Loaded query={query}>
        {({ document }) => {
          const content = editable(document.content)
          if (content === null) return null
          if (comparing && since !== null) return <Since target={target} revision={since} text={textOf(content)} />
          return <PreviewFrame content={content} label={`${name} version`} language={language} />
        }}
      </Loaded>
    </Stack>
  )
}

interface SinceProps {
  readonly target: Target
  /** The draft of the source that the version was translated from. */
  readonly revision: number
  /** What the source says now. */
  readonly text: string
}

function Since({ target, revision, text }: SinceProps) {
  const query = useRevision(target, revision)
  return (
    <Loaded query={query}>
      {({ content }) => {
        const before = editable(content)
        if (before === null) return null
        return <DiffView before={textOf(before)} after={text} language="text" label="Source since the translation" />
      }}
    </Loaded>
  )
}
