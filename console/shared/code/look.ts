import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { tags } from '@lezer/highlight'
import { EditorView } from 'codemirror'

const frame = EditorView.theme({
  '&': {
    border: '1px solid var(--mantine-color-default-border)',
    borderRadius: 'var(--mantine-radius-md)',
    backgroundColor: 'var(--card)',
    color: 'var(--mantine-color-text)',
    fontSize: '0.875rem',
    minHeight: 'var(--code-min)',
    maxHeight: 'var(--code-max)',
    overflow: 'hidden',
  },
  '&.cm-focused': { outline: '3px solid var(--mantine-primary-color-filled)', outlineOffset: '-1px' },
  '.cm-scroller': { fontFamily: 'var(--mantine-font-family-monospace)', lineHeight: '1.6', minHeight: 'inherit' },
  '.cm-content': { caretColor: 'var(--mantine-color-text)', padding: '8px 0' },
  '.cm-cursor': { borderLeftColor: 'var(--mantine-color-text)' },
  '.cm-gutters': {
    backgroundColor: 'transparent',
    color: 'var(--mantine-color-dimmed)',
    borderRight: '1px solid var(--line)',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in srgb, var(--tint) 60%, transparent)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--mantine-primary-color-filled) 30%, transparent)',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--card)',
    color: 'var(--mantine-color-text)',
    border: '1px solid var(--mantine-color-default-border)',
  },
  // What a comparison folds away; its own look is made for white, with signs that few fonts have.
  '&.cm-editor .cm-collapsedLines': {
    background: 'var(--tint)',
    color: 'var(--mantine-color-text)',
    '&:before, &:after': { content: '"⋯"' },
  },
  '.cm-panels': { backgroundColor: 'var(--tint)', color: 'var(--mantine-color-text)' },
})

/** Colours that can be read on the card in both schemes. */
const tokens = HighlightStyle.define([
  { tag: [tags.propertyName, tags.heading], color: 'var(--mantine-color-brand-text)', fontWeight: '600' },
  { tag: [tags.string, tags.link, tags.url], color: 'light-dark(#0b5a8a, #8cc8f0)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'light-dark(#8a3b00, #f0b27a)' },
  { tag: [tags.monospace, tags.meta], color: 'light-dark(#6b2fa0, #d0a6f2)' },
  { tag: [tags.quote, tags.comment], color: 'var(--mantine-color-dimmed)' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.invalid, color: 'var(--mantine-color-error)' },
])

/** The look of every editor, in the colours of the scheme. */
export const look: Extension = [frame, syntaxHighlighting(tokens)]
