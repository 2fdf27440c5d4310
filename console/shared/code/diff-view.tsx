import { Skeleton } from '@mantine/core'
import { lazyPart } from '../lazy-part.tsx'
import type { DiffFieldProps } from './diff-field.tsx'

/** Two texts and what differs, loaded when it is first shown. */
export const DiffView = lazyPart<DiffFieldProps>(
  () => import('./diff-field.tsx'),
  () => <Skeleton height={240} radius="md" animate={false} />,
)
