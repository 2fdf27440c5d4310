import { html, inline, paragraphs } from './html.ts'
import { STREAM_DOCS_STYLE } from './stream-docs-style.ts'
import { reachable, row, type Schemas, table } from './stream-docs-tables.ts'
import type { Channel, Message, StreamsModel } from './streams-model.ts'

/** `streams.html`: the contract of the streams as one page, without scripts and without anything from elsewhere. */
export function emitStreamDocs(model: StreamsModel): string {
  const { info, servers = {} } = model.document
  const [server] = Object.values(servers)
  const address = server ? `${server.protocol}://${server.host}` : ''
  return `<!DOCTYPE html>
<!-- Generated from ${model.source} by \`make generate\`. -->
<html lang="en">
<head>
<meta charset="utf-8">
<title>${html(info.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<style>${STREAM_DOCS_STYLE}</style>
</head>
<body>
<header>
<h1>${html(info.title)} <small>${html(info.version)}</small></h1>
<nav aria-label="Streams"><ul>
${model.channels.map(({ name, path }) => `<li><a href="#${name}"><code>${html(path)}</code></a></li>`).join('\n')}
<li><a href="../docs">REST API</a></li>
</ul></nav>
</header>
<main>
${paragraphs(info.description ?? '')}
${model.channels.map((channel) => section(model, channel, address)).join('\n')}
${credentials(model)}
</main>
</body>
</html>
`
}

function section(model: StreamsModel, channel: Channel, address: string): string {
  const { name, path, title, summary, description, query, send, receive } = channel
  const { schemas } = model.document.components
  return `<section aria-labelledby="${name}">
<h2 id="${name}">${html(title)}</h2>
<p><code>${html(address + path)}</code></p>
<p>${inline(summary)}</p>
${description ? paragraphs(description) : ''}
${query.length ? queryTable(schemas, query) : ''}
${messages(schemas, 'The bridge sends', send)}
${messages(schemas, 'You send', receive)}
</section>`
}

function queryTable(schemas: Schemas, query: Channel['query']): string {
  const rows = query.map(({ name, required, schema }) => row(schemas, name, required, schema))
  return `<h3>Query</h3>\n${table(rows)}`
}

function messages(schemas: Schemas, heading: string, list: readonly Message[]): string {
  if (list.length === 0) return ''
  return `<h3>${heading}</h3>\n${list.map((message) => messageText(schemas, message)).join('\n')}`
}

function messageText(schemas: Schemas, { title, summary, frame, contentType, schema, examples }: Message): string {
  const objects = reachable(schemas, schema).filter((name) => schemas[name]?.properties)
  const tables = objects.map((name) => {
    const { description, properties = {}, required = [] } = schemas[name] ?? {}
    const rows = Object.entries(properties as Schemas).map(([property, value]) =>
      row(schemas, property, (required as readonly string[]).includes(property), value),
    )
    // What the message itself is has just been said.
    const heading = name === schema ? '' : `<h5>${html(name)}</h5>\n<p>${inline(String(description ?? ''))}</p>\n`
    return `${heading}${table(rows)}`
  })
  const samples = examples.map(({ summary: what, payload }) => {
    const code = `<pre tabindex="0"><code>${html(JSON.stringify(payload, null, 2))}</code></pre>`
    return `<figure><figcaption>${inline(what)}</figcaption>${code}</figure>`
  })
  return [
    `<article>\n<h4>${html(title)}</h4>`,
    `<p>${inline(summary)} <small>${html(contentType)} in a ${frame} frame</small></p>`,
    ...tables,
    ...samples,
    '</article>',
  ].join('\n')
}

function credentials({ document }: StreamsModel): string {
  const schemes = Object.entries(document.components.securitySchemes ?? {})
  if (schemes.length === 0) return ''
  const items = schemes.map(
    ([name, { description = '' }]) => `<dt><code>${html(name)}</code></dt><dd>${inline(description)}</dd>`,
  )
  return `<section aria-labelledby="credentials">\n<h2 id="credentials">Credentials</h2>\n<dl>${items.join('\n')}</dl>\n</section>`
}
