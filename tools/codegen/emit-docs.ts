import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Model } from './model.ts'
import { redocly } from './redocly.ts'

/** The maker's logo, which Redoc would fetch from its own host, as a word. */
const LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="46" height="12"><text y="10" font-family="sans-serif" font-size="11">Redocly</text></svg>',
)}`

const TEMPLATE = fileURLToPath(new URL('docs-page.hbs', import.meta.url))

/** Hosts that serve files and collect reports; links to a bare domain are for people to click. */
const ASSET_HOST =
  /https:\/\/(?:[\w-]+\.)+(?:redoc\.ly|redocly\.com|googleapis\.com|gstatic\.com|jsdelivr\.net|unpkg\.com)[^`"'\s]*/

/**
 * `docs.html`: the contract as one page that asks no other host for anything. Its scripts are inline, so that the
 * server can name each by its hash.
 *
 * @param bundle file that holds the bundled contract
 */
export async function emitDocs(model: Model, bundle: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-docs-'))
  try {
    const output = join(folder, 'docs.html')
    const { title, summary = title } = model.document.info
    const options = ['--title', title, '--template', TEMPLATE, '--templateOptions.description', summary]
    await redocly(['build-docs', bundle, '--inlineBundle', '--output', output, ...options])
    const html = linked(offline(await readFile(output, 'utf8')))
    return `<!-- Generated from ${model.source} by \`make generate\`. -->\n${html}`
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Redoc's page without the addresses that it would contact by itself: no option takes these away.
 *
 * @throws Error when it names a host that this does not know of
 */
export function offline(html: string): string {
  const page = html
    .replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(?:-full)?\.svg/g, LOGO)
    .replaceAll(/https:\/\/cdn\.redocly\.com\/icons\/[\w.-]+\/[\d.]+/g, 'data:,')
    .replaceAll('https://otel.cloud.redocly.com/v1/traces', 'data:,')
  const left = page.match(ASSET_HOST)
  if (left) throw new Error(`docs.html would contact ${left[0]}`)
  if (!page.includes('"disableTelemetry":true')) throw new Error('docs.html has its telemetry on')
  return page
}

/**
 * Redoc's page with links that lead where a click does. Its markup says `/delivery` where its script, which does not
 * mend the links that it finds, goes to `#/delivery`.
 */
export function linked(html: string): string {
  return html.replaceAll(/(<a [^>]*href=")(?=\/(?!\/))/g, '$1#')
}
