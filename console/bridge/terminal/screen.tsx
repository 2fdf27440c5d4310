import { lazyPart } from '../../shared/lazy-part.tsx'
import { Waiting } from '../../shared/loaded.tsx'
import type { ScreenFieldProps } from './screen-field.tsx'

/** A terminal, loaded when it is first needed. */
export const Screen = lazyPart<ScreenFieldProps>(
  () => import('./screen-field.tsx'),
  () => <Waiting />,
)
