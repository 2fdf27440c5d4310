import ReactMarkdown from 'react-markdown'
import remarkGfm from 'remark-gfm'

/** react-markdown leaves raw HTML as text, and drops addresses of other schemes, `javascript:` among them. */
export default function Rendered({ text }: { readonly text: string }) {
  return <ReactMarkdown remarkPlugins={[remarkGfm]}>{text}</ReactMarkdown>
}
