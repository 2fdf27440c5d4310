import { printable } from '../../lib/printable.ts'
import type { ImportReport, NeededPlugin } from './report.ts'

/** How the report ends. */
export interface Outcome {
  readonly dryRun: boolean
  /** Whether the plugins are installed right after it. */
  readonly install: boolean
  /** The data folder. */
  readonly dataDir: string
}

/** What an import did, or would do, for a person. */
export function describeImport(report: ImportReport, { dryRun, install, dataDir }: Outcome): string {
  const { bridge, controllers, accessories, awaited, externals, children, files, unknown, notes } = report
  const sections = [
    `${dryRun ? 'Dry run, importing' : 'Imported'} the bridge ${printable(bridge.name)} (${bridge.username}).\n`,
    rows('', [
      ['pairing', pairing(controllers)],
      ['accessories', accessoriesOf(accessories)],
      ...(awaited === 0 ? [] : [['', `${awaited} more, whose ids are kept until their plugins bring them`]]),
      ...(externals.length === 0 ? [] : [['on their own', `${externals.join(', ')}: still paired`]]),
      ['plugin files', files === 0 ? 'none to copy' : `${count(files, 'file')} ${dryRun ? 'to copy' : 'copied'}`],
    ]),
    rows(
      'Child bridges, each with a pairing of its own',
      children.map(({ name, username, controllers, accessories }) => [
        `${name} (${username})`,
        `${pairing(controllers)}; ${accessories === 0 ? 'what its plugin will bring' : accessoriesOf(accessories)}`,
      ]),
    ),
    installation(report.plugins, install),
    rows(
      unknownHeading(dryRun, dataDir),
      unknown.map((entry) => [entry]),
    ),
    rows(
      'To know',
      notes.map((message) => [message]),
    ),
    dryRun ? 'A dry run: nothing was written.\n' : '',
    dryRun || controllers === 0
      ? ''
      : 'Do not start Homebridge again: two bridges with one identity confuse the Home app.\n',
  ]
  return sections.filter((section) => section !== '').join('\n')
}

/** Once it is imported, other folders are not looked into any more. */
function unknownHeading(dryRun: boolean, dataDir: string): string {
  const find = dryRun ? "pass the folder of Homebridge's plugins with --plugins, or " : ''
  const write = `put plugins/node_modules/<its package> into "plugin" of the entry, in config.json of ${dataDir}`
  return `The plugins of these entries are unknown: ${find}${write}`
}

function pairing(controllers: number): string {
  return controllers === 0 ? 'not paired with a controller' : `${count(controllers, 'controller')}, still paired`
}

function accessoriesOf(number: number): string {
  if (number === 0) return 'none that are there at once'
  return `${count(number, 'accessory', 'accessories')}, with ${number === 1 ? 'its' : 'their'} ids`
}

function installation(plugins: readonly NeededPlugin[], install: boolean): string {
  const missing = plugins.filter(({ installed }) => !installed)
  return rows(
    install ? 'Plugins to install' : 'Plugins to install, with POST /api/marketplace/install, or with --install here',
    missing.map((plugin) => [JSON.stringify({ package: specOf(plugin) })]),
  )
}

/** What the marketplace is asked for: the version that ran so far, where it is known. */
export function specOf({ name, version }: NeededPlugin): string {
  return version === null ? name : `${name}@${version}`
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : many}`
}

/** Aligned rows under a heading; nothing where there are none. */
function rows(heading: string, lines: readonly (readonly string[])[]): string {
  if (lines.length === 0) return ''
  const shown = lines.map((line) => line.map(printable))
  const width = Math.min(40, Math.max(...shown.map((line) => (line.length > 1 ? (line[0]?.length ?? 0) : 0))))
  const text = shown.map((line) => `  ${line.length > 1 ? `${line[0]?.padEnd(width)}  ${line[1]}` : line[0]}\n`)
  return [heading === '' ? '' : `${heading}:\n`, ...text].join('')
}
