import { blockTypes } from '../types/kinds-of-types.tsx'
import { TypesPage } from '../types/types-page.tsx'

/** What the blocks of a site may hold, by their type. */
export function Component() {
  return <TypesPage of={blockTypes} />
}
