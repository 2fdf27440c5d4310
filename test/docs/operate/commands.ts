import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readText, root } from '../manual.ts'

/** The commands of a page about operating: its blocks for a shell line by line, and what its prose says to run. */
export interface PageCommands {
  readonly page: string
  readonly blocks: readonly string[]
  readonly prose: readonly string[]
}

const folder = 'docs/pages/operate'

/** Code in prose that is something to run: a program and its words, or a statement. */
const runnable = /^((bin\/)?triptych|age|make|alter) [a-z-]/

export function operatePages(): PageCommands[] {
  return readdirSync(join(root, folder)).map((page) => {
    const { text } = readText(`${folder}/${page}`)
    const blocks = fences(text)
      .filter(({ language }) => language === 'sh')
      .flatMap(({ code }) => code.replaceAll(' \\\n', ' ').split('\n'))
      .map((line) => line.replace(/\s+#.*$/, ''))
      .filter((line) => line !== '')
    const spans = text.replaceAll(fence, '').matchAll(/`([^`]+)`/g)
    const prose = [...spans].map(([, span = '']) => span.replaceAll('\n', ' ')).filter((span) => runnable.test(span))
    return { page, blocks, prose }
  })
}

const fence = /^```(?<language>\w*)\n(?<code>[\s\S]*?)^```$/gm

function fences(text: string): { readonly language: string; readonly code: string }[] {
  return [...text.matchAll(fence)].map(({ groups }) => ({ language: groups?.language ?? '', code: groups?.code ?? '' }))
}

/** The one block of a page in a language other than the shell's; `''` is plain text. */
export function blockOf(page: string, language: string): string {
  const blocks = fences(readText(`${folder}/${page}`).text).filter((block) => block.language === language)
  if (blocks.length !== 1) throw new Error(`${page} has ${blocks.length} blocks of ${language}`)
  return blocks[0]?.code ?? ''
}

/** What was run of the commands that the pages have. */
export class Ledger {
  readonly #left = new Map(operatePages().map(({ page, blocks, prose }) => [page, [...blocks, ...prose]]))

  /**
   * The command of a page that is so, or begins so, apart from its path and its settings. It counts as run from now on.
   *
   * @throws Error where there is none, or there are several
   */
  take(page: string, beginning: string): string {
    const commands = this.#left.get(page) ?? []
    const found = commands.filter((each) => wordsOf(each).startsWith(beginning))
    const exact = found.filter((each) => wordsOf(each) === beginning)
    const [command, ...others] = new Set(exact.length > 0 ? exact : found)
    if (command === undefined) throw new Error(`${page} has no command that begins with ${beginning}`)
    if (others.length > 0) throw new Error(`${page} has several commands that begin with ${beginning}`)
    this.#left.set(
      page,
      commands.filter((each) => each !== command),
    )
    return command
  }

  /** What was not run, by page. */
  get left(): Record<string, string[]> {
    return Object.fromEntries([...this.#left].filter(([, commands]) => commands.length > 0))
  }
}

function wordsOf(command: string): string {
  return command.replace(/^([A-Z_]+=('[^']*'|\S+) )*(bin\/)?/, '')
}
