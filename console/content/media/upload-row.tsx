import { Button, Group, Progress, Stack, Text, TextInput } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { bytes } from '../../shared/amounts.ts'
import { problemOf } from '../../shared/problem.ts'
import { faultOfKey, keyBeside } from './keys.ts'
import type { Upload, Uploads } from './use-uploads.ts'

export interface UploadRowProps {
  readonly upload: Upload
  readonly uploads: Uploads
}

/** One file on its way: how far it is, or why it was refused and what can be done about it. */
export function UploadRow({ upload, uploads }: UploadRowProps) {
  const { id, file, key, state } = upload
  const active = state.is === 'waiting' || state.is === 'sending'
  return (
    <Stack component="li" gap={6} px="lg" py="sm" style={{ borderTop: '1px solid var(--line)' }}>
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <Text size="sm" fw={500} className="name" dir="auto" lineClamp={2} miw={0}>
          {key}
        </Text>
        <Group gap="sm" wrap="nowrap" style={{ flex: 'none' }}>
          <Text size="sm" c="dimmed" className="numbers">
            {describeState(upload)}
          </Text>
          {state.is === 'done' && <IconCheck size={18} color="var(--mantine-color-brand-text)" aria-hidden="true" />}
          {(active || state.is === 'failed') && (
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              onClick={() => uploads.cancel(id)}
              aria-label={`Cancel ${key}`}
              leftSection={<IconX size={14} />}
            >
              Cancel
            </Button>
          )}
          {state.is === 'cancelled' && (
            <Button size="compact-sm" variant="default" onClick={() => uploads.again(id)}>
              Upload anyway
            </Button>
          )}
        </Group>
      </Group>
      {state.is === 'sending' && (
        <Progress value={file.size === 0 ? 100 : (100 * state.sent) / file.size} aria-label={`Upload of ${key}`} />
      )}
      {state.is === 'failed' && <RefusedUpload upload={upload} error={state.error} uploads={uploads} />}
    </Stack>
  )
}

function describeState({ file, state }: Upload): string {
  if (state.is === 'sending') return `${bytes(Math.min(state.sent, file.size))} of ${bytes(file.size)}`
  if (state.is === 'done') return 'Uploaded'
  return { waiting: 'Waiting', cancelled: 'Cancelled', failed: 'Refused' }[state.is]
}

function RefusedUpload({ upload, error, uploads }: UploadRowProps & { readonly error: unknown }) {
  const { id, key, over } = upload
  const { title, code, errors = [] } = problemOf(error)
  const taken = code === 'stale' && !over
  const [other, setOther] = useState(() => (taken || code === 'key_taken' ? keyBeside(key) : key))
  const fault = faultOfKey(other)
  const rename = (event: FormEvent) => {
    event.preventDefault()
    if (fault === null) uploads.again(id, { key: other.normalize('NFC'), over: false })
  }
  const details = errors.map(({ message }) => `it ${message}`).join(', ')
  return (
    <Stack gap="xs">
      <Text size="sm" c="var(--mantine-color-error)" className="name" role="alert">
        {taken ? 'A file with this key already exists.' : [title, details].filter(Boolean).join(': ')}
      </Text>
      <Group gap="xs" align="flex-start" component="form" onSubmit={rename}>
        {taken ? (
          <Button size="xs" variant="default" onClick={() => uploads.again(id, { over: true })}>
            Replace
          </Button>
        ) : (
          <Button size="xs" variant="default" onClick={() => uploads.again(id)}>
            Try again
          </Button>
        )}
        <TextInput
          size="xs"
          flex="1 1 12rem"
          aria-label={`New key for ${key}`}
          value={other}
          error={fault}
          onChange={(event) => setOther(event.currentTarget.value)}
        />
        <Button size="xs" variant="default" type="submit" disabled={fault !== null}>
          Upload with this key
        </Button>
      </Group>
    </Stack>
  )
}
