/** A heading of a Markdown text: its source, and its line counted from 0. */
export interface Heading {
  readonly text: string
  readonly line: number
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/
const ATX = /^ {0,3}#{1,6}(?=[ \t]|$)/
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/
/** A quote, a list item, an HTML block: up to the next blank line nothing in it is a heading of the page. */
const CONTAINER = /^ {0,3}(?:>|<|(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$))/

/** The first heading (CommonMark 4.2 and 4.3) outside code, quotes, lists and comments that is not empty. */
export function firstHeading(markdown: string): Heading | undefined {
  let fence: string | undefined
  let comment = false
  let container = false
  const paragraph: string[] = []
  for (const [index, line] of markdown.split('\n').entries()) {
    if (comment) {
      comment = !line.includes('-->')
      continue
    }
    const mark = FENCE.exec(line)?.[1]
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined
      continue
    }
    const blank = line.trim() === ''
    if (!blank && paragraph.length > 0 && UNDERLINE.test(line)) {
      return { text: paragraph.join(' '), line: index - paragraph.length }
    }
    if (ATX.test(line)) {
      const text = withoutClosing(line.replace(ATX, '').trim())
      if (text !== '') return { text, line: index }
    }
    if (mark !== undefined) fence = mark
    if (/^ {0,3}<!--/.test(line)) comment = !line.includes('-->')
    container = !blank && (container || CONTAINER.test(line))
    const indentedCode = paragraph.length === 0 && /^(?: {4}| {0,3}\t)/.test(line)
    const isText = !blank && !container && !indentedCode && mark === undefined && !ATX.test(line)
    if (isText) paragraph.push(line.trim())
    else paragraph.length = 0
  }
  return undefined
}

/** A closing run of `#` counts only after a space. */
function withoutClosing(text: string): string {
  let end = text.length
  while (text[end - 1] === '#') end--
  return end === 0 || text[end - 1] === ' ' || text[end - 1] === '\t' ? text.slice(0, end).trimEnd() : text
}
