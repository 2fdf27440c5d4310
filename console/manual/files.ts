import { type ManualPage, readPage } from './pages.ts'

const texts = import.meta.glob<string>('../../docs/pages/**/*.md', { query: '?raw', import: 'default', eager: true })
const pictures = import.meta.glob<string>('../../docs/media/docs/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Every page of the manual, as it was when the consoles were built. */
export const pages: readonly ManualPage[] = Object.entries(texts).map(([file, text]) =>
  readPage(file.replace('../../docs/pages/', ''), text),
)

/** Where a picture of the manual is served; null for one that is not there. */
export function pictureAt(name: string): string | null {
  return pictures[`../../docs/media/docs/${name}`] ?? null
}
