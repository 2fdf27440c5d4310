/** What the usual tags of plugins' texts are in Markdown. */
const marks: Readonly<Record<string, readonly [open: string, close: string]>> = {
  b: ['**', '**'],
  strong: ['**', '**'],
  i: ['_', '_'],
  em: ['_', '_'],
  code: ['`', '`'],
  p: ['\n\n', '\n\n'],
  div: ['\n\n', '\n\n'],
  ul: ['\n\n', '\n\n'],
  ol: ['\n\n', '\n\n'],
  li: ['\n- ', ''],
  h1: ['\n\n### ', '\n\n'],
  h2: ['\n\n### ', '\n\n'],
  h3: ['\n\n### ', '\n\n'],
  h4: ['\n\n### ', '\n\n'],
  h5: ['\n\n### ', '\n\n'],
  h6: ['\n\n### ', '\n\n'],
  br: ['  \n', ''],
  hr: ['\n\n---\n\n', ''],
  small: ['', ''],
  span: ['', ''],
  center: ['', ''],
  font: ['', ''],
  u: ['', ''],
  img: ['', ''],
}

const tag = /<(\/?)([a-z][a-z0-9]*)\b([^<>]{0,2000})>/gi

/**
 * A plugin's text with the tags of HTML that such texts hold as Markdown; all others stay as they are written, and are
 * shown so. Nothing of it is ever taken for HTML.
 *
 * Turndown takes the whole text for HTML: the line ends and lists of Markdown, which such texts are written in, run into
 * one line, and tags that it does not know are gone.
 */
export function htmlAsMarkdown(text: string): string {
  const links: string[] = []
  const marked = text.replace(tag, (whole, closing: string, name: string, attributes: string) => {
    const known = name.toLowerCase()
    if (known === 'a') return linkMark(closing !== '', attributes, links)
    const pair = Object.hasOwn(marks, known) ? marks[known] : undefined
    return pair === undefined ? whole : pair[closing === '' ? 0 : 1]
  })
  return marked.replace(/\n{3,}/g, '\n\n').trim()
}

/** `links` are the addresses of the links that are open. */
function linkMark(closes: boolean, attributes: string, links: string[]): string {
  if (!closes) {
    const found = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes)
    links.push(found?.[1] ?? found?.[2] ?? found?.[3] ?? '')
    return '['
  }
  const address = links.pop()
  return address === undefined ? '' : `](${address.replaceAll(/[\s()<>]/g, escapeCharacter)})`
}

/** encodeURIComponent lets parentheses through, which would end the link. */
function escapeCharacter(character: string): string {
  return /[()]/.test(character) ? `%${character.charCodeAt(0).toString(16)}` : encodeURIComponent(character)
}
