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
  const { name, path, title, summary, description, parameters, send, receive } = channel
  const { schemas } = model.document.components
  return `<section aria-labelledby="${name}">
<h2 id="${name}">${html(title)}</h2>
<p><code>${html(address + path)}</code></p>
<p>${inline(summary)}</p>
${description ? paragraphs(description) : ''}
${access(channel)}
${parametersTable(
  schemas,
  'Path',
  parameters.filter((parameter) => parameter.in === 'path'),
)}
${parametersTable(
  schemas,
  'Query',
  parameters.filter((parameter) => parameter.in === 'query'),
)}
${messages(schemas, 'The bridge sends', send)}
${messages(schemas, 'You send', receive)}
</section>`
}

/** The requirement and the limits, which the server enforces from the same table. */
function access({ security, rights, maxConnections, maxMessageBytes, maxUnsentBytes }: Channel): string {
  const schemes = security.filter((names) => names.length > 0).map((names) => `<code>${html(names.join(' '))}</code>`)
  const optional = schemes.length < security.length ? ', where the server requires one' : ''
  const of = rights === null ? '' : `, <code>${html(rights)}</code>`
  const needed = schemes.length === 0 ? 'none' : `${schemes.join(' or ')}${of}${optional}`
  const rows = [
    ['Credential', needed],
    ['Connections at a time', maxConnections.toLocaleString('en')],
    ['Longest message of a client', `${maxMessageBytes.toLocaleString('en')} bytes`],
    ['Unsent before a client is slow', `${maxUnsentBytes.toLocaleString('en')} bytes`],
  ]
  const body = rows.map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`).join('\n')
  return `<h3>Access</h3>\n<table><tbody>\n${body}\n</tbody></table>`
}

function parametersTable(schemas: Schemas, heading: string, parameters: Channel['parameters']): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map(({ name, required, schema }) => row(schemas, name, required, schema))
  return `<h3>${heading}</h3>\n${table(rows)}`
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
