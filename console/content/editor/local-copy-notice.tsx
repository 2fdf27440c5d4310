import { Alert, Button, Group, Stack } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { confirm } from '../../shared/confirm.tsx'
import { Moment } from '../../shared/moment.tsx'
import type { LocalCopy } from './local-copy.ts'
import type { Draft } from './use-draft.ts'

export interface LocalCopyNoticeProps {
  readonly draft: Draft
  readonly offer: LocalCopy
  readonly decide: () => void
}

/** Offers what was written here before and never saved; the form waits for the answer. */
export function LocalCopyNotice({ draft, offer, decide }: LocalCopyNoticeProps) {
  const resume = () => {
    draft.resume(offer.content, offer.revision)
    decide()
  }
  const drop = async () => {
    const lost = {
      title: 'Discard your changes?',
      body: 'They are stored only in this browser and cannot be recovered.',
      action: 'Discard',
    }
    if (await confirm(lost)) decide()
  }
  return (
    <Alert color="yellow" role="alert" icon={<IconDeviceFloppy size={18} />} title="You have unsaved changes">
      <Stack gap="xs" align="flex-start">
        <span>
          This browser kept changes you made here <Moment at={offer.at} />.
          {offer.revision !== draft.stored.document.draft.revision && ' Someone saved another version since.'}
        </span>
        <Group gap="xs">
          <Button size="xs" onClick={resume}>
            Restore my changes
          </Button>
          <Button size="xs" variant="default" onClick={() => void drop()}>
            Discard…
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}
