import { blockTypes, pageTypes } from '../types/kinds-of-types.tsx'
import { TypesPage } from '../types/types-page.tsx'

/** What the blocks of a site may hold, by their type. */
export function BlockTypes() {
  return <TypesPage of={blockTypes} />
}

/** The fields that the pages of a site have, by their type. */
export function PageTypes() {
  return <TypesPage of={pageTypes} />
}
