import { Center, Image } from '@mantine/core'
import {
  IconFile,
  IconFileMusic,
  IconFileText,
  IconFileTypePdf,
  IconFileZip,
  IconTypography,
  IconVideo,
} from '@tabler/icons-react'
import { useState } from 'react'
import type { MediaFile } from './media-calls.ts'

const icons = [
  [/^audio\//, IconFileMusic],
  [/^video\//, IconVideo],
  [/^font\//, IconTypography],
  [/pdf$/, IconFileTypePdf],
  [/(zip|gzip|tar|compressed)$/, IconFileZip],
  [/^text\/|json|xml|yaml/, IconFileText],
] as const

export interface ThumbnailProps {
  readonly file: Pick<MediaFile, 'path' | 'hash' | 'type'>
  /** Pixels. */
  readonly height: number
}

/** A picture as it is, anything else as a sign of its kind. It says nothing that its name beside it does not. */
export function Thumbnail({ file, height }: ThumbnailProps) {
  const [broken, setBroken] = useState(false)
  const Icon = icons.find(([kind]) => kind.test(file.type))?.[1] ?? IconFile
  return (
    <Center h={height} bg="var(--tint)" c="dimmed" style={{ overflow: 'hidden' }}>
      {file.type.startsWith('image/') && !broken ? (
        // Other bytes at the same key are another picture.
        <Image
          src={`${file.path}?${file.hash.slice(0, 12)}`}
          alt=""
          h={height}
          w="100%"
          fit="contain"
          radius={0}
          loading="lazy"
          onError={() => setBroken(true)}
        />
      ) : (
        <Icon size={44} stroke={1.2} aria-hidden="true" />
      )}
    </Center>
  )
}
