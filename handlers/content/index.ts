import type { Handlers } from '../../generated/content/handlers.ts'
import type { ContentContext } from './context.ts'
import { createDocument } from './createDocument.ts'
import { createEnvironment } from './createEnvironment.ts'
import { createPreviewToken } from './createPreviewToken.ts'
import { createRelease } from './createRelease.ts'
import { createSite } from './createSite.ts'
import { createWebhook } from './createWebhook.ts'
import { deleteBlockType } from './deleteBlockType.ts'
import { deleteDocument } from './deleteDocument.ts'
import { deleteEnvironment } from './deleteEnvironment.ts'
import { deleteMedia } from './deleteMedia.ts'
import { deleteRelease } from './deleteRelease.ts'
import { deleteReleaseItem } from './deleteReleaseItem.ts'
import { deleteSite } from './deleteSite.ts'
import { deleteWebhook } from './deleteWebhook.ts'
import { diffRevisions } from './diffRevisions.ts'
import { finishSignIn } from './finishSignIn.ts'
import { getAsset } from './getAsset.ts'
import { getBlockType } from './getBlockType.ts'
import { getConsole } from './getConsole.ts'
import { getConsoleDocument } from './getConsoleDocument.ts'
import { getConsolePage } from './getConsolePage.ts'
import { getConsoleStart } from './getConsoleStart.ts'
import { getDocs } from './getDocs.ts'
import { getDocument } from './getDocument.ts'
import { getEnvironment } from './getEnvironment.ts'
import { getHealth } from './getHealth.ts'
import { getMedia } from './getMedia.ts'
import { getMediaFile } from './getMediaFile.ts'
import { getMetrics } from './getMetrics.ts'
import { getPartial } from './getPartial.ts'
import { getRelease } from './getRelease.ts'
import { getRevision } from './getRevision.ts'
import { getRootDocument } from './getRootDocument.ts'
import { getSite } from './getSite.ts'
import { getStrings } from './getStrings.ts'
import { getVisitor } from './getVisitor.ts'
import { getWebhook } from './getWebhook.ts'
import { listBlockTypes } from './listBlockTypes.ts'
import { listDocuments } from './listDocuments.ts'
import { listEnvironments } from './listEnvironments.ts'
import { listMedia } from './listMedia.ts'
import { listRedirectRules } from './listRedirectRules.ts'
import { listRedirects } from './listRedirects.ts'
import { listReleaseItems } from './listReleaseItems.ts'
import { listReleases } from './listReleases.ts'
import { listRevisions } from './listRevisions.ts'
import { listRoutes } from './listRoutes.ts'
import { listSites } from './listSites.ts'
import { listWebhookDeliveries } from './listWebhookDeliveries.ts'
import { listWebhooks } from './listWebhooks.ts'
import { moveDocument } from './moveDocument.ts'
import { publishDocument } from './publishDocument.ts'
import { publishRelease } from './publishRelease.ts'
import { putBlockType } from './putBlockType.ts'
import { putMedia } from './putMedia.ts'
import { putReleaseItem } from './putReleaseItem.ts'
import { rebaseRelease } from './rebaseRelease.ts'
import { renameRelease } from './renameRelease.ts'
import { restoreRevision } from './restoreRevision.ts'
import { revertRelease } from './revertRelease.ts'
import { revokePreviewTokens } from './revokePreviewTokens.ts'
import { rotateWebhookSecret } from './rotateWebhookSecret.ts'
import { saveDraft } from './saveDraft.ts'
import { scheduleRelease } from './scheduleRelease.ts'
import { signOut } from './signOut.ts'
import { startSignIn } from './startSignIn.ts'
import { testWebhook } from './testWebhook.ts'
import { unpublishDocument } from './unpublishDocument.ts'
import { unscheduleRelease } from './unscheduleRelease.ts'
import { updateWebhook } from './updateWebhook.ts'

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
  listSites,
  createSite,
  getSite,
  deleteSite,
  revokePreviewTokens,
  listEnvironments,
  createEnvironment,
  getEnvironment,
  deleteEnvironment,
  listDocuments,
  createDocument,
  getConsoleDocument,
  saveDraft,
  deleteDocument,
  moveDocument,
  restoreRevision,
  publishDocument,
  unpublishDocument,
  listRevisions,
  getRevision,
  diffRevisions,
  listRedirectRules,
  listMedia,
  getMediaFile,
  putMedia,
  deleteMedia,
  listBlockTypes,
  getBlockType,
  putBlockType,
  deleteBlockType,
  listReleases,
  createRelease,
  getRelease,
  renameRelease,
  deleteRelease,
  listReleaseItems,
  putReleaseItem,
  deleteReleaseItem,
  rebaseRelease,
  publishRelease,
  scheduleRelease,
  unscheduleRelease,
  revertRelease,
  listWebhooks,
  createWebhook,
  getWebhook,
  updateWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  testWebhook,
  listWebhookDeliveries,
  getConsole,
  getConsoleStart,
  getConsolePage,
  getVisitor,
  startSignIn,
  finishSignIn,
  signOut,
  getHealth,
  getMetrics,
  getDocs,
  getAsset,
}
