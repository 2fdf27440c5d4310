import { useParams } from 'react-router'
import { DocumentEditor } from '../editor/document-editor.tsx'

export function Component() {
  const { site = '', env = '', documentId = '' } = useParams()
  return <DocumentEditor site={site} env={env} documentId={documentId} />
}
