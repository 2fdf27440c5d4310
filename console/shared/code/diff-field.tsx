import { unifiedMergeView } from '@codemirror/merge'
import { EditorState } from '@codemirror/state'
import { basicSetup, EditorView } from 'codemirror'
import { useEffect, useRef } from 'react'
import { type CodeLanguage, languageOf } from './language.ts'
import { look } from './look.ts'

export interface DiffFieldProps {
  readonly before: string
  readonly after: string
  readonly language: CodeLanguage
  /** What a screen reader calls it. */
  readonly label: string
}

/** One text under the other, line by line; what is alike in long stretches is folded away. */
export default function DiffField({ before, after, language, label }: DiffFieldProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current === null) return
    const view = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: after,
        extensions: [
          basicSetup,
          languageOf(language),
          look,
          EditorView.lineWrapping,
          EditorState.readOnly.of(true),
          EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
          unifiedMergeView({ original: before, mergeControls: false, collapseUnchanged: { margin: 3, minSize: 6 } }),
        ],
      }),
    })
    return () => view.destroy()
  }, [before, after, language, label])
  return <div ref={place} style={{ '--code-min': '80px', '--code-max': '70vh' } as Record<string, string>} />
}
