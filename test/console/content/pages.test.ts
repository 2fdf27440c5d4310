import { expect, it } from 'vitest'
import { nextCursor } from '../../../console/shared/pages.ts'

const answered = (link: string | null) => new Response(null, link === null ? {} : { headers: { Link: link } })

it('finds the cursor of the next page in the Link of this one', () => {
  expect(nextCursor(answered('<?limit=20&cursor=a%2Bb%3D>; rel="next"'))).toBe('a+b=')
})

it('finds none on the last page', () => {
  expect(nextCursor(answered(null))).toBeNull()
  expect(nextCursor(answered('<?limit=20&cursor=x>; rel="prev"'))).toBeNull()
})
