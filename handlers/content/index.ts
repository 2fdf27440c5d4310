import type { Handlers } from '../../generated/content/handlers.ts'
import type { ContentContext } from './context.ts'
import { createPreviewToken } from './createPreviewToken.ts'
import { finishSignIn } from './finishSignIn.ts'
import { getConsole } from './getConsole.ts'
import { getDocs } from './getDocs.ts'
import { getDocument } from './getDocument.ts'
import { getHealth } from './getHealth.ts'
import { getMedia } from './getMedia.ts'
import { getMetrics } from './getMetrics.ts'
import { getPartial } from './getPartial.ts'
import { getRootDocument } from './getRootDocument.ts'
import { getStrings } from './getStrings.ts'
import { listRedirects } from './listRedirects.ts'
import { listRoutes } from './listRoutes.ts'
import { signOut } from './signOut.ts'
import { startSignIn } from './startSignIn.ts'

/** Every operation of the content contract; one that is missing does not compile. */
export const contentHandlers: Handlers<ContentContext> = {
  getRootDocument,
  getDocument,
  getPartial,
  listRoutes,
  listRedirects,
  getStrings,
  getMedia,
  createPreviewToken,
  getConsole,
  startSignIn,
  finishSignIn,
  signOut,
  getHealth,
  getMetrics,
  getDocs,
}
