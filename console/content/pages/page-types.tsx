import { pageTypes } from '../types/kinds-of-types.tsx'
import { TypesPage } from '../types/types-page.tsx'

/** The fields that the pages of a site have, by their type. */
export function Component() {
  return <TypesPage of={pageTypes} />
}
