import { Skeleton } from '@mantine/core'
import { lazyPart } from '../lazy-part.tsx'
import type { CodeFieldProps } from './code-field.tsx'

/** An editor for JSON or Markdown, loaded when it is first shown. */
export const CodeEditor = lazyPart<CodeFieldProps>(
  () => import('./code-field.tsx'),
  ({ minHeight = 240 }) => <Skeleton height={minHeight} radius="md" animate={false} />,
)
