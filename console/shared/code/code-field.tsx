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
  /** Takes files that are pasted or dropped, and gives the text that takes their place; null for none. */
  readonly onFiles?: (files: readonly File[]) => Promise<string | null>
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
          EditorView.domEventHandlers({
            // Office programs put a picture beside the text that is copied: that is what is meant.
            paste: (event, editor) =>
              event.clipboardData?.getData('text/plain')
                ? false
                : takeFiles(event, event.clipboardData, editor, latest.current),
            drop: (event, editor) => {
              const at = editor.posAtCoords({ x: event.clientX, y: event.clientY })
              return takeFiles(event, event.dataTransfer, editor, latest.current, at)
            },
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

/**
 * Has files become text at a place, or where the cursor is once they have. Nothing that the user writes or selects
 * meanwhile is lost.
 *
 * @returns whether there were files to take
 */
function takeFiles(
  event: Event,
  transfer: DataTransfer | null,
  editor: EditorView,
  { onFiles, readOnly = false }: CodeFieldProps,
  at: number | null = null,
): boolean {
  const files = [...(transfer?.files ?? [])]
  if (files.length === 0 || onFiles === undefined || readOnly) return false
  event.preventDefault()
  if (at !== null) editor.dispatch({ selection: { anchor: at } })
  void onFiles(files).then((text) => {
    if (text === null || !editor.dom.isConnected) return
    const { to } = editor.state.selection.main
    editor.dispatch({ changes: { from: to, insert: text }, selection: { anchor: to + text.length } })
  })
  return true
}
