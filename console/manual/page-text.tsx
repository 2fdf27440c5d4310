import { Anchor, Stack, Text, Title, Typography } from '@mantine/core'
import { type ComponentProps, isValidElement, type ReactNode } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { pages, pictureAt } from './files.ts'
import { anchorOf, type ManualPage, resolveLink } from './pages.ts'

/** A page of the manual, as it reads. */
export function PageText({ page }: { readonly page: ManualPage }) {
  return (
    <Stack component="article">
      <Title order={1}>{page.title}</Title>
      <Text c="dimmed" size="lg">
        {page.description}
      </Text>
      <Typography className="name">
        <ReactMarkdown remarkPlugins={[remarkGfm]} components={componentsOf(page)}>
          {page.text}
        </ReactMarkdown>
      </Typography>
    </Stack>
  )
}

/** What stands where a link leads to no page. */
export function MissingPage() {
  return (
    <Stack>
      <Title order={1}>Page not found</Title>
      <Text>
        The manual has no page of this name. Search for it, or begin at <Anchor href="/manual">the first page</Anchor>.
      </Text>
    </Stack>
  )
}

function componentsOf(page: ManualPage): Components {
  const known = (id: string) => pages.some((one) => one.id === id)
  return {
    h2: (props) => <h2 {...headingOf(props.children)}>{props.children}</h2>,
    h3: (props) => <h3 {...headingOf(props.children)}>{props.children}</h3>,
    h4: (props) => <h4 {...headingOf(props.children)}>{props.children}</h4>,
    a: ({ href = '', children }: ComponentProps<'a'>) => {
      const target = resolveLink(page.id, href, known)
      return target === null ? <span>{children}</span> : <Anchor href={target}>{children}</Anchor>
    },
    img: ({ src, alt }) => {
      const picture = typeof src === 'string' ? pictureAt(src.slice(src.lastIndexOf('/') + 1)) : null
      return picture === null ? <em>{alt}</em> : <img src={picture} alt={alt} style={{ maxWidth: '100%' }} />
    },
    // Wider than a narrow screen: it scrolls by itself, also from the keyboard.
    table: ({ children }) => (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable (WCAG 2.1.1)
      // biome-ignore lint/a11y/useSemanticElements: no fieldset, which is for forms
      <div style={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label="Table">
        <table style={{ overflowWrap: 'normal' }}>{children}</table>
      </div>
    ),
    pre: ({ children }) => (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable (WCAG 2.1.1)
      <pre tabIndex={0}>
        <code style={{ background: 'none', padding: 0 }}>{textOf(children)}</code>
      </pre>
    ),
  }
}

/** Where links to a heading lead: below the bar, which stays. */
function headingOf(children: ReactNode) {
  return { id: anchorOf(textOf(children)), style: { scrollMarginTop: 72 } }
}

/** The text of a heading or of a block of code, without its marks. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(textOf).join('')
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : ''
}
