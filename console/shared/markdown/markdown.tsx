import { Typography } from '@mantine/core'
import { lazyPart } from '../lazy-part.tsx'

const Rendered = lazyPart<{ readonly text: string }>(
  () => import('./rendered.tsx'),
  () => null,
)

/** Markdown as it reads. Raw HTML in it stays text, and links lead nowhere but to http, https, mailto and paths. */
export function Markdown({ text }: { readonly text: string }) {
  return (
    <Typography className="name">
      <Rendered text={text} />
    </Typography>
  )
}
