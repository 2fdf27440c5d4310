import { type Diagnostic, forceLinting, linter, lintGutter } from '@codemirror/lint'
import { Compartment, EditorState } from '@codemirror/state'
import { basicSetup, EditorView } from 'codemirror'
import { useEffect, useRef } from 'react'
import { type CodeLanguage, languageOf } from './language.ts'
import { look } from './look.ts'

/** Something that is wrong at a place of the text. */
export interface Mark {
  /** Offsets into the text, in UTF-16 code units. */
  readonly from: number
  readonly to: number
  readonly message: string
}

export interface CodeFieldProps {
  readonly value: string
  readonly onChange?: (value: string) => void
  readonly language: CodeLanguage
  /** What a screen reader calls the field. */
  readonly label: string
  readonly readOnly?: boolean
  /** What a surface said is wrong. */
  readonly marks?: readonly Mark[]
  /** Pixels. */
  readonly minHeight?: number
  readonly maxHeight?: number
}

/** CodeMirror as a field of React: the text is the caller's, the undo history is the editor's. */
export default function CodeField(props: CodeFieldProps) {
  const { value, language, label, readOnly = false, marks = [], minHeight = 240, maxHeight } = props
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const latest = useRef(props)
  latest.current = props
  const writable = useRef(new Compartment())
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once; changes are passed to it below
  useEffect(() => {
    if (place.current === null) return
    const made = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: value,
        extensions: [
          basicSetup,
          languageOf(language),
          look,
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
          writable.current.of(EditorState.readOnly.of(readOnly)),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) latest.current.onChange?.(state.doc.toString())
          }),
          lintGutter(),
          linter(({ state }) => (latest.current.marks ?? []).map((mark) => diagnostic(mark, state.doc.length)), {
            delay: 0,
          }),
        ],
      }),
    })
    view.current = made
    return () => {
      made.destroy()
      view.current = null
    }
  }, [language, label])
  useEffect(() => {
    const editor = view.current
    if (editor === null || editor.state.doc.toString() === value) return
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } })
  }, [value])
  useEffect(() => {
    view.current?.dispatch({ effects: writable.current.reconfigure(EditorState.readOnly.of(readOnly)) })
  }, [readOnly])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the linter reads the latest marks
  useEffect(() => {
    if (view.current !== null) forceLinting(view.current)
  }, [marks])
  const size = { '--code-min': `${minHeight}px`, '--code-max': maxHeight === undefined ? 'none' : `${maxHeight}px` }
  return <div ref={place} style={size as Record<string, string>} />
}

function diagnostic({ from, to, message }: Mark, length: number): Diagnostic {
  return { from: Math.min(from, length), to: Math.min(to, length), message, severity: 'error' }
}
