import { type Schema, schemaName } from './openapi.ts'
import type { Channel, Message, StreamsModel } from './streams-model.ts'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as HTML. */
function html(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}

/** One paragraph of a description, with the two marks that contracts use: `code` and **bold** (CommonMark). */
function inline(text: string): string {
  return html(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
}

/** A description, whose paragraphs are apart by an empty line. */
function paragraphs(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${inline(paragraph)}</p>`)
    .join('\n')
}

/** How `streams.html` looks, in light and in dark. */
const STREAM_DOCS_STYLE = `
:root { color-scheme: light dark; --text: light-dark(#1b1c22, #e6e6ea); --soft: light-dark(#55565f, #a9aab3);
  --line: light-dark(#dcdce2, #3a3b44); --ground: light-dark(#fff, #16171b); --code: light-dark(#f3f3f6, #22232a);
  --link: light-dark(#1256b8, #8ab4f8) }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 52rem; color: var(--text); background: var(--ground);
  font: 1rem/1.55 system-ui, sans-serif }
h1 { font-size: 1.7rem } h2 { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--line) }
h3 { margin-top: 2rem; font-size: 1rem; color: var(--soft) } h4 { margin: 1.5rem 0 .25rem; font-size: 1.05rem }
h5 { margin: 1rem 0 .25rem; font-size: .95rem } small { color: var(--soft); font-weight: normal }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; list-style: none }
a { color: var(--link) } code { padding: .1em .3em; border-radius: 3px; background: var(--code); font-size: .9em }
pre { margin: .25rem 0 0; padding: .75rem; overflow-x: auto; border-radius: 4px; background: var(--code) }
pre code { padding: 0 } figure { margin: 1rem 0 } figcaption { color: var(--soft); font-size: .9rem }
table { width: 100%; border-collapse: collapse; font-size: .95rem }
th, td { padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
`

/** The named schemas of a contract. */
type Schemas = Readonly<Record<string, Schema>>

/** Rows under their headings. */
function table(rows: readonly string[]): string {
  const head = '<tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Meaning</th></tr>'
  return `<table><thead>${head}</thead><tbody>\n${rows.join('\n')}\n</tbody></table>`
}

/** A property or a parameter: its name, its type, what it means. */
function row(schemas: Schemas, name: string, required: boolean, schema: Schema): string {
  const { description } = resolve(schemas, schema)
  const type = html(typeText(schemas, schema)) + (required ? '' : ', optional')
  const meaning = typeof description === 'string' ? inline(description) : ''
  return `<tr><th scope="row"><code>${html(name)}</code></th><td>${type}</td><td>${meaning}</td></tr>`
}

function resolve(schemas: Schemas, schema: Schema): Schema {
  const name = schemaName(schema)
  return name === null ? schema : (schemas[name] ?? {})
}

/** A schema in a few words: `integer, 2 to 1000, default 80`. An object has a table of its own, under its name. */
function typeText(schemas: Schemas, schema: Schema): string {
  const found = resolve(schemas, schema)
  if (found.properties) return schemaName(schema) ?? 'object'
  if (found.type === 'array') return `list of ${typeText(schemas, (found.items ?? {}) as Schema)}`
  if (Array.isArray(found.enum)) return found.enum.map((value) => JSON.stringify(value)).join(', ')
  if (Array.isArray(found.oneOf)) return found.oneOf.map((each) => typeText(schemas, each as Schema)).join(' or ')
  const { minimum, maximum, maxLength, format } = found
  return [
    found.const === undefined ? [found.type].flat().join(' or ') : JSON.stringify(found.const),
    ...(format === undefined ? [] : [String(format)]),
    ...(minimum !== undefined && maximum !== undefined ? [`${minimum} to ${maximum}`] : []),
    ...(minimum !== undefined && maximum === undefined ? [`from ${minimum}`] : []),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
    ...(found.default === undefined ? [] : [`default ${JSON.stringify(found.default)}`]),
  ].join(', ')
}

/** A schema and what it is made of, each once, in the order in which they are met. */
function reachable(schemas: Schemas, name: string, known: string[] = []): string[] {
  if (known.includes(name)) return known
  known.push(name)
  for (const [, next] of JSON.stringify(schemas[name] ?? {}).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    reachable(schemas, next ?? '', known)
  }
  return known
}

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
function access({ security, rights, stepUp, maxConnections, maxMessageBytes, maxUnsentBytes }: Channel): string {
  const schemes = security.filter((names) => names.length > 0).map((names) => `<code>${html(names.join(' '))}</code>`)
  const optional = schemes.length < security.length ? ', where the server requires one' : ''
  const proof = stepUp ? ', <code>SVC_STEP_UP</code> with a fresh proof' : ''
  const of = rights === null ? '' : `, <code>${html(rights)}</code>${proof}`
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
