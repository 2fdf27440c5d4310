import { lazyPart } from '../lazy-part.tsx'
import { Waiting } from '../loaded.tsx'
import type { SchemaFieldsProps } from './schema-fields.tsx'

/** A form made from a JSON Schema, loaded when it is first shown. It has no button of its own. */
export const SchemaForm = lazyPart<SchemaFieldsProps>(
  () => import('./schema-fields.tsx'),
  () => <Waiting />,
)
