import { describe, expect, it } from 'vitest'
import { dataOf, nextCursor, ProblemError } from '../../tools/clients/npm/answers.ts'

describe('a response that a test or a service worker made, which has no address', () => {
  it('is a problem all the same', () => {
    const problem = { title: 'Not found', status: 404, code: 'not_found' }
    const response = Response.json(problem, { status: 404 })
    expect(() => dataOf({ error: problem, response })).toThrow(new ProblemError(problem, response))
    expect(new ProblemError(problem, response).message).toBe('404: not_found: Not found')
  })

  it('tells the cursor of the next page', () => {
    const linking = (link: string) => nextCursor(new Response(null, { headers: { Link: link } }))
    expect(linking('<?limit=2&cursor=a%2Bb%3D>; rel="next"')).toBe('a+b=')
    expect(linking('</api/v1/members?cursor=c>; rel=next, <?cursor=d>; rel="prev"')).toBe('c')
    expect(linking('<?cursor=d>; rel="prev"')).toBeNull()
  })
})
