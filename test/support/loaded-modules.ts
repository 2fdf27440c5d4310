/** What a program writes down about itself. */
const listing = `
  import { writeFileSync } from 'node:fs'
  import { registerHooks } from 'node:module'
  const urls = []
  registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) })
  const { stdout } = process
  const write = stdout.write.bind(stdout)
  stdout.write = (text, ...rest) => {
    const bundled = process.moduleLoadList.filter((name) => name.includes(' internal/deps/'))
    if (text === 'ready\\n') writeFileSync(process.env.LOADED, [...urls, ...bundled].join('\\n'))
    return write(text, ...rest)
  }`

/**
 * For `node --import`: writes the addresses of all modules that were loaded, and which libraries of Node's own, into the
 * file LOADED once the program says that it is ready.
 */
export const listWhenReady = `data:text/javascript,${encodeURIComponent(listing)}`
