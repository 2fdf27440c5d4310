import { lazy, Suspense } from 'react'
import { type Block, type Editable, keysOf } from './content.ts'

const Rendered = lazy(() => import('../../shared/markdown/rendered.tsx'))

/** What a document says: Markdown as it reads, everything else as named values. How a site shows it is the site's. */
export function PreviewContent({ content }: { readonly content: Editable }) {
  const zones = Object.entries(content.zones).filter(([, { blocks }]) => blocks.length > 0)
  return (
    <main dir="auto">
      {content.kind === 'page' && (
        <>
          {content.meta.title !== '' && <h1 dir="auto">{content.meta.title}</h1>}
          {content.meta.description !== '' && (
            <p className="description" dir="auto">
              {content.meta.description}
            </p>
          )}
        </>
      )}
      {zones.length === 0 && <p className="empty">No blocks yet.</p>}
      {zones.map(([name, { blocks }]) => {
        const keys = keysOf(blocks)
        return (
          <section key={name}>
            {zones.length > 1 && <p className="zone">Zone {name}</p>}
            {blocks.map((block, at) => (
              <PreviewBlock key={keys[at]} block={block} />
            ))}
          </section>
        )
      })}
    </main>
  )
}

function PreviewBlock({ block: { type, fields } }: { readonly block: Block }) {
  const { markdown, ...others } = fields
  const isText = type === 'markdown' && typeof markdown === 'string'
  const values = isText ? others : fields
  return (
    <>
      {isText && (
        <div dir="auto">
          <Suspense fallback={null}>
            <Rendered text={markdown} />
          </Suspense>
        </div>
      )}
      {(!isText || Object.keys(values).length > 0) && (
        <div className="block">
          <p className="type">{type}</p>
          <Value value={values} />
        </div>
      )}
    </>
  )
}

function Value({ value }: { readonly value: unknown }) {
  if (Array.isArray(value)) {
    return (
      <ul>
        {value.map((member, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing here has a state of its own
          <li key={at}>
            <Value value={member} />
          </li>
        ))}
      </ul>
    )
  }
  if (typeof value === 'object' && value !== null) {
    return (
      <dl>
        {Object.entries(value).map(([name, member]) => (
          <Pair key={name} name={name} value={member} />
        ))}
      </dl>
    )
  }
  return <span dir="auto">{typeof value === 'string' ? value : JSON.stringify(value)}</span>
}

function Pair({ name, value }: { readonly name: string; readonly value: unknown }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <Value value={value} />
      </dd>
    </>
  )
}
