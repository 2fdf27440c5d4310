import { Autocomplete, Button, CloseButton, Group, Paper, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconHistory, IconPhoto, IconSearch, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { MoreButton } from '../../shared/more-button.tsx'
import { Page } from '../../shared/page.tsx'
import { usePages } from '../../shared/pages.ts'
import { useUnsaved } from '../../shared/unsaved.tsx'
import { useChoice } from '../../shared/use-choice.ts'
import { DropArea } from '../media/drop-area.tsx'
import { foldersOf, keyFor } from '../media/keys.ts'
import { listMedia, mediaChangesAt, mediaQueries } from '../media/media-calls.ts'
import { MediaDetails } from '../media/media-details.tsx'
import { MediaGrid } from '../media/media-grid.tsx'
import { UploadList } from '../media/upload-list.tsx'
import { useUploads } from '../media/use-uploads.ts'

/** The files of a site: what is there, and what comes. */
export function Component() {
  const { site = '' } = useParams()
  const [{ prefix }, choose] = useChoice(['prefix'])
  const [asked] = useDebouncedValue(prefix, 200)
  const files = usePages({
    key: [...mediaQueries, site, asked],
    load: (cursor) => listMedia(site, { prefix: asked }, cursor),
  })
  const uploads = useUploads(site)
  useUnsaved(uploads.busy)
  const [folder, setFolder] = useState(`${site}/`)
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <Page
      title="Media"
      about="Images and other files. Files are public as soon as they are uploaded."
      width={1280}
      actions={
        <Button component={Link} to={mediaChangesAt(site)} variant="default" leftSection={<IconHistory size={16} />}>
          History
        </Button>
      }
    >
      <DropArea
        onFiles={(chosen) => uploads.add(chosen.map(({ file, path }) => ({ file, key: keyFor(folder, path) })))}
      >
        {(chooseFiles) => (
          <Stack gap="lg">
            <UploadBar folder={folder} onFolder={setFolder} onChoose={chooseFiles} />
            <UploadList uploads={uploads} />
            <Autocomplete
              label="Filter by key prefix"
              placeholder="docs/pictures/"
              maw={420}
              value={prefix}
              onChange={(text) => choose({ prefix: text })}
              data={foldersOf((files.data ?? []).map(({ key }) => key))}
              limit={20}
              leftSection={<IconSearch size={16} />}
              rightSection={
                prefix !== '' && <CloseButton size="sm" aria-label="Show all" onClick={() => choose({ prefix: '' })} />
              }
            />
            <Loaded query={files}>
              {(list) => (
                <>
                  {list.length === 0 && !files.isPlaceholderData && <Nothing prefix={asked} />}
                  <MediaGrid files={list} onOpen={setOpened} />
                  <MoreButton query={files} what="files" />
                </>
              )}
            </Loaded>
          </Stack>
        )}
      </DropArea>
      <MediaDetails
        site={site}
        file={files.data?.find(({ key }) => key === opened) ?? null}
        onClose={() => setOpened(null)}
        onReplace={(key, file) => {
          uploads.add([{ file, key, over: true }])
          setOpened(null)
        }}
      />
    </Page>
  )
}

function Nothing({ prefix }: { readonly prefix: string }) {
  return prefix === '' ? (
    <EmptyState icon={IconPhoto} title="No files yet">
      Drop files on this page or choose them above. Start keys with the name of the site, since all sites share them.
    </EmptyState>
  ) : (
    <EmptyState icon={IconPhoto} title="No matching files">
      The filter matches the beginning of keys, including folders, and is case-sensitive.
    </EmptyState>
  )
}

interface UploadBarProps {
  readonly folder: string
  readonly onFolder: (folder: string) => void
  readonly onChoose: () => void
}

/** Where files go, and how they come. */
function UploadBar({ folder, onFolder, onChoose }: UploadBarProps) {
  return (
    <Paper radius="lg" p="md" bg="var(--card)" style={{ border: '1px dashed var(--mantine-color-default-border)' }}>
      <Group gap="md" align="flex-end">
        <TextInput
          label="Upload into"
          flex="0 1 16rem"
          value={folder}
          onChange={(event) => onFolder(event.currentTarget.value)}
        />
        <Button leftSection={<IconUpload size={16} />} onClick={onChoose}>
          Choose files
        </Button>
        <Text c="dimmed" size="sm" flex="1 1 12rem" pb={8}>
          or drop files or folders on this page.
        </Text>
      </Group>
    </Paper>
  )
}
