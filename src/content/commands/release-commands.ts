import { type Command, Option } from 'commander'
import type { ConflictChoice } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { addScopeOptions, exitHelp, type Open, type Printing, readTime, run } from './access.ts'

const timeHelp = `
A time is said with its offset from UTC, 2026-12-01T09:00+01:00 for one, or as
2026-12-01T08:00Z. The running server publishes the release then.
`

type Flags = Scope & Printing

/** Looking at releases, and publishing them now, later, or back. */
export function addReleaseCommands(content: Command, open: Open): void {
  addScopeOptions(content.command('releases').description('list the releases, the newest first'))
    .option('--json', 'print JSON, as the API returns it')
    .addHelpText('after', exitHelp)
    .action((options: Flags) =>
      run(open, async (access) => (await import('./show-releases.ts')).showReleases(access, options)),
    )
  const release = content.command('release').description('show, publish, schedule or revert a release')
  const add = (words: string, description: string) =>
    addScopeOptions(release.command(`${words} <name>`).description(description))
      .option('--json', 'print the release as JSON, as the API returns it')
      .addHelpText('after', words === 'schedule' ? timeHelp + exitHelp : exitHelp)

  add('show', 'show what is in it, and which items something else was published for since').action(
    (name: string, options: Flags) =>
      run(open, async (access) => (await import('./show-releases.ts')).showRelease(access, name, options)),
  )
  add('publish', 'make all of it public, or nothing')
    .option('--force', 'also publish over what was published since its items were added')
    .action((name: string, options: Flags & { force?: boolean }) =>
      change(open, name, options, ({ publish }) => publish(options.force ?? false)),
    )
  add('schedule', 'have it published at a time; nothing in it changes until then')
    .requiredOption('--at <time>', 'when', readTime)
    .addOption(
      new Option('--on-conflict <what>', 'what becomes of items that something else is published for until then')
        .choices(['fail', 'rebase', 'skip'])
        .default('fail'),
    )
    .action((name: string, options: Flags & { at: number; onConflict: ConflictChoice }) =>
      change(open, name, options, ({ schedule }) => schedule(options.at, options.onConflict)),
    )
  add('unschedule', 'open a scheduled one again').action((name: string, options: Flags) =>
    change(open, name, options, ({ unschedule }) => unschedule),
  )
  add('rebase', 'keep its items over what was published since they were made').action((name: string, options: Flags) =>
    change(open, name, options, ({ rebase }) => rebase),
  )
  add('revert', 'make an open release that takes a published one back').action((name: string, options: Flags) =>
    change(open, name, options, ({ revert }) => revert),
  )
  add('delete', 'forget it; its documents and their drafts stay').action((name: string, options: Flags) =>
    change(open, name, options, ({ remove }) => remove),
  )
}

type Actions = typeof import('./release-actions.ts')

function change(
  open: Open,
  name: string,
  options: Flags,
  choose: (actions: Actions) => import('./release-actions.ts').Action,
): Promise<void> {
  return run(open, async (access) => {
    const actions = await import('./release-actions.ts')
    await actions.act(access, name, options, choose(actions))
  })
}
