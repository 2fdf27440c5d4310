import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Looks at a page as it is now.
 *
 * @param kinds `incomplete`: what axe cannot tell
 * @returns the rule and the element of each finding
 */
export async function runAxe(
  page: Page,
  kinds: readonly ('violations' | 'incomplete')[] = ['violations'],
): Promise<string[]> {
  if ((await page.evaluate('typeof axe')) === 'undefined') await page.evaluate(axe)
  // Without the style sheets, which it would fetch and read for a rule that is off.
  const options = { resultTypes: kinds, preload: { assets: ['media'] } }
  // Of all that it says, which is as much again to serialise as to find, the findings alone leave the page.
  return page.evaluate<string[]>(`axe.run(${JSON.stringify(options)}).then((found) =>
    ${JSON.stringify(kinds)}
      .flatMap((kind) => found[kind])
      .flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)))`)
}
