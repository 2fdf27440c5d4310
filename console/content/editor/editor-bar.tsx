import { Badge, Button, Group, SegmentedControl, Switch } from '@mantine/core'
import { IconDeviceFloppy, IconWorldUpload } from '@tabler/icons-react'
import { notifyDone } from '../../shared/notify.ts'
import { warnOfLinks } from '../links/uses.tsx'
import { warnOfSchedules } from '../releases/warn-of-schedules.ts'
import { publishDocument } from './document-calls.ts'
import type { Target } from './document-data.ts'
import { DocumentMenu } from './document-menu.tsx'
import type { Draft } from './use-draft.ts'

/** What of a document is shown. */
export type EditorView = 'edit' | 'changes' | 'history'

export interface EditorBarProps {
  readonly target: Target
  readonly draft: Draft
  readonly view: EditorView
  readonly onView: (view: EditorView) => void
  readonly previewing: boolean
  readonly onPreviewing: (previewing: boolean) => void
  readonly onSave: () => void
  /** False while it has to be decided first what the form holds. */
  readonly ready: boolean
}

/** What can be done to the document, in reach wherever the reader is in it. */
export function EditorBar(props: EditorBarProps) {
  const { target, draft, view, onView, previewing, onPreviewing, onSave, ready } = props
  const { dirty, busy, stored, theirs } = draft
  const blocked = !ready || theirs !== null || (busy !== null && busy !== 'publish')
  const publish = async () => {
    const outcome = await draft.act({
      name: 'publish',
      failed: 'Couldn’t publish',
      call: async (etag) => {
        const published = await publishDocument(target, etag)
        warnOfSchedules(published.document)
        warnOfLinks(published.document)
        return published
      },
    })
    if (outcome === 'done') notifyDone('Published')
  }
  const isPublic = stored.document.state === 'published' && !dirty
  return (
    <Group className="editor-bar" justify="space-between" gap="sm" py="xs">
      <Group gap="md">
        <SegmentedControl
          aria-label="View"
          value={view}
          onChange={(value) => onView(value as EditorView)}
          data={[
            { value: 'edit', label: 'Edit' },
            { value: 'changes', label: 'Changes' },
            { value: 'history', label: 'History' },
          ]}
        />
        {view === 'edit' && (
          <Switch
            label="Preview"
            checked={previewing}
            onChange={(event) => onPreviewing(event.currentTarget.checked)}
          />
        )}
      </Group>
      <Group gap="xs">
        {dirty && (
          <Badge variant="light" color="yellow" tt="none" role="status" visibleFrom="sm">
            Unsaved changes
          </Badge>
        )}
        <Button
          variant="default"
          leftSection={<IconDeviceFloppy size={17} />}
          loading={busy === 'save'}
          disabled={!ready || !dirty || (busy !== null && busy !== 'save')}
          onClick={onSave}
          title="Ctrl+S"
        >
          Save
        </Button>
        <Button
          leftSection={<IconWorldUpload size={17} />}
          loading={busy === 'publish'}
          disabled={blocked || isPublic}
          onClick={() => void publish()}
        >
          {dirty ? 'Save and publish' : 'Publish'}
        </Button>
        <DocumentMenu target={target} draft={draft} disabled={blocked} />
      </Group>
    </Group>
  )
}
