import { Button, FileButton, Group, Image, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { WidgetProps } from '@rjsf/utils'
import { IconUpload } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { Loaded } from '../../shared/loaded.tsx'
import { MoreButton } from '../../shared/more-button.tsx'
import { usePages } from '../../shared/pages.ts'
import { Refusal } from '../../shared/refusal.tsx'
import { SearchField } from '../../shared/search-field.tsx'
import { upload } from '../editor/upload-pictures.ts'
import { listMedia, mediaQueries } from '../media/media-calls.ts'
import { MediaGrid } from '../media/media-grid.tsx'
import { PickerField, TYPING } from './picker-field.tsx'

/** A file of the site's media: the path that delivery serves it at, typed or chosen. */
export function MediaWidget(props: WidgetProps) {
  const { site = '' } = useParams()
  const path = typeof props.value === 'string' ? props.value : ''
  return (
    <Stack gap={6}>
      <PickerField widget={props} placeholder="/media/picture.png" title="Choose a file" size="xl">
        {(choose) => <FoundFiles site={site} onChoose={choose} />}
      </PickerField>
      <Picture key={path} path={path} />
    </Stack>
  )
}

/** The picture at a path of this site; nothing where there is none. */
function Picture({ path }: { readonly path: string }) {
  const [broken, setBroken] = useState(false)
  if (broken || !/^\/media\/.+\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(path)) return null
  return (
    <Image
      src={path}
      alt=""
      h={120}
      w="auto"
      maw="100%"
      fit="contain"
      radius="sm"
      style={{ alignSelf: 'flex-start' }}
      onError={() => setBroken(true)}
    />
  )
}

interface FoundFilesProps {
  readonly site: string
  readonly onChoose: (path: string) => void
}

/** The files with a part in their key; all of them before there is one. */
function FoundFiles({ site, onChoose }: FoundFilesProps) {
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), TYPING)
  const files = usePages({
    key: [...mediaQueries, site, 'choose', q],
    load: (cursor) => listMedia(site, { q }, cursor),
  })
  const queries = useQueryClient()
  const send = useMutation({
    mutationFn: (file: File) => upload(site, file),
    onSuccess: (key) => {
      void queries.invalidateQueries({ queryKey: mediaQueries })
      onChoose(`/media/${key.split('/').map(encodeURIComponent).join('/')}`)
    },
  })
  return (
    <Stack>
      <Group align="flex-end" gap="sm">
        <SearchField
          flex="1 1 12rem"
          aria-label="Search files"
          placeholder="A part of the name or folder"
          value={typed}
          maxLength={200}
          data-autofocus
          onChange={setTyped}
        />
        <FileButton onChange={(file) => file !== null && send.mutate(file)}>
          {(button) => (
            <Button {...button} variant="default" leftSection={<IconUpload size={16} />} loading={send.isPending}>
              Upload
            </Button>
          )}
        </FileButton>
      </Group>
      <Refusal what="The file was not uploaded" error={send.error} />
      <Loaded query={files}>
        {(list) => (
          <>
            {list.length === 0 && !files.isPlaceholderData && (
              <Text c="dimmed" size="sm" role="status">
                {q === '' ? 'No files yet. Upload one.' : 'No matching files.'}
              </Text>
            )}
            <MediaGrid files={list} onOpen={(key) => onChoose(list.find((file) => file.key === key)?.path ?? '')} />
          </>
        )}
      </Loaded>
      <MoreButton query={files} what="files" />
    </Stack>
  )
}
