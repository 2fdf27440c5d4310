import './editor.css'
import { Box, Code, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { useHotkeys, useLocalStorage } from '@mantine/hooks'
import { useDeferredValue, useMemo, useState } from 'react'
import { Loaded } from '../../shared/loaded.tsx'
import { Moment } from '../../shared/moment.tsx'
import { notifyDone } from '../../shared/notify.ts'
import { Page } from '../../shared/page.tsx'
import { useUnsaved } from '../../shared/unsaved.tsx'
import { BesideVersion } from '../languages/beside-version.tsx'
import { LanguageBar } from '../languages/language-bar.tsx'
import { useBeside } from '../languages/use-beside.ts'
import { namesOfTypes, useBlockTypes, usePageTypes } from '../types/type-data.ts'
import { ChangesView } from './changes-view.tsx'
import { ConflictDialog } from './conflict.tsx'
import { titleOf } from './content.ts'
import type { StoredDocument, Target } from './document-data.ts'
import { EditorBar, type EditorView } from './editor-bar.tsx'
import { withoutRest } from './faults.ts'
import { HistoryView } from './history-view.tsx'
import { useLocalCopy } from './local-copy.ts'
import { MetaFields } from './meta-fields.tsx'
import { Notices } from './notices.tsx'
import { PageFields } from './page-fields.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { StateBadge } from './state-badge.tsx'
import { useDraft } from './use-draft.ts'
import { Zones } from './zones.tsx'

export interface OpenDocumentProps {
  readonly target: Target
  /** The document as it was read last. */
  readonly latest: StoredDocument
  /** Whether it was not there when it was asked for last. */
  readonly missed: boolean
}

/** A document that is being edited. */
export function OpenDocument({ target, latest, missed }: OpenDocumentProps) {
  const draft = useDraft(target, latest, missed)
  const { content, dirty, stored, theirs, gone } = draft
  const copy = useLocalCopy(target, { content, revision: stored.document.draft.revision, dirty })
  const blockTypes = useBlockTypes(target)
  const schemas = useMemo(
    () => new Map(blockTypes.data?.blockTypes.flatMap(({ type, schema }) => (schema === null ? [] : [[type, schema]]))),
    [blockTypes.data],
  )
  const pageTypes = usePageTypes(target)
  const [view, setView] = useState<EditorView>('edit')
  // Beside the editor or not, as it was left in this browser.
  const [previewing, setPreviewing] = useLocalStorage({
    key: 'triptych-preview',
    defaultValue: true,
    getInitialValueInEffect: false,
  })
  const beside = useBeside(target, content.kind)
  const isSplit = previewing || beside.shown !== null
  const [comparing, setComparing] = useState(false)
  const shown = useDeferredValue(content)
  useUnsaved(dirty)
  /** @returns whether everything is saved */
  const save = async (): Promise<boolean> => {
    if (theirs !== null && !gone) {
      setComparing(true)
      return false
    }
    if (!dirty) return true
    const outcome = await draft.save()
    if (outcome === 'done') notifyDone('Saved as a draft')
    if (outcome === 'conflict') setComparing(true)
    return outcome === 'done'
  }
  useHotkeys([['mod+S', () => void save()]], [], true)
  return (
    <Page title={titleOf(content)} about={<StateLine stored={stored} />} width="full">
      <EditorBar
        target={target}
        draft={draft}
        view={view}
        onView={setView}
        previewing={previewing && beside.shown === null}
        onPreviewing={(isWanted) => {
          setPreviewing(isWanted)
          // There is room for one of them.
          if (isWanted) beside.onShow(false)
        }}
        onSave={() => void save()}
        ready={copy.offer === null && !gone}
      />
      {beside.versions !== null && (
        <LanguageBar target={target} beside={beside} onSave={save} disabled={copy.offer !== null || gone} />
      )}
      <Notices target={target} draft={draft} copy={copy} onCompare={() => setComparing(true)} />
      {!gone && theirs !== null && (
        <ConflictDialog draft={draft} theirs={theirs} opened={comparing} onClose={() => setComparing(false)} />
      )}
      <Box hidden={view !== 'edit'}>
        <SimpleGrid cols={{ base: 1, lg: isSplit ? 2 : 1 }} spacing="xl" verticalSpacing="xl">
          <Stack gap="xl" miw={0} key={draft.epoch} inert={copy.offer !== null}>
            {content.kind === 'page' && (
              <>
                <MetaFields
                  content={content}
                  faults={draft.faults}
                  types={namesOfTypes(pageTypes.data?.pageTypes)}
                  onChange={(next, field) => {
                    draft.change(() => next)
                    draft.setFaults((now) => withoutRest(now, field))
                  }}
                />
                <Loaded query={pageTypes}>
                  {({ pageTypes: known }) => (
                    <PageFields
                      content={content}
                      declared={known.find(({ type }) => type === content.type)}
                      draft={draft}
                    />
                  )}
                </Loaded>
              </>
            )}
            <Zones draft={draft} schemas={schemas} />
          </Stack>
          {beside.shown !== null ? (
            <BesideVersion key={beside.shown.language} place={target} beside={beside} version={beside.shown} />
          ) : (
            previewing && <PreviewFrame content={shown} />
          )}
        </SimpleGrid>
      </Box>
      {view === 'changes' && <ChangesView target={target} stored={stored} content={content} dirty={dirty} />}
      {view === 'history' && <HistoryView target={target} draft={draft} onRestored={() => setView('edit')} />}
    </Page>
  )
}

/** Where a document is, whether it is public, and who saved it last. */
function StateLine({ stored: { document } }: { readonly stored: StoredDocument }) {
  const { draft, live, key, state } = document
  return (
    <Group gap="xs">
      <StateBadge state={state} />
      <Code className="name">{key}</Code>
      <Text size="sm" className="name">
        Saved <Moment at={draft.updatedAt} /> by {draft.author.name ?? draft.author.id}
      </Text>
      {live !== null && live.key !== key && (
        <Text size="sm" className="name">
          Public at {live.key} until the move is published
        </Text>
      )}
    </Group>
  )
}
