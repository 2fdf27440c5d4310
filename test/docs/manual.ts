import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** A Markdown file that people read: `path` is relative to the checkout, with `/`. */
export interface TextFile {
  readonly path: string
  readonly text: string
}

/** The pages and partials of the manual, and the three texts beside it. */
export function readTexts(): TextFile[] {
  const manual = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`)
    .sort()
  return ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...manual].map(readText)
}

export function readText(path: string): TextFile {
  return { path, text: readFileSync(join(root, path), 'utf8') }
}

/** The rows of every table whose first column has this name: cells as they are written. */
export function tableRows({ text }: TextFile, firstColumn: string): string[][] {
  const rows: string[][] = []
  let inside = false
  for (const line of text.split('\n')) {
    if (!line.startsWith('|')) inside = false
    else {
      const cells = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
      if (inside && !/^-+$/.test(cells[0] ?? '')) rows.push(cells)
      if (cells[0] === firstColumn) inside = true
    }
  }
  return rows
}

/** Text outside of fenced code and code spans. */
export function prose(text: string): string {
  return text.replaceAll(/^( *)(`{3,})[^\n]*\n[\s\S]*?\n\1\2 *$/gm, '').replaceAll(/`[^`\n]+`/g, '')
}
