import { memo } from 'react'
import { piecesOf } from './ansi.ts'
import type { LogLine } from './log-line.ts'
import { type MarkedPiece, markHits } from './marked.ts'

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })
const day = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short' })
const full = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'long' })

export interface LogRowProps {
  readonly line: LogLine
  readonly pattern: RegExp | null
}

/** What a row of the log says. */
export const LogRow = memo(function LogRow({ line, pattern }: LogRowProps) {
  const { timestamp, level, plugin, message } = line
  return (
    <>
      <time className="log-time numbers" dateTime={timestamp} title={full.format(new Date(timestamp))}>
        {when(timestamp)}
      </time>
      <span className="log-level">{level}</span>
      <bdi className="log-plugin" title={plugin}>
        {plugin}
      </bdi>
      <span className="log-message" dir="auto">
        {markHits(piecesOf(message), pattern).map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a message does not change
          <MessagePiece key={index} piece={piece} />
        ))}
      </span>
    </>
  )
})

function MessagePiece({ piece: { text, look, hit } }: { readonly piece: MarkedPiece }) {
  if (hit) return <mark>{text}</mark>
  const { colour, bold, italic, underline } = look
  const names = [
    colour !== null && `ansi-${colour}`,
    bold && 'ansi-bold',
    italic && 'ansi-italic',
    underline && 'ansi-underline',
  ].filter((name) => name !== false)
  return names.length === 0 ? text : <span className={names.join(' ')}>{text}</span>
}

/** The time of day to the millisecond in the reader's zone, after the day where that is not today. */
function when(timestamp: string): string {
  const time = new Date(timestamp)
  const exact = `${clock.format(time)}.${String(time.getMilliseconds()).padStart(3, '0')}`
  return time.toDateString() === new Date().toDateString() ? exact : `${day.format(time)} ${exact}`
}
