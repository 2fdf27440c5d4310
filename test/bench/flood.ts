import autocannon from 'autocannon'

// A program: posts a body over so many connections until its parent is gone, and tells it once all of them were answered.
const [url = '', connections = '', body = ''] = process.argv.slice(2)

let answered = 0
const flood = autocannon(
  {
    ...{ url, method: 'POST', connections: Number(connections), duration: 3600, body },
    headers: { 'Content-Type': 'application/json', Origin: new URL(url).origin },
  },
  () => process.exit(),
)
flood.on('response', () => {
  answered += 1
  if (answered === Number(connections)) process.send?.('busy')
})
process.once('disconnect', () => process.exit())
