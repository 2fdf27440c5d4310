import { isDeepStrictEqual } from 'node:util'
import { ensurePeers } from './peers/install.ts'
import type { Contender, Row } from './row.ts'

const compared = { what: 'a list of 20 pages with two references each', by: 'cpuMicros', aim: 1.2 } as const

/** Few: what a server that takes 20 ms has begun when a round ends is work without an answer. */
const CONNECTIONS = 2

// Both are asked for what our list shows: not for the content of pages, and for no count of all that there are.
const person = ['route', 'title', 'description', 'updatedAt']
const post = [...person, 'date', 'author', 'editor']
const payloadList = `/api/post?sort=-date&limit=20&pagination=false&depth=1&${[
  ...post.map((field) => `select[${field}]=true`),
  ...person.map((field) => `populate[person][${field}]=true`),
].join('&')}`
const strapiList = `/api/posts?sort=date:desc&pagination[pageSize]=20&pagination[withCount]=false&${[
  `fields=${[...person, 'date']}`,
  ...['author', 'editor'].map((field) => `populate[${field}][fields]=${person}`),
].join('&')}`

export const listRows: readonly Row[] = [
  {
    ...compared,
    against: 'Express 5 + better-sqlite3, tables and queries by hand',
    async contenders(stage) {
      const { dataDir, file, list } = await stage.site()
      return {
        subject: answering(['content', { dataDir }], list.path, (body) => body, list.body),
        peer: answering(['express-list', { file }], list.path, (body) => body, list.body),
      }
    },
  },
  against('Payload 3, SQLite', 'payload', payloadList),
  against('Strapi 5, SQLite', 'strapi', strapiList),
]

/** @param name of the peer's server, and of the folder with its packages */
function against(what: string, name: string, path: string): Row {
  return {
    ...compared,
    against: what,
    // Their packages are 200 and 700 MB.
    onlyNamed: 'list',
    async contenders(stage) {
      ensurePeers((line) => process.stderr.write(`${line}\n`), name)
      const { dataDir, file, list } = await stage.site()
      return {
        subject: answering(['content', { dataDir }], list.path, (body) => body, list.body, CONNECTIONS),
        peer: answering([`${name}-list`, { file }], path, pagesOfPeer, ourPages(list.body), CONNECTIONS),
      }
    },
  }
}

/** Refused where what is read from the server's answer is something else. */
function answering(
  server: Contender['server'],
  path: string,
  read: (body: string) => unknown,
  expected: unknown,
  connections?: number,
): Contender {
  return {
    server,
    async work({ url }) {
      const answer = await (await fetch(url + path)).text()
      if (!isDeepStrictEqual(read(answer), expected))
        throw new Error(`${server[0]} answers something else: ${answer.slice(0, 500)}`)
      return { path, ...(connections === undefined ? {} : { connections }) }
    },
  }
}

/** What must be the same in every system: which pages, in which order, with which references. */
function ourPages(body: string): unknown {
  const { documents, included } = JSON.parse(body) as {
    documents: readonly { title: string; fields: { date: string; author: string; editor: string } }[]
    included: Readonly<Record<string, { title: string }>>
  }
  return documents.map(({ title, fields: { date, author, editor } }) => [
    title,
    date,
    included[author]?.title,
    included[editor]?.title,
  ])
}

interface PeerPage {
  readonly title: string
  readonly date: string
  readonly author: { readonly title: string }
  readonly editor: { readonly title: string }
}

/** Payload has them in `docs`, Strapi in `data`. */
function pagesOfPeer(body: string): unknown {
  const { docs, data = docs } = JSON.parse(body) as { docs?: readonly PeerPage[]; data?: readonly PeerPage[] }
  return data?.map(({ title, date, author, editor }) => [title, date.slice(0, 10), author.title, editor.title])
}
