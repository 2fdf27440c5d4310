import { Box, Button, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Card } from '../../shared/card.tsx'
import { UploadRow } from './upload-row.tsx'
import type { Upload, Uploads } from './use-uploads.ts'

/** What is being uploaded, and what became of what was. */
export function UploadList({ uploads }: { readonly uploads: Uploads }) {
  const { list, busy, clear } = uploads
  const shown = useRef<HTMLDivElement>(null)
  // A user who drops or replaces a file far down in the library sees what becomes of it.
  useEffect(() => {
    if (list.length > 0) shown.current?.scrollIntoView({ block: 'nearest' })
  }, [list.length])
  const done = list.filter(({ state }) => state.is === 'done').length
  const failed = list.filter(({ state }) => state.is === 'failed').length
  const tidy = list.some(({ state }) => state.is === 'done' || state.is === 'cancelled')
  return (
    // A status from the start, or the first upload is not announced.
    <>
      <Text className="visually-hidden" role="status">
        {list.length > 0 && `${summary(done, list.length, failed)}${busy ? '' : ': finished'}`}
      </Text>
      {list.length > 0 && (
        <Box ref={shown} style={{ scrollMarginTop: 80 }}>
          <Card
            title="Uploads"
            about={summary(done, list.length, failed)}
            padded={false}
            actions={
              tidy && (
                <Button size="xs" variant="default" onClick={clear}>
                  Clear finished
                </Button>
              )
            }
          >
            <Box
              component="ul"
              aria-label="Uploads"
              // What scrolls can be reached by the keyboard.
              tabIndex={0}
              style={{ listStyle: 'none', margin: '-1px 0 0', padding: 0, maxHeight: '40vh', overflow: 'auto' }}
            >
              {refusedFirst(list).map((upload) => (
                <UploadRow key={upload.id} upload={upload} uploads={uploads} />
              ))}
            </Box>
          </Card>
        </Box>
      )}
    </>
  )
}

/** What the user has to decide about is not to be looked for among what went well. */
function refusedFirst(list: readonly Upload[]): Upload[] {
  const isRefused = ({ state }: Upload) => state.is === 'failed'
  return [...list.filter(isRefused), ...list.filter((upload) => !isRefused(upload))]
}

function summary(done: number, all: number, failed: number): string {
  return `${done} of ${all} uploaded${failed === 0 ? '' : `, ${failed} refused`}`
}
