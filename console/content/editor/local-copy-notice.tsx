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
      title: 'Drop what you wrote?',
      body: 'It is kept in this browser alone, and cannot be brought back.',
      action: 'Drop',
    }
    if (await confirm(lost)) decide()
  }
  return (
    <Alert
      color="yellow"
      role="alert"
      icon={<IconDeviceFloppy size={18} />}
      title="You have changes that were not saved"
    >
      <Stack gap="xs" align="flex-start">
        <span>
          This browser kept what you wrote here <Moment at={offer.at} />.
          {offer.revision !== draft.stored.document.draft.revision && ' Somebody saved another version since.'}
        </span>
        <Group gap="xs">
          <Button size="xs" onClick={resume}>
            Go on with my changes
          </Button>
          <Button size="xs" variant="default" onClick={() => void drop()}>
            Drop them…
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}
