import { Dropzone } from '@mantine/dropzone'
import '@mantine/dropzone/styles.css'
import './drop-area.css'
import { type ReactNode, useRef } from 'react'

/** A file as the drop area gives it: within a folder that was dropped it has a path. */
type DroppedFile = File & { readonly path?: string }

export interface DropAreaProps {
  /** Files, each with its name or its path within a dropped folder. */
  readonly onFiles: (files: readonly { readonly file: File; readonly path: string }[]) => void
  /** What lies in the area, given what opens the system's own dialog for files. */
  readonly children: (choose: () => void) => ReactNode
}

/** A part of the page on which files may be dropped anywhere. It takes neither clicks nor keys from what lies in it. */
export function DropArea({ onFiles, children }: DropAreaProps) {
  const open = useRef<() => void>(null)
  return (
    <Dropzone
      className="drop-area"
      openRef={open}
      onDrop={(files: DroppedFile[]) => onFiles(files.map((file) => ({ file, path: file.path ?? file.name })))}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      inputProps={{ 'aria-label': 'Files to upload' }}
    >
      {children(() => open.current?.())}
    </Dropzone>
  )
}
