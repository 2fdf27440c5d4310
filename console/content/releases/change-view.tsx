import { Box, Code, Text } from '@mantine/core'
import type { components } from '../../../generated/content/types.ts'
import { DiffView } from '../../shared/code/diff-view.tsx'
import { partInWords } from '../part-words.ts'

type Change = components['schemas']['Change']

const verbs = { add: 'Added', remove: 'Removed', replace: 'Changed', move: 'Moved' } as const

/** A text that is short enough to be read at a glance. */
const SHORT = 120

/** One difference between two revisions. */
export function ChangeView({ change }: { readonly change: Change }) {
  const { op, path, from, value, before } = change
  const part = partInWords(path)
  const texts = typeof value === 'string' && typeof before === 'string'
  const long = texts && (value.length > SHORT || before.length > SHORT || /\n/.test(value + before))
  return (
    <Box>
      <Text size="sm" fw={600} className="name" mb={4}>
        {verbs[op]}: {part}
        {op === 'move' && from !== undefined && ` (was ${partInWords(from)})`}
      </Text>
      {long ? (
        <DiffView before={before} after={value} language="markdown" label={`What changed in ${part}`} />
      ) : (
        <>
          {isSaid(before) && <Value value={before} sign="−" />}
          {isSaid(value) && <Value value={value} sign="+" />}
        </>
      )}
    </Box>
  )
}

/** Whether a change has this side: one of nothing to something shows but what is new. */
function isSaid(value: unknown): boolean {
  return value !== undefined && value !== ''
}

function Value({ value, sign }: { readonly value: unknown; readonly sign: '+' | '−' }) {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  const isNew = sign === '+'
  return (
    <Code
      block
      component={isNew ? 'ins' : 'del'}
      className="name"
      bg={`var(--mantine-color-${isNew ? 'brand' : 'red'}-light)`}
      c="var(--mantine-color-text)"
      mb={4}
      dir="auto"
      style={{
        display: 'block',
        whiteSpace: 'pre-wrap',
        textDecoration: 'none',
        maxHeight: '20rem',
        overflowY: 'auto',
      }}
      // What scrolls can be reached by the keyboard.
      tabIndex={0}
    >
      {sign} {text}
    </Code>
  )
}
