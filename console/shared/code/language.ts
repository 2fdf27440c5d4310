import { json, jsonParseLinter } from '@codemirror/lang-json'
import { markdown } from '@codemirror/lang-markdown'
import { linter } from '@codemirror/lint'
import type { Extension } from '@codemirror/state'

export type CodeLanguage = 'json' | 'markdown' | 'text'

/** What the editor knows of a language; JSON is read while it is written. */
export function languageOf(language: CodeLanguage): Extension {
  if (language === 'json') return [json(), linter(jsonParseLinter())]
  return language === 'markdown' ? markdown() : []
}
