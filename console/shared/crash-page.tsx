import { Button } from '@mantine/core'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Page } from './page.tsx'
import { isProblem } from './problem.ts'

/** In place of a page that could not be drawn or loaded, or that there is not. */
export function CrashPage() {
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <Page
      title={missing ? 'Page not found' : 'Something went wrong'}
      about={missing ? 'The address may be wrong, or the item was deleted.' : whyBroken(error)}
      width={640}
    >
      <div>
        <Button component="a" href={missing ? '/' : location.href}>
          {missing ? 'Go to start page' : 'Reload'}
        </Button>
      </div>
    </Page>
  )
}

/** A file that did not come, and a mistake of ours, are the same error to the browser. */
function whyBroken(error: unknown): string {
  if (isProblem(error)) return error.title
  return 'The page could not be loaded. Check the connection and reload.'
}
