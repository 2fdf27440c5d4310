import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readText } from '../../docs/manual.ts'

/** The code blocks of a page of the bridge's chapter in a language, in order. */
export function codeBlocks(page: string, language: string): string[] {
  const { text } = readText(`docs/pages/bridge/${page}`)
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gms'))].map(([, code = '']) => code)
}

/** Writes the files of a page into a data folder: the code blocks that follow a line with their path. */
export function writePageFiles(page: string, dataDir: string): string[] {
  const { text } = readText(`docs/pages/bridge/${page}`)
  return [...text.matchAll(/^`([\w/.-]+)`:\n\n```\w+\n(.*?)^```$/gms)].map(([, path = '', code = '']) => {
    const file = join(dataDir, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, code)
    return path
  })
}
