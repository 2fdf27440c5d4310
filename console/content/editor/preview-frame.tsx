import { Box, useComputedColorScheme } from '@mantine/core'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Editable } from './content.ts'
import { PreviewContent } from './preview-content.tsx'
import { previewPage } from './preview-page.ts'

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
