import { Sources } from './locate.ts'
import { effectOf, rules } from './rules.ts'
import { allows, type Verdict } from './versions.ts'

const ORDER = ['breaking', 'deprecating', 'compatible'] as const

/**
 * One line for each change, the worst first, and one for each document.
 *
 * @param root of the checkout whose lines are named
 */
export function report(verdicts: readonly Verdict[], root: string): string {
  const sources = new Sources(root)
  return verdicts.map((verdict) => `${[...changeLines(verdict, sources), summaryLine(verdict)].join('\n')}\n`).join('')
}

function changeLines({ surface, changes }: Verdict, sources: Sources): string[] {
  return ORDER.flatMap((effect) =>
    changes
      .filter((change) => effectOf(change) === effect)
      .map(({ rule, direction, part, at, detail }) => {
        const name = direction === null ? rule : `${direction} ${rule}`
        const advice = effect === 'compatible' ? '' : ` (${rules[rule].advice})`
        return `${effect} ${sources.locate(surface, part, at)} ${part}#${at} ${name}: ${detail}${advice}`
      }),
  )
}

function summaryLine(verdict: Verdict): string {
  const { surface, document, released, version, needed, changes } = verdict
  const file = `specs/${surface}.${document}.yaml`
  const counts = ORDER.map((effect) => `${changes.filter((change) => effectOf(change) === effect).length} ${effect}`)
  const state = `${file}: ${version} over ${released}, ${counts.join(', ')}`
  return allows(verdict) ? state : `${state}: set \`info.version\` to ${needed} at least, or take changes back`
}
