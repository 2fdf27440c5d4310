import { Paper, SimpleGrid, Stack, Text, UnstyledButton } from '@mantine/core'
import { bytes } from '../../shared/amounts.ts'
import { folderOf, nameOf } from './keys.ts'
import type { MediaFile } from './media-calls.ts'
import { Thumbnail } from './thumbnail.tsx'

export interface MediaGridProps {
  readonly files: readonly MediaFile[]
  readonly onOpen: (key: string) => void
}

/** Files as pictures, in order of their keys. */
export function MediaGrid({ files, onOpen }: MediaGridProps) {
  return (
    <SimpleGrid
      component="ul"
      type="container"
      cols={{ base: 1, '320px': 2, '560px': 3, '800px': 4, '1080px': 5 }}
      spacing="md"
      m={0}
      p={0}
      style={{ listStyle: 'none' }}
    >
      {files.map((file) => (
        <Paper key={file.key} component="li" withBorder radius="lg" bg="var(--card)" style={{ overflow: 'hidden' }}>
          <UnstyledButton
            w="100%"
            h="100%"
            onClick={() => onOpen(file.key)}
            title={file.key}
            style={{ outlineOffset: -3, display: 'flex', flexDirection: 'column' }}
          >
            <Thumbnail key={file.hash} file={file} height={140} />
            <Stack gap={2} p="sm" w="100%">
              <Text component="span" size="xs" c="dimmed" truncate className="name" dir="auto">
                {folderOf(file.key) || '/'}
              </Text>
              <Text component="span" size="sm" fw={600} lineClamp={2} className="name" dir="auto">
                {nameOf(file.key)}
              </Text>
              <Text component="span" size="xs" c="dimmed" className="numbers">
                {sizeOf(file)}
              </Text>
            </Stack>
          </UnstyledButton>
        </Paper>
      ))}
    </SimpleGrid>
  )
}

/** `1440 × 820, 7.4 kB`, as far as it is known. */
function sizeOf({ size, width, height }: Pick<MediaFile, 'size' | 'width' | 'height'>): string {
  return width === null || height === null ? bytes(size) : `${width} × ${height}, ${bytes(size)}`
}
