import { Box, useComputedColorScheme } from '@mantine/core'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Editable } from './content.ts'
import { PreviewContent } from './preview-content.tsx'

export interface PreviewFrameProps {
  readonly content: Editable
  /** What the frame is called. */
  readonly label?: string
  /** The language tag of the content, where it is known. */
  readonly language?: string
}

/** A document as a page, in a frame that runs nothing: the sandbox allows no scripts. */
export function PreviewFrame({ content, label = 'Preview', language }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement | null>(null)
  const scheme = useComputedColorScheme('light')
  useEffect(() => {
    if (body !== null) body.ownerDocument.documentElement.style.colorScheme = scheme
  }, [body, scheme])
  // Links are to be seen, not followed: the frame is no place to read another page in.
  const stay = (event: MouseEvent) => {
    if (event.target instanceof Node && event.target.parentElement?.closest('a')) event.preventDefault()
    if ((event.target as Element).closest?.('a') !== null) event.preventDefault()
  }
  return (
    <Box className="preview" component="section" aria-label={label}>
      <iframe
        ref={frame}
        title={label}
        sandbox="allow-same-origin"
        srcDoc={previewPage}
        onLoad={() => setBody(frame.current?.contentDocument?.body ?? null)}
      />
      {body !== null &&
        createPortal(
          // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: only keeps links from being followed, by whatever means
          <div onClick={stay} lang={language}>
            <PreviewContent content={content} />
          </div>,
          body,
        )}
    </Box>
  )
}

const style = `
  :root { font: 16px/1.6 system-ui, sans-serif; color: light-dark(#1b211f, #e8edeb); background: light-dark(#fff, #191f1d) }
  body { margin: 0; padding: 24px; overflow-wrap: break-word }
  h1, h2, h3 { line-height: 1.25; text-wrap: balance }
  .description { color: light-dark(#56605c, #a3afaa); font-size: 1.1em }
  a { color: light-dark(#0b6b5e, #5cc7b4) }
  img, video { max-width: 100%; height: auto }
  pre { padding: 12px; border-radius: 8px; background: light-dark(#f1f3f1, #232b28); white-space: pre-wrap }
  code { font: 0.9em ui-monospace, monospace }
  table { border-collapse: collapse; display: block; overflow-x: auto }
  th, td { border: 1px solid light-dark(#dfe3e0, #2c3532); padding: 4px 10px; text-align: start }
  blockquote { margin-inline: 0; padding-inline-start: 16px; border-inline-start: 3px solid light-dark(#dfe3e0, #2c3532) }
  .block { margin-block: 24px; padding: 16px; border: 1px solid light-dark(#dfe3e0, #2c3532); border-radius: 8px }
  .type { margin: 0 0 8px; font-size: 0.8em; color: light-dark(#56605c, #a3afaa) }
  dl { margin: 0; display: grid; gap: 4px 16px; grid-template-columns: minmax(5rem, auto) 1fr }
  dt { color: light-dark(#56605c, #a3afaa) }
  dt, dd { overflow-wrap: anywhere }
  dd { margin: 0; white-space: pre-wrap; min-width: 0 }
  ul { padding-inline-start: 1.4em }
  .zone { margin: 32px 0 8px; font-size: 0.8em; color: light-dark(#56605c, #a3afaa) }
  .empty { color: light-dark(#56605c, #a3afaa) }
`

/** The page that the preview is put into; it says nothing of its own, and the policy of the console holds in it. */
const previewPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title><style>${style}</style></head><body></body></html>`
