import {
  ActionIcon,
  Button,
  CopyButton,
  Drawer,
  FileButton,
  Group,
  Paper,
  Stack,
  Table,
  Text,
  TextInput,
} from '@mantine/core'
import { IconCheck, IconCopy, IconHistory, IconReplace, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { bytes } from '../../shared/amounts.ts'
import { confirm } from '../../shared/confirm.tsx'
import { Moment } from '../../shared/moment.tsx'
import { notifyDone } from '../../shared/notify.ts'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { readMediaUses } from '../links/link-calls.ts'
import { describeUses, MediaUses } from '../links/uses.tsx'
import { nameOf } from './keys.ts'
import { deleteMedia, type MediaFile, mediaChangesAt, mediaQueries } from './media-calls.ts'
import { Thumbnail } from './thumbnail.tsx'

export interface MediaDetailsProps {
  readonly site: string
  /** Null while none is looked at. */
  readonly file: MediaFile | null
  readonly onReplace: (key: string, bytes: File) => void
  readonly onClose: () => void
}

/** All that is known of a file, where it is, and what can be done with it. */
export function MediaDetails({ file, onClose, ...rest }: MediaDetailsProps) {
  return (
    <Drawer
      opened={file !== null}
      onClose={onClose}
      position="right"
      size="md"
      title={
        <Text fw={600} className="name" dir="auto" lineClamp={3}>
          {file === null ? '' : nameOf(file.key)}
        </Text>
      }
      closeButtonProps={{ 'aria-label': 'Close the details' }}
    >
      {file !== null && <Details key={file.key} {...rest} file={file} onClose={onClose} />}
    </Drawer>
  )
}

function Details({ site, file, onReplace, onClose }: MediaDetailsProps & { readonly file: MediaFile }) {
  const queries = useQueryClient()
  const [problem, setProblem] = useState<unknown>(null)
  const [deleting, setDeleting] = useState(false)
  const remove = async () => {
    const uses = await readMediaUses(site, file.key).catch(() => ({ uses: [], more: false }))
    const agreed = await confirm({
      title: 'Delete this file?',
      body: `${file.key} is removed from the site immediately, on every page that uses it. This cannot be undone.${describeUses(uses)}`,
      action: 'Delete',
    })
    if (!agreed) return
    setDeleting(true)
    setProblem(null)
    try {
      await deleteMedia(site, file.key)
      // Lists that no page shows: the next one that does begins without what is gone.
      queries.removeQueries({ queryKey: mediaQueries, type: 'inactive' })
      await queries.invalidateQueries({ queryKey: mediaQueries })
      onClose()
      notifyDone(`${nameOf(file.key)} was deleted`)
    } catch (error) {
      setProblem(error)
      setDeleting(false)
    }
  }
  return (
    <Stack>
      <Paper withBorder radius="md" style={{ overflow: 'hidden' }}>
        <Thumbnail key={file.hash} file={file} height={220} />
      </Paper>
      <Table layout="fixed" verticalSpacing={6} aria-label="File details">
        <Table.Tbody>
          <Fact name="Key">{file.key}</Fact>
          <Fact name="Type">{file.type}</Fact>
          <Fact name="Size">{bytes(file.size)}</Fact>
          {file.width !== null && <Fact name="Dimensions">{`${file.width} × ${file.height}`}</Fact>}
          <Fact name="Uploaded">
            <Moment at={file.updatedAt} />
          </Fact>
        </Table.Tbody>
      </Table>
      <Copyable label="Path (for use in pages)" value={file.path} />
      <Copyable label="Address" value={new URL(file.path, location.href).href} />
      <MediaUses site={site} mediaKey={file.key} />
      <ProblemAlert error={problem} what="The file was not deleted" />
      <Group>
        <Button component="a" href={file.path} target="_blank" rel="noreferrer" variant="default">
          Open
        </Button>
        <FileButton onChange={(chosen) => chosen !== null && onReplace(file.key, chosen)}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconReplace size={16} />}>
              Replace
            </Button>
          )}
        </FileButton>
        <Button
          component={Link}
          to={mediaChangesAt(site, file.key)}
          variant="default"
          leftSection={<IconHistory size={16} />}
        >
          History
        </Button>
        <Button variant="light" color="red" loading={deleting} onClick={remove} leftSection={<IconTrash size={16} />}>
          Delete
        </Button>
      </Group>
    </Stack>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Table.Tr>
      <Table.Th w="6.5rem" fw={500} c="dimmed" style={{ verticalAlign: 'top' }}>
        {name}
      </Table.Th>
      <Table.Td className="name" dir="auto">
        {children}
      </Table.Td>
    </Table.Tr>
  )
}

function Copyable({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <TextInput
          label={label}
          value={value}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
          // Pages that came over plain HTTP from another machine have no clipboard.
          rightSection={
            'clipboard' in navigator && (
              <ActionIcon variant="subtle" onClick={copy} aria-label={copied ? 'Copied' : `Copy: ${label}`}>
                {copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
              </ActionIcon>
            )
          }
        />
      )}
    </CopyButton>
  )
}
