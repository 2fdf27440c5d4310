import { Box, SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useParams } from 'react-router'
import { CodeEditor } from '../../shared/code/code-editor.tsx'
import { Markdown } from '../../shared/markdown/markdown.tsx'
import type { PartFaults } from './faults.ts'
import { uploadPictures } from './upload-pictures.ts'

export interface MarkdownFieldsProps {
  readonly text: string
  readonly label: string
  readonly faults: PartFaults
  readonly onChange: (text: string) => void
}

/** A text in Markdown, to be written or read. */
export function MarkdownFields({ text, label, faults, onChange }: MarkdownFieldsProps) {
  const [reading, setReading] = useState(false)
  const { site = '' } = useParams()
  return (
    <Stack gap={6}>
      <SegmentedControl
        size="xs"
        aria-label={`View of ${label}`}
        value={reading ? 'read' : 'write'}
        onChange={(value) => setReading(value === 'read')}
        data={[
          { value: 'write', label: 'Write' },
          { value: 'read', label: 'Preview' },
        ]}
        style={{ alignSelf: 'flex-start' }}
      />
      {/* The editor stays: its undo history is its own. */}
      <Box hidden={reading}>
        <CodeEditor
          value={text}
          onChange={onChange}
          language="markdown"
          label={`Markdown of ${label}`}
          minHeight={160}
          onFiles={(files) => uploadPictures(site, files)}
        />
      </Box>
      {reading && (
        <Box dir="auto" p="md" mih={160} style={{ border: '1px solid var(--line)', borderRadius: 8 }}>
          {text.trim() === '' ? <Text c="dimmed">Nothing written yet.</Text> : <Markdown text={text} />}
        </Box>
      )}
      {faults.map(({ name, message }) => (
        <Text size="sm" c="error" key={`${name} ${message}`} className="name">
          {message}
        </Text>
      ))}
    </Stack>
  )
}
