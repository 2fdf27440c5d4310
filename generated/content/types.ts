// Generated from specs/content.openapi.yaml by `make generate`.
// Change the contract, not this file.

export interface paths {
    readonly "/api/v1/{siteId}/{env}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly siteId: components["parameters"]["SiteId"];
                /** @description The environment, normally `production`. */
                readonly env: components["parameters"]["Env"];
            };
            readonly cookie?: never;
        };
        /** The document at the root of a site */
        readonly get: operations["getRootDocument"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/{siteId}/{env}/{route}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly siteId: components["parameters"]["SiteId"];
                /** @description The environment, normally `production`. */
                readonly env: components["parameters"]["Env"];
                readonly route: components["parameters"]["Route"];
            };
            readonly cookie?: never;
        };
        /**
         * The document at a route
         * @description A route spans segments; its slashes may be sent raw or as `%2F`. One extra leading slash and one trailing slash mean the same document. Routes whose first segment begins with `_`, and those under `i18n/`, are no document routes.
         */
        readonly get: operations["getDocument"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/{siteId}/{env}/_documents": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly siteId: components["parameters"]["SiteId"];
                /** @description The environment, normally `production`. */
                readonly env: components["parameters"]["Env"];
            };
            readonly cookie?: never;
        };
        /**
         * Published pages by their fields
         * @description Those of one type that meet the conditions, in one order, a few at a time; the `Link` header with `rel="next"` leads on, and is absent where there are no more. Published content only, also for a preview token.
         */
        readonly get: operations["listPages"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/{siteId}/{env}/_documents/{documentId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly siteId: components["parameters"]["SiteId"];
                /** @description The environment, normally `production`. */
                readonly env: components["parameters"]["Env"];
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        /**
         * A page by its id, with its fields
         * @description What is at the page's route, and beside it its id, type and fields. The id stays when the page moves. With `language` it is the version in that language, or, where that is not public, the one that the site falls back to.
         */
        readonly get: operations["getPage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/{siteId}/{env}/_search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly siteId: components["parameters"]["SiteId"];
                /** @description The environment, normally `production`. */
                readonly env: components["parameters"]["Env"];
            };
            readonly cookie?: never;
        };
        /**
         * Published pages by their words
         * @description Pages that have every word of `q`, or a word that begins with it, in route, title, description or text; those with more of them in route or title first, then by route. Only of sites that allow it (`public-search`); of all others 404, as of what is not there. The `Link` header with `rel="next"` leads on, and is absent where there are no more. Published content only, also for a preview token.
         */
        readonly get: operations["searchPages"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/{siteId}/{env}/_partials/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly siteId: components["parameters"]["SiteId"];
                /** @description The environment, normally `production`. */
                readonly env: components["parameters"]["Env"];
                readonly key: components["parameters"]["PartialKey"];
            };
            readonly cookie?: never;
        };
        /** A partial, the content that several pages share */
        readonly get: operations["getPartial"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/{siteId}/{env}/_routes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly siteId: components["parameters"]["SiteId"];
                /** @description The environment, normally `production`. */
                readonly env: components["parameters"]["Env"];
            };
            readonly cookie?: never;
        };
        /**
         * Every published route and partial
         * @description Whole by default. With `limit` it comes in pages, routes before partials; the `Link` header with `rel="next"` leads on. Published content only, also for a preview token.
         */
        readonly get: operations["listRoutes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/{siteId}/{env}/_redirects": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly siteId: components["parameters"]["SiteId"];
                /** @description The environment, normally `production`. */
                readonly env: components["parameters"]["Env"];
            };
            readonly cookie?: never;
        };
        /**
         * Every redirect of the published site
         * @description Redirect documents and the `meta.redirectsFrom` of published documents, merged; chains are followed to their end, rules that conflict or lead nowhere are left out. Delivery itself never redirects: a client reads this list. Whole by default; with `limit` in pages, as `_routes`.
         */
        readonly get: operations["listRedirects"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/{siteId}/{env}/i18n/{locale}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly siteId: components["parameters"]["SiteId"];
                /** @description The environment, normally `production`. */
                readonly env: components["parameters"]["Env"];
                /** @description A language tag (BCP 47), as the strings were imported. */
                readonly locale: components["parameters"]["Locale"];
            };
            readonly cookie?: never;
        };
        /** The interface strings of one language */
        readonly get: operations["getStrings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/media/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly key: components["parameters"]["MediaKey"];
            };
            readonly cookie?: never;
        };
        /**
         * The bytes of a media file
         * @description One byte range can be asked for (RFC 9110, 14); several at once are answered with the whole file. What a browser would run comes as an attachment.
         */
        readonly get: operations["getMedia"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/preview-token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A token that previews drafts, or one release
         * @description Without `releaseId` the token previews drafts; with it, that release as if it were published. It lives for an hour, works for its site and environment only, and ends with its member or when the site's tokens are revoked.
         */
        readonly post: operations["createPreviewToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The sites */
        readonly get: operations["listSites"];
        readonly put?: never;
        /**
         * A new site
         * @description It has no environment yet.
         */
        readonly post: operations["createSite"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
            };
            readonly cookie?: never;
        };
        /** A site */
        readonly get: operations["getSite"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a site
         * @description Its environments go first (409 `not_empty`). Its media, block types and webhooks go with it.
         */
        readonly delete: operations["deleteSite"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/revoke-preview-tokens": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * End every preview token of a site
         * @description In all its environments, at once; new ones can be made.
         */
        readonly post: operations["revokePreviewTokens"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/link-policy": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
            };
            readonly cookie?: never;
        };
        /** What a site does about links that lead nowhere */
        readonly get: operations["getLinkPolicy"];
        /**
         * Choose what a site does about links that lead nowhere
         * @description It holds for what is published from then on; what is public stays.
         */
        readonly put: operations["putLinkPolicy"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/public-search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
            };
            readonly cookie?: never;
        };
        /** Whether visitors may search a site */
        readonly get: operations["getPublicSearch"];
        /**
         * Let visitors search a site, or not
         * @description Turned on, it answers once every public page can be found, which takes longer the more there are; until then `_search` is 404. Turned off, nothing is found any more.
         */
        readonly put: operations["putPublicSearch"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/languages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
            };
            readonly cookie?: never;
        };
        /**
         * The languages of a site
         * @description In which languages the site is, the one that it is written in first; none until it chooses.
         */
        readonly get: operations["getLanguages"];
        /**
         * Choose the languages of a site
         * @description Pages without a language of their own are in the first one. A language that pages are in stays (409 `in_use`). What delivery answers changes at once, in all environments.
         */
        readonly put: operations["putLanguages"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/environments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
            };
            readonly cookie?: never;
        };
        /** The environments of a site */
        readonly get: operations["listEnvironments"];
        readonly put?: never;
        /** A new environment */
        readonly post: operations["createEnvironment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/environments/{env}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
            };
            readonly cookie?: never;
        };
        /** An environment */
        readonly get: operations["getEnvironment"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete an environment
         * @description Its documents and the releases that are not published go first (409 `not_empty`); the history of what was deleted goes with it.
         */
        readonly delete: operations["deleteEnvironment"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/environments/{env}/documents": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
            };
            readonly cookie?: never;
        };
        /**
         * Find documents
         * @description In order of kind and key; with `q` what has every one of its words (or the beginning of each) in the draft's route, title or text, those with it in route or title first.
         */
        readonly get: operations["listDocuments"];
        readonly put?: never;
        /**
         * A new document
         * @description A draft: nothing of it is public yet. One that was deleted comes back, with its history.
         */
        readonly post: operations["createDocument"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/environments/{env}/bulk-changes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change several documents at once
         * @description Does to up to 100 documents what the operations of single ones do, under the same rules. With `mode: all` it is one transaction, and where one is refused nothing changes (409 `changes_refused`); with `mode: each` every one is changed by itself, in their order. Either way the answer says what became of each and why. To publish and to unpublish takes a session.
         */
        readonly post: operations["changeDocuments"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/environments/{env}/documents/{documentId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        /**
         * A document
         * @description Its draft, and what of it is public.
         */
        readonly get: operations["getConsoleDocument"];
        /**
         * Save a draft
         * @description A new revision; nothing public changes. Another route moves the page, as `moveDocument` does. What says the same as the draft makes no revision.
         */
        readonly put: operations["saveDraft"];
        readonly post?: never;
        /**
         * Delete a document
         * @description Not while it is public (409 `document_public`) or in a release that is scheduled (409 `release_not_open`). Its history stays, and it leaves the releases that are open.
         */
        readonly delete: operations["deleteDocument"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/environments/{env}/documents/{documentId}/move": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Move a page
         * @description A draft like any other: the page is public where it was until that draft is. Then its old route redirects to the new one, unless `redirect` is false.
         */
        readonly post: operations["moveDocument"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/environments/{env}/documents/{documentId}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Go back to an older revision
         * @description A new draft that says what the revision said; a page stays where it is.
         */
        readonly post: operations["restoreRevision"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/environments/{env}/documents/{documentId}/publish": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Make a draft public
         * @description What its block types do not allow is 409 `content_invalid`, with every fault. Links that would lead nowhere are named, or refused (409 `links_broken`), as the site's link policy says.
         */
        readonly post: operations["publishDocument"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/environments/{env}/documents/{documentId}/unpublish": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Take a document off the site
         * @description The draft stays.
         */
        readonly post: operations["unpublishDocument"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/environments/{env}/documents/{documentId}/links": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        /**
         * Where the links of a draft lead
         * @description Links in Markdown, and texts of blocks and fields that are a path of the site or the id of a document.
         */
        readonly get: operations["listDocumentLinks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/environments/{env}/documents/{documentId}/uses": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        /** What links to a document */
        readonly get: operations["listDocumentUses"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/environments/{env}/documents/{documentId}/revisions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        /** The history of a document */
        readonly get: operations["listRevisions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/environments/{env}/documents/{documentId}/revisions/{revision}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly documentId: components["parameters"]["DocumentId"];
                readonly revision: components["parameters"]["RevisionNumber"];
            };
            readonly cookie?: never;
        };
        /** What a document said */
        readonly get: operations["getRevision"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/environments/{env}/documents/{documentId}/diff": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        /**
         * What changed between two revisions
         * @description By default, from what is public to the draft.
         */
        readonly get: operations["diffRevisions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/environments/{env}/translations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
            };
            readonly cookie?: never;
        };
        /**
         * Which versions of pages there are
         * @description A row for each page with its versions, one for each language of the site: what is missing, and what is older than what it was translated from. In order of the routes of their sources; where the source is gone, of another version. Empty for a site without languages. A page of the list may have fewer rows than `limit`, or none, while more follow: the `Link` header says so.
         */
        readonly get: operations["listTranslations"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/environments/{env}/documents/{documentId}/translations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        /**
         * The versions of a page
         * @description All that belong to it, whichever of them is named. Its `ETag` changes with the draft of each.
         */
        readonly get: operations["getTranslations"];
        /**
         * Say what a page is a version of
         * @description Its language, and another page that it is a version of; without `of` it is one of its own. The source stays as long as it has translations (409 `in_use`). `sourceRevision` says which draft of the source it is in step with: so a translation is marked as up to date. It counts at once, so a change of a public page takes a session. `If-Match` has the `ETag` of its versions.
         */
        readonly put: operations["putTranslation"];
        /**
         * Begin a version in another language
         * @description A new page with what the draft of this one says, at `route`, or at its route below the prefix of that language. It counts as translated from the source's draft of this moment.
         */
        readonly post: operations["createTranslation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/environments/{env}/documents/{documentId}/translations/publish": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Publish the versions of a page
         * @description All of them, or those in some languages, in one transaction: where one is refused nothing changes (409 `changes_refused`). `If-Match` has the `ETag` of the versions.
         */
        readonly post: operations["publishTranslations"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/environments/{env}/redirects": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
            };
            readonly cookie?: never;
        };
        /**
         * Every redirect rule, with the reason for each one left out
         * @description Of what is public: redirect documents, and the `meta.redirectsFrom` of pages; in order of `from`.
         */
        readonly get: operations["listRedirectRules"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/media": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
            };
            readonly cookie?: never;
        };
        /** The media of a site */
        readonly get: operations["listMedia"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/media/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                /** @description The file's key; its ending says what kind of file it is. */
                readonly key: components["parameters"]["UploadKey"];
            };
            readonly cookie?: never;
        };
        /**
         * What is known of a media file
         * @description Its bytes are at `path`.
         */
        readonly get: operations["getMediaFile"];
        /**
         * Upload a media file
         * @description A new one with `If-None-Match: *`, other bytes for one that is there with `If-Match`, which takes a session. The key says what kind of file it is, and the bytes must be of that kind. They are public at once; the answer comes when they are on disk, and an upload that breaks off leaves nothing.
         */
        readonly put: operations["putMedia"];
        readonly post?: never;
        /**
         * Delete a media file
         * @description From this site; another one that has the key keeps it. It takes a session, since the file is public. What a public page shows stays (409 `in_use`) where the site's link policy is `refuse`.
         */
        readonly delete: operations["deleteMedia"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/media-changes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
            };
            readonly cookie?: never;
        };
        /**
         * What became of the media of a site
         * @description The newest 1,000 changes, with who made them.
         */
        readonly get: operations["listMediaChanges"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/media-uses/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly key: components["parameters"]["MediaKey"];
            };
            readonly cookie?: never;
        };
        /**
         * What shows a media file
         * @description In every environment of the site. Of a file that is not there, what would show it.
         */
        readonly get: operations["listMediaUses"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/block-types": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
            };
            readonly cookie?: never;
        };
        /** The block types of a site */
        readonly get: operations["listBlockTypes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/block-types/{type}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly type: components["parameters"]["BlockTypeName"];
            };
            readonly cookie?: never;
        };
        /** A block type */
        readonly get: operations["getBlockType"];
        /**
         * Make or change a block type
         * @description A new one with `If-None-Match: *`, a changed one with `If-Match`. It holds for what is published from then on; what is public stays.
         */
        readonly put: operations["putBlockType"];
        readonly post?: never;
        /**
         * Delete a block type
         * @description Blocks of that type are free from then on.
         */
        readonly delete: operations["deleteBlockType"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/page-types": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
            };
            readonly cookie?: never;
        };
        /** The page types of a site */
        readonly get: operations["listPageTypes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/page-types/{type}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly type: components["parameters"]["PageTypeName"];
            };
            readonly cookie?: never;
        };
        /** A page type */
        readonly get: operations["getPageType"];
        /**
         * Make or change a page type
         * @description A new one with `If-None-Match: *`, a changed one with `If-Match`. It holds for what is published from then on; what is public stays.
         */
        readonly put: operations["putPageType"];
        readonly post?: never;
        /**
         * Delete a page type
         * @description Pages of that type have the common fields again, and are free from then on.
         */
        readonly delete: operations["deletePageType"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/environments/{env}/block-types": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
            };
            readonly cookie?: never;
        };
        /** The block types of an environment */
        readonly get: operations["listEnvironmentBlockTypes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/environments/{env}/block-types/{type}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly type: components["parameters"]["BlockTypeName"];
            };
            readonly cookie?: never;
        };
        /** A block type of an environment */
        readonly get: operations["getEnvironmentBlockType"];
        /**
         * Give an environment a block type of its own
         * @description It takes the place of the site's of the same name in this environment alone; with the schema null the environment does not have the type. `If-None-Match: *` where neither has one, otherwise `If-Match`, of the site's too. It holds for what is published from then on; what is public stays.
         */
        readonly put: operations["putEnvironmentBlockType"];
        readonly post?: never;
        /**
         * Take away a block type that an environment has of its own
         * @description The site's holds there again; where it has none, blocks of that type are free.
         */
        readonly delete: operations["deleteEnvironmentBlockType"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/environments/{env}/page-types": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
            };
            readonly cookie?: never;
        };
        /** The page types of an environment */
        readonly get: operations["listEnvironmentPageTypes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/environments/{env}/page-types/{type}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly type: components["parameters"]["PageTypeName"];
            };
            readonly cookie?: never;
        };
        /** A page type of an environment */
        readonly get: operations["getEnvironmentPageType"];
        /**
         * Give an environment a page type of its own
         * @description It takes the place of the site's of the same name in this environment alone; with the schema null the environment does not have the type. `If-None-Match: *` where neither has one, otherwise `If-Match`, of the site's too. It holds for what is published from then on; what is public stays.
         */
        readonly put: operations["putEnvironmentPageType"];
        readonly post?: never;
        /**
         * Take away a page type that an environment has of its own
         * @description The site's holds there again; where it has none, pages of that type have the common fields and are free.
         */
        readonly delete: operations["deleteEnvironmentPageType"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/environments/{env}/releases": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
            };
            readonly cookie?: never;
        };
        /** The releases */
        readonly get: operations["listReleases"];
        readonly put?: never;
        /** A new release */
        readonly post: operations["createRelease"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/environments/{env}/promotion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
            };
            readonly cookie?: never;
        };
        /**
         * What promoting another environment would change
         * @description What is public in the environment `from` and not here, or otherwise here, and what is public here alone; by kind and key; and the block types and page types that differ. Nothing is changed.
         */
        readonly get: operations["comparePromotion"];
        readonly put?: never;
        /**
         * Promote another environment
         * @description Makes an open release here that makes public what is public in the environment `from`. Its documents become drafts here, over drafts that say something else; these stay in the history. Nothing is public before the release is. It is refused where its documents are not what the types of this environment say; with `types` those of the environment `from` come along and hold here at once, which takes a person's session. `If-Match` has the `version` of the comparison that you read.
         */
        readonly post: operations["promoteEnvironment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/environments/{env}/releases/{releaseId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly releaseId: components["parameters"]["ReleaseId"];
            };
            readonly cookie?: never;
        };
        /** A release */
        readonly get: operations["getRelease"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a release
         * @description One that is open or failed; previews of it show what is public from then on.
         */
        readonly delete: operations["deleteRelease"];
        readonly options?: never;
        readonly head?: never;
        /** Rename a release */
        readonly patch: operations["renameRelease"];
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/environments/{env}/releases/{releaseId}/items": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly releaseId: components["parameters"]["ReleaseId"];
            };
            readonly cookie?: never;
        };
        /** What is in a release */
        readonly get: operations["listReleaseItems"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/environments/{env}/releases/{releaseId}/items/{documentId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly releaseId: components["parameters"]["ReleaseId"];
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Put a document into a release
         * @description To be published, at a revision that later drafts do not change, or to be taken down. `If-Match` is of the release; so is the answer's `ETag`.
         */
        readonly put: operations["putReleaseItem"];
        readonly post?: never;
        /**
         * Take a document out of a release
         * @description `If-Match` is of the release; so is the answer's `ETag`.
         */
        readonly delete: operations["deleteReleaseItem"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/environments/{env}/releases/{releaseId}/rebase": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly releaseId: components["parameters"]["ReleaseId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Keep the items of a release over what was published since
         * @description Every conflict is settled in favour of the release, also while it is scheduled.
         */
        readonly post: operations["rebaseRelease"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/environments/{env}/releases/{releaseId}/publish": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly releaseId: components["parameters"]["ReleaseId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Publish a release
         * @description All of it or nothing. Items that are stale are listed (409 `release_conflict`), unless `force` is set.
         */
        readonly post: operations["publishRelease"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/environments/{env}/releases/{releaseId}/schedule": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly releaseId: components["parameters"]["ReleaseId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Publish a release at a time
         * @description Its items are fixed from then on. `onConflict` says what to do with items that are stale by then; a release that cannot be published becomes `failed`, and says why.
         */
        readonly put: operations["scheduleRelease"];
        readonly post?: never;
        /**
         * Do not publish it then
         * @description The release is open again.
         */
        readonly delete: operations["unscheduleRelease"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/environments/{env}/releases/{releaseId}/revert": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly releaseId: components["parameters"]["ReleaseId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A release that takes another one back
         * @description A new, open release with the opposite of every item of a published one, to be looked at, previewed and published like any other.
         */
        readonly post: operations["revertRelease"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/environments/{env}/deleted-documents": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
            };
            readonly cookie?: never;
        };
        /**
         * List deleted documents
         * @description Those whose history is still there. They come back by being created again, until they are erased.
         */
        readonly get: operations["listDeletedDocuments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/environments/{env}/deleted-documents/{documentId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        /** What erasing a deleted document would take */
        readonly get: operations["getDeletedDocument"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Erase a deleted document
         * @description With all of its revisions and its place in releases, for good. `If-Match` names what `getDeletedDocument` answered.
         */
        readonly delete: operations["eraseDocument"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/webhooks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
            };
            readonly cookie?: never;
        };
        /** List webhooks */
        readonly get: operations["listWebhooks"];
        readonly put?: never;
        /** A new webhook */
        readonly post: operations["createWebhook"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/webhooks/{webhookId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly webhookId: components["parameters"]["WebhookId"];
            };
            readonly cookie?: never;
        };
        /** A webhook */
        readonly get: operations["getWebhook"];
        readonly put?: never;
        readonly post?: never;
        /** Delete a webhook */
        readonly delete: operations["deleteWebhook"];
        readonly options?: never;
        readonly head?: never;
        /** Change a webhook */
        readonly patch: operations["updateWebhook"];
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/webhooks/{webhookId}/rotate-secret": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly webhookId: components["parameters"]["WebhookId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A new secret for a webhook
         * @description The old one signs nothing from then on.
         */
        readonly post: operations["rotateWebhookSecret"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/webhooks/{webhookId}/test": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly webhookId: components["parameters"]["WebhookId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a webhook a message
         * @description `webhook.test`, whatever it listens to.
         */
        readonly post: operations["testWebhook"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/webhooks/{webhookId}/deliveries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly webhookId: components["parameters"]["WebhookId"];
            };
            readonly cookie?: never;
        };
        /** What a webhook was sent */
        readonly get: operations["listWebhookDeliveries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/console/sites/{site}/webhooks/{webhookId}/resend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly webhookId: components["parameters"]["WebhookId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send messages again
         * @description Those that fit all of what is named, and are not waiting already: the same message under the same `webhook-id`, signed now, with all its tries. A webhook that is turned off is sent nothing.
         */
        readonly post: operations["resendWebhookDeliveries"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The console's page
         * @description Leads a signed-out visitor to sign-in before any HTML.
         */
        readonly get: operations["getConsole"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/console": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Redirect to the console
         * @description Leads to `/`, where it begins.
         */
        readonly get: operations["getConsoleStart"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/console/{page}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Which page; the console's script reads it, and says so when the page does not exist. */
                readonly page: components["parameters"]["ConsolePage"];
            };
            readonly cookie?: never;
        };
        /**
         * A page of the console
         * @description The same page as `/`, whose script shows what this address is about. It leads a signed-out visitor to sign-in before any HTML, and from there back to this very address.
         */
        readonly get: operations["getConsolePage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/visitor": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Who is signed in to this console
         * @description Answered with or without a session. A bridge that requires no sign-in has no `person`. The other consoles are there for those who may see this one.
         */
        readonly get: operations["getVisitor"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sign-in": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Sign in to this console
         * @description Leads to the auth surface, which leads to sign-in without a session, and back to `/sign-in/callback`. A cookie ties what comes back to this browser.
         */
        readonly get: operations["startSignIn"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sign-in/callback": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Back from the auth surface
         * @description Trades the one-time code for a session of this console and leads to `next`; a code that is late, used, or another browser's leads to the sign-in page with an error.
         */
        readonly get: operations["finishSignIn"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sign-out": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sign out, on every console */
        readonly post: operations["signOut"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Whether this surface can serve
         * @description `200` once the database answers and its migrations are done, `503` until then and whenever the data is out of reach or damaged; `reason` says which. Every operation that needs the data is answered with `503` then.
         */
        readonly get: operations["getHealth"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/metrics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Counters and timings for Prometheus
         * @description Answered to loopback callers only, unless `SVC_METRICS_PUBLIC=true`.
         */
        readonly get: operations["getMetrics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/docs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * This contract, as a page
         * @description Shows every operation of `/openapi.json`, and sends requests to this server.
         */
        readonly get: operations["getDocs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/manual": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The manual, as a page
         * @description Every page of the manual, with a search. It is the same on every surface.
         */
        readonly get: operations["getManual"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/openapi.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * This contract, as OpenAPI 3.1
         * @description Everything that this surface answers over HTTP. No credential is asked for, from no origin.
         */
        readonly get: operations["getOpenApi"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/.well-known/api-catalog": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What there is to be found here
         * @description An API catalog (RFC 9727): where the API begins, and where its contracts, its documentation and its state are.
         */
        readonly get: operations["getApiCatalog"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/assets/{file}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A file that the console's page loads
         * @description Scripts, styles and fonts. Each has a hash of its bytes in its name, so what is kept never has to be asked about again.
         */
        readonly get: operations["getAsset"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export interface webhooks {
    readonly contentPublished: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Something became public, or was taken down
         * @description Sent once the change is visible on every server.
         */
        readonly post: operations["receiveContentPublished"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly releasePublished: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A release was published
         * @description Beside it comes a message with the changes that the release made.
         */
        readonly post: operations["receiveReleasePublished"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly releaseFailed: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A scheduled release could not be published
         * @description It is open again, for people to resolve what is in its way.
         */
        readonly post: operations["receiveReleaseFailed"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly mediaChanged: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Files were uploaded, replaced or deleted
         * @description Sent only to webhooks that name it in `moreEvents`, once the change is visible on every server.
         */
        readonly post: operations["receiveMediaChanged"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly webhookTest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * An administrator tries the webhook
         * @description Sent to one webhook alone, whatever its events and whether or not it is active.
         */
        readonly post: operations["receiveWebhookTest"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description No dot segment, and without slash, backslash, `?`, `#` and control characters. */
        readonly PathSegment: string;
        readonly Meta: {
            /** @description Empty when the source has none. */
            readonly title: string;
            /** @description Empty when the source has none. */
            readonly description: string;
            /** @description Source paths that redirect to this document. */
            readonly redirectsFrom?: readonly string[];
        };
        /** @description What the block's type says. */
        readonly Fields: {
            readonly [key: string]: unknown;
        };
        readonly Block: {
            readonly id: string;
            readonly type: string;
            readonly fields: components["schemas"]["Fields"];
        };
        readonly Zone: {
            readonly blocks: readonly components["schemas"]["Block"][];
        };
        /** @description Zones by name. */
        readonly Zones: {
            readonly [key: string]: components["schemas"]["Zone"];
        };
        readonly Document: {
            readonly route: string;
            readonly meta: components["schemas"]["Meta"];
            readonly zones: components["schemas"]["Zones"];
        };
        /** @description Path segments between slashes; one extra slash may lead, one may trail. */
        readonly PathSegments: string;
        readonly PageFilter: {
            readonly [key: string]: string;
        };
        /** @description Begins with a slash, ends with none (but for the root); no dot segment, no backslash, `?`, `#` or control character. Kept in NFC. What begins with `/_` or `/i18n/` belongs to no document (409 `invalid_route`). */
        readonly DocumentRoute: string;
        /** @description A language tag (BCP 47) in its usual spelling: `de`, `de-CH`, `zh-Hant`. */
        readonly LanguageCode: string;
        /** Format: uuid */
        readonly Id: string;
        /** Format: date-time */
        readonly Moment: string;
        /** @description Those of its fields that its page type declares. */
        readonly DeliveredFields: {
            readonly [key: string]: unknown;
        };
        /** @description The language of the page; absent where the site has none. */
        readonly PageLanguageCode: string;
        /** @description The routes of its public versions by language, in order of these, its own among them; `x-default` is the one in the first language of the site. Absent where the site has no languages. */
        readonly Hreflang: {
            readonly [key: string]: string;
        };
        readonly PageListEntry: {
            readonly id: components["schemas"]["Id"];
            readonly type: string;
            readonly route: string;
            readonly title: string;
            readonly description: string;
            readonly updatedAt: components["schemas"]["Moment"];
            readonly fields: components["schemas"]["DeliveredFields"];
            readonly language?: components["schemas"]["PageLanguageCode"];
            readonly hreflang?: components["schemas"]["Hreflang"];
        };
        /** @description With `include`, the pages that the references lead to, by what the fields say; of hidden and missing ones none. */
        readonly IncludedPages: {
            readonly [key: string]: components["schemas"]["PageListEntry"];
        };
        /** @description There, and true, where the references lead to more than 500 pages. */
        readonly IncludedMore: boolean;
        readonly PageFacetValue: {
            /** @description As `filter` takes it. */
            readonly value: string;
            /** @description How many pages of the list have it. */
            readonly count: number;
        };
        readonly PageFacet: {
            /** @description The 50 most frequent, those of the same count in the order of their values. */
            readonly values: readonly components["schemas"]["PageFacetValue"][];
            /** @description There, and true, where there are more than 50 values. */
            readonly more?: boolean;
            /** @description There, and true, where the list has more than 10,000 pages; its first 10,000 are counted. */
            readonly approximate?: boolean;
        };
        /** @description With `facets`, the values of each of these fields. */
        readonly PageFacets: {
            readonly [key: string]: components["schemas"]["PageFacet"];
        };
        readonly PageList: {
            readonly documents: readonly components["schemas"]["PageListEntry"][];
            readonly included?: components["schemas"]["IncludedPages"];
            readonly includedMore?: components["schemas"]["IncludedMore"];
            readonly facets?: components["schemas"]["PageFacets"];
        };
        /** @description Its other fields. */
        readonly DeliveredMetadata: {
            readonly [key: string]: unknown;
        };
        /** @description A page with all that it has; `route`, `meta` and `zones` are those of its `Document`. */
        readonly PageDocument: {
            readonly id: components["schemas"]["Id"];
            /** @example page */
            readonly type: string;
            readonly updatedAt: components["schemas"]["Moment"];
            readonly fields: components["schemas"]["DeliveredFields"];
            readonly metadata: components["schemas"]["DeliveredMetadata"];
            readonly language?: components["schemas"]["PageLanguageCode"];
            readonly hreflang?: components["schemas"]["Hreflang"];
            readonly route: string;
            readonly meta: components["schemas"]["Meta"];
            readonly zones: components["schemas"]["Zones"];
            readonly included?: components["schemas"]["IncludedPages"];
            readonly includedMore?: components["schemas"]["IncludedMore"];
        };
        readonly FoundPage: {
            readonly id: components["schemas"]["Id"];
            readonly type: string;
            readonly route: string;
            readonly title: string;
            readonly description: string;
            readonly updatedAt: components["schemas"]["Moment"];
            /** @description Where the page has the words, as plain text; `…` where it was cut. It is text and not HTML, so a page that shows it has to escape it. */
            readonly excerpt: string;
            readonly language?: components["schemas"]["PageLanguageCode"];
            readonly hreflang?: components["schemas"]["Hreflang"];
        };
        readonly FoundPages: {
            readonly documents: readonly components["schemas"]["FoundPage"][];
            /**
             * @description There where more than 1,000 pages have the words: the first of them to be published were put in order, the others are not in the answer.
             * @enum {boolean}
             */
            readonly approximate?: true;
        };
        readonly Partial: {
            readonly key: string;
            readonly zones: components["schemas"]["Zones"];
        };
        readonly RouteListEntry: {
            readonly route: string;
            /** @example page */
            readonly type: string;
            /** Format: date-time */
            readonly updatedAt: string;
        };
        readonly RouteList: {
            readonly siteId: string;
            readonly environment: string;
            readonly routes: readonly components["schemas"]["RouteListEntry"][];
            readonly partials: readonly string[];
        };
        readonly Redirect: {
            readonly from: string;
            readonly to: string;
            /** @enum {integer} */
            readonly status: 301 | 302 | 307 | 308;
        };
        readonly RedirectList: {
            readonly redirects: readonly components["schemas"]["Redirect"][];
        };
        /** @description Translated strings by dotted key. */
        readonly Strings: {
            readonly [key: string]: string;
        };
        readonly PreviewTokenRequest: {
            readonly siteId: string;
            readonly envId: string;
            readonly releaseId?: string;
        };
        readonly PreviewToken: {
            readonly token: string;
            /** Format: date-time */
            readonly expiresAt: string;
        };
        /** @description Lower-case letters, digits and hyphens, at most 63, not beginning with a hyphen. */
        readonly Name: string;
        readonly Site: {
            readonly id: components["schemas"]["Name"];
            readonly createdAt: components["schemas"]["Moment"];
            readonly environments: readonly components["schemas"]["Name"][];
        };
        readonly SiteList: {
            readonly sites: readonly components["schemas"]["Site"][];
        };
        readonly NewSite: {
            readonly id: components["schemas"]["Name"];
        };
        /** @description What a site does about links that lead nowhere. */
        readonly LinkPolicy: {
            /**
             * @description `warn` names them in the answer; `refuse` publishes nothing that would leave one.
             * @enum {string}
             */
            readonly check: "off" | "warn" | "refuse";
            /** @description Paths of what is none of the site's pages, such as `/app`, with all below them. */
            readonly ignore: readonly string[];
        };
        /** @description Whether visitors may search a site. */
        readonly PublicSearch: {
            readonly enabled: boolean;
        };
        /** @description `fallback` is the language that is delivered where a version in this one is not public; none when absent. */
        readonly SiteLanguage: {
            readonly code: components["schemas"]["LanguageCode"];
            /** @description What routes of new pages in it begin with; pages may be elsewhere. When absent `/` of the first language, and `/` with the code of the others, `/de-ch`. No two have the same. */
            readonly prefix?: string;
            readonly fallback?: components["schemas"]["LanguageCode"];
        };
        /** @description In which languages a site is. */
        readonly SiteLanguages: {
            /** @description The first one is what the site is written in. None is a site that knows of no languages. */
            readonly languages: readonly components["schemas"]["SiteLanguage"][];
        };
        readonly Environment: {
            readonly siteId: components["schemas"]["Name"];
            readonly name: components["schemas"]["Name"];
            /** @description Another one after each change of what is public. */
            readonly contentVersion: string;
        };
        readonly EnvironmentList: {
            readonly environments: readonly components["schemas"]["Environment"][];
        };
        readonly NewEnvironment: {
            readonly name: components["schemas"]["Name"];
        };
        /** @enum {string} */
        readonly DocumentKind: "page" | "partial" | "strings" | "redirect";
        /**
         * @description `draft`: nothing of it is public. `published`: the draft is what is public. `changed`: public, and the draft is another one.
         * @enum {string}
         */
        readonly DocumentState: "draft" | "published" | "changed";
        readonly RevisionNumber: number;
        readonly DocumentSummary: {
            readonly id: components["schemas"]["Id"];
            readonly kind: components["schemas"]["DocumentKind"];
            readonly key: string;
            /** @description Empty for what has none. */
            readonly title: string;
            readonly state: components["schemas"]["DocumentState"];
            readonly draftRevision: components["schemas"]["RevisionNumber"];
            readonly liveRevision: number | null;
            readonly updatedAt: components["schemas"]["Moment"];
        };
        readonly DocumentList: {
            readonly documents: readonly components["schemas"]["DocumentSummary"][];
        };
        readonly TypeName: string;
        /** @description As `Meta`, within the limits of what is written. */
        readonly ContentMeta: {
            readonly title: string;
            readonly description: string;
            /** @description Source paths that redirect to this document. */
            readonly redirectsFrom?: readonly string[];
        };
        /** @description What a page has beside its title, description and blocks, by name. A draft that is saved without them keeps those that it has; `{}` has none. */
        readonly PageFields: {
            readonly [key: string]: unknown;
        };
        /** @description What the block's type says. */
        readonly ContentFields: {
            readonly [key: string]: unknown;
        };
        readonly ContentBlock: {
            readonly id: string;
            readonly type: string;
            readonly fields: components["schemas"]["ContentFields"];
        };
        readonly ContentZone: {
            readonly blocks: readonly components["schemas"]["ContentBlock"][];
        };
        /** @description Zones by name. */
        readonly ContentZones: {
            readonly [key: string]: components["schemas"]["ContentZone"];
        };
        readonly PageContent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "page";
            readonly route: components["schemas"]["DocumentRoute"];
            readonly type: components["schemas"]["TypeName"];
            readonly meta: components["schemas"]["ContentMeta"];
            readonly fields?: components["schemas"]["PageFields"];
            readonly zones: components["schemas"]["ContentZones"];
        };
        /** @description Segments between slashes, as those of a route. */
        readonly DocumentKey: string;
        readonly PartialContent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "partial";
            readonly key: components["schemas"]["DocumentKey"];
            readonly zones: components["schemas"]["ContentZones"];
        };
        /** @description A language tag (BCP 47). */
        readonly LocaleTag: string;
        /** @description Translated strings by dotted key. */
        readonly ContentStrings: {
            readonly [key: string]: string;
        };
        readonly StringsContent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "strings";
            readonly locale: components["schemas"]["LocaleTag"];
            readonly strings: components["schemas"]["ContentStrings"];
        };
        readonly RedirectContent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "redirect";
            readonly from: components["schemas"]["DocumentRoute"];
            readonly to: components["schemas"]["DocumentRoute"];
            /** @enum {integer} */
            readonly status: 301 | 302 | 307 | 308;
        };
        /** @description What a document says; its `kind` never changes. */
        readonly Content: components["schemas"]["PageContent"] | components["schemas"]["PartialContent"] | components["schemas"]["StringsContent"] | components["schemas"]["RedirectContent"];
        /** @description Who did something. */
        readonly Actor: {
            /** @description Of the member or agent; a word for what has no member, `import` for one. */
            readonly id: string;
            /** @enum {string} */
            readonly kind: "person" | "agent" | "command";
            /** @description As people know them: a member's email, an agent's name. */
            readonly name: string | null;
        };
        readonly DraftState: {
            readonly revision: components["schemas"]["RevisionNumber"];
            readonly updatedAt: components["schemas"]["Moment"];
            readonly author: components["schemas"]["Actor"];
        };
        readonly LiveState: {
            readonly revision: components["schemas"]["RevisionNumber"];
            /** @description Where it is public; another one than the draft's while a move is not published. */
            readonly key: string;
            readonly publishedAt: components["schemas"]["Moment"];
            /** @description Null for what was published before that was recorded. */
            readonly publishedBy: components["schemas"]["Actor"] | null;
        };
        /** @description A `Content` as it was written or imported; one that was imported long ago may be outside today's limits. */
        readonly StoredContent: {
            readonly kind: components["schemas"]["DocumentKind"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description A link that leads nowhere. */
        readonly LinkFault: {
            readonly documentId: components["schemas"]["Id"];
            readonly kind: components["schemas"]["DocumentKind"];
            /** @description Of the document that has it. */
            readonly key: string;
            /** @description JSON Pointer into what is delivered of the document, or into its fields. */
            readonly place: string;
            /** @description As it is written. */
            readonly text: string;
        };
        /** @description Of what was just published, where the site wants to be told; absent where there are none. */
        readonly BrokenLinks: readonly components["schemas"]["LinkFault"][];
        readonly ReleaseName: string;
        /**
         * @description What to do with items that are stale when the release is due: `fail` the release, `rebase` them over what was published since, or `skip` them. Items of deleted documents are never published.
         * @default fail
         * @enum {string}
         */
        readonly OnConflict: "fail" | "rebase" | "skip";
        readonly ScheduledRelease: {
            readonly id: components["schemas"]["Id"];
            readonly name: components["schemas"]["ReleaseName"];
            readonly scheduledAt: components["schemas"]["Moment"];
            readonly onConflict: components["schemas"]["OnConflict"];
        };
        /** @description The first 100 scheduled releases, by time, that contain what was just published or unpublished: their items are stale now. Absent where there are none. */
        readonly ScheduledIn: readonly components["schemas"]["ScheduledRelease"][];
        readonly ConsoleDocument: {
            readonly id: components["schemas"]["Id"];
            readonly kind: components["schemas"]["DocumentKind"];
            /** @description Of the draft: a route, a key, a locale; of a redirect `[from, to, status]` as JSON. */
            readonly key: string;
            readonly state: components["schemas"]["DocumentState"];
            readonly draft: components["schemas"]["DraftState"];
            readonly live: components["schemas"]["LiveState"] | null;
            readonly content: components["schemas"]["StoredContent"];
            readonly brokenLinks?: components["schemas"]["BrokenLinks"];
            readonly scheduledIn?: components["schemas"]["ScheduledIn"];
        };
        /**
         * @description `all`: in one transaction, all of them or none. `each`: every one by itself, whatever becomes of the others.
         * @enum {string}
         */
        readonly BulkMode: "all" | "each";
        /** @description The `ETag` of the document as you read it, without the quotes; any state when absent. */
        readonly BulkEtag: string;
        /** @description The revision of its draft as you read it; any when absent. */
        readonly BulkRevision: number;
        readonly BulkTarget: {
            readonly id: components["schemas"]["Id"];
            readonly etag?: components["schemas"]["BulkEtag"];
            readonly draftRevision?: components["schemas"]["BulkRevision"];
        };
        /** @description Each document once. */
        readonly BulkTargets: readonly components["schemas"]["BulkTarget"][];
        /** @description Drafts become public; `publishDocument` of several. */
        readonly BulkPublish: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly action: "publish";
            readonly mode: components["schemas"]["BulkMode"];
            readonly documents: components["schemas"]["BulkTargets"];
        };
        /** @description Documents are taken off the site, and their drafts stay; `unpublishDocument` of several. */
        readonly BulkUnpublish: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly action: "unpublish";
            readonly mode: components["schemas"]["BulkMode"];
            readonly documents: components["schemas"]["BulkTargets"];
        };
        /** @description The name of a list of texts; `tags` when absent. */
        readonly BulkField: string;
        readonly BulkWords: readonly string[];
        /** @description Words come into a field of pages, or leave it, in their drafts. */
        readonly BulkTag: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly action: "tag";
            readonly mode: components["schemas"]["BulkMode"];
            readonly documents: components["schemas"]["BulkTargets"];
            readonly field?: components["schemas"]["BulkField"];
            readonly add?: components["schemas"]["BulkWords"];
            readonly remove?: components["schemas"]["BulkWords"];
        };
        readonly BulkMoveTarget: {
            readonly id: components["schemas"]["Id"];
            readonly etag?: components["schemas"]["BulkEtag"];
            readonly draftRevision?: components["schemas"]["BulkRevision"];
            readonly to: components["schemas"]["DocumentRoute"];
        };
        /** @description Pages get other routes, in their drafts; `moveDocument` of several. */
        readonly BulkMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly action: "move";
            readonly mode: components["schemas"]["BulkMode"];
            /** @description Each document once. */
            readonly documents: readonly components["schemas"]["BulkMoveTarget"][];
            /** @description As of `moveDocument`; true when absent. */
            readonly redirect?: boolean;
        };
        /** @description Documents that are not public are deleted, and their history stays; `deleteDocument` of several. */
        readonly BulkDelete: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly action: "delete";
            readonly mode: components["schemas"]["BulkMode"];
            readonly documents: components["schemas"]["BulkTargets"];
        };
        /** @description What is done to several documents. Each may say which state of it is meant. */
        readonly BulkChange: components["schemas"]["BulkPublish"] | components["schemas"]["BulkUnpublish"] | components["schemas"]["BulkTag"] | components["schemas"]["BulkMove"] | components["schemas"]["BulkDelete"];
        readonly FieldError: {
            /** @enum {string} */
            readonly in: "path" | "query" | "header" | "cookie" | "body";
            /** @description The parameter, or the JSON Pointer (RFC 6901) into the body without its first slash; empty for the whole body. */
            readonly name: string;
            readonly message: string;
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly Problem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            readonly status: number;
            /** @description For programs; never changes its meaning. */
            readonly code: string;
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description What became of one document. */
        readonly BulkOutcome: {
            readonly id: components["schemas"]["Id"];
            /**
             * @description `unchanged`: it was like that already. `left`: not tried, or taken back, since another one was refused.
             * @enum {string}
             */
            readonly outcome: "changed" | "unchanged" | "refused" | "left";
            readonly kind?: components["schemas"]["DocumentKind"];
            /** @description Of its draft, as lists have it; absent where no such document is there. */
            readonly key?: string;
            /** @description Its `ETag` now, without the quotes; absent where it was deleted or not changed. */
            readonly etag?: string;
            readonly problem?: components["schemas"]["Problem"];
        };
        readonly BulkResult: {
            readonly documents: readonly components["schemas"]["BulkOutcome"][];
            readonly brokenLinks?: components["schemas"]["BrokenLinks"];
            readonly scheduledIn?: components["schemas"]["ScheduledIn"];
        };
        readonly Move: {
            readonly to: components["schemas"]["DocumentRoute"];
            /**
             * @description Whether the old route redirects to the new one once the move is public; only what is public has one.
             * @default true
             */
            readonly redirect?: boolean;
        };
        readonly Restore: {
            readonly revision: components["schemas"]["RevisionNumber"];
        };
        readonly DocumentLink: {
            /** @description JSON Pointer into the draft. */
            readonly place: string;
            /** @description As it is written. */
            readonly text: string;
            /**
             * @description `id` names a document by its id.
             * @enum {string}
             */
            readonly kind: "page" | "partial" | "media" | "id";
            /**
             * @description `draft`: a document is there, and not public. `missing`: nothing is.
             * @enum {string}
             */
            readonly state: "public" | "draft" | "missing";
            /** @description Where it leads now; null where nothing is. */
            readonly key: string | null;
            /** @description Null for media, and where nothing or a redirect is. */
            readonly documentId: string | null;
        };
        readonly DocumentLinkList: {
            /** @description In their order. */
            readonly links: readonly components["schemas"]["DocumentLink"][];
        };
        /** @description A link to a document or file. */
        readonly Use: {
            readonly environment: components["schemas"]["Name"];
            readonly documentId: components["schemas"]["Id"];
            readonly kind: components["schemas"]["DocumentKind"];
            /** @description Of the document that has it. */
            readonly key: string;
            /** @description JSON Pointer into that document. */
            readonly place: string;
            /** @description As it is written. */
            readonly text: string;
            /** @description Whether what is public has it. */
            readonly isPublic: boolean;
            /** @description Whether the draft has it. */
            readonly isDraft: boolean;
        };
        readonly UseList: {
            /** @description 100 at most. */
            readonly uses: readonly components["schemas"]["Use"][];
            /** @description Whether there are others. */
            readonly more: boolean;
        };
        readonly RevisionSummary: {
            readonly revision: components["schemas"]["RevisionNumber"];
            readonly key: string;
            readonly createdAt: components["schemas"]["Moment"];
            readonly author: components["schemas"]["Actor"];
            readonly isDraft: boolean;
            readonly isLive: boolean;
        };
        readonly RevisionList: {
            /** @description The newest first. */
            readonly revisions: readonly components["schemas"]["RevisionSummary"][];
        };
        readonly Revision: {
            readonly revision: components["schemas"]["RevisionNumber"];
            readonly key: string;
            readonly createdAt: components["schemas"]["Moment"];
            readonly author: components["schemas"]["Actor"];
            readonly isDraft: boolean;
            readonly isLive: boolean;
            readonly content: components["schemas"]["StoredContent"];
        };
        readonly Change: {
            /** @enum {string} */
            readonly op: "add" | "remove" | "replace" | "move";
            /** @description JSON Pointer (RFC 6901). */
            readonly path: string;
            /** @description Of a `move`. */
            readonly from?: string;
            /** @description Of an `add` or `replace`. */
            readonly value?: unknown;
            /** @description What a `remove` or `replace` takes away; RFC 6902 lets it be ignored. */
            readonly before?: unknown;
        };
        readonly Diff: {
            /** @description Null for nothing at all. */
            readonly from: number | null;
            readonly to: components["schemas"]["RevisionNumber"];
            /** @description What makes the content of `to` of that of `from`, in order (JSON Patch, RFC 6902). */
            readonly changes: readonly components["schemas"]["Change"][];
        };
        /**
         * Format: uuid
         * @description The id of the source, which all versions have in common. It stays when the source is deleted, until another version has its language.
         */
        readonly TranslationId: string;
        readonly TranslatedPage: {
            readonly id: components["schemas"]["Id"];
            /** @description Of the draft. */
            readonly route: string;
            readonly title: string;
            readonly state: components["schemas"]["DocumentState"];
            readonly draftRevision: components["schemas"]["RevisionNumber"];
            /** @description Null where it is not public. */
            readonly publicRoute: string | null;
            /** @description The draft of the source that it is in step with; null for the source. */
            readonly sourceRevision: number | null;
        };
        readonly TranslationVersion: {
            readonly language: string;
            /**
             * @description `source`: what the others are translated from. `current`: in step with it. `outdated`: the source's draft is a later one. `missing`: there is no page.
             * @enum {string}
             */
            readonly status: "source" | "current" | "outdated" | "missing";
            readonly page: components["schemas"]["TranslatedPage"] | null;
        };
        /** @description A page in its languages. */
        readonly Translations: {
            readonly id: components["schemas"]["TranslationId"];
            /** @description Of the source; of another version where that is gone. */
            readonly title: string;
            /** @description One for each language of the site, in its order. */
            readonly versions: readonly components["schemas"]["TranslationVersion"][];
        };
        readonly TranslationList: {
            /** @description Those of the site, in its order. */
            readonly languages: readonly string[];
            readonly translations: readonly components["schemas"]["Translations"][];
        };
        /** @description What a page is a version of. */
        readonly Translation: {
            readonly language: components["schemas"]["LanguageCode"];
            readonly of?: components["schemas"]["Id"];
            /** @description The draft of the source that it is in step with; the newest where this is absent and it was none of its versions. */
            readonly sourceRevision?: number;
        };
        readonly NewTranslation: {
            readonly language: components["schemas"]["LanguageCode"];
            readonly route?: components["schemas"]["DocumentRoute"];
        };
        readonly PublishTranslations: {
            /** @description Only these; all when absent. */
            readonly languages?: readonly components["schemas"]["LanguageCode"][];
        };
        /** @enum {string} */
        readonly RuleReason: "conflict" | "self_loop" | "cycle" | "from_is_published" | "target_not_published" | "target_external" | "malformed_from";
        readonly RedirectRule: {
            readonly from: string;
            readonly to: string;
            readonly status: number;
            readonly documentId: components["schemas"]["Id"];
            /** @description Of the page or redirect document that declares the rule. */
            readonly documentKey: string;
            /** @description Why the rule is not in force; null where it is. */
            readonly leftOut: components["schemas"]["RuleReason"] | null;
        };
        readonly RedirectRuleList: {
            readonly rules: readonly components["schemas"]["RedirectRule"][];
        };
        readonly MediaFile: {
            readonly key: string;
            /** @description SHA-256 of the bytes, in hex. */
            readonly hash: string;
            /** @description In bytes. */
            readonly size: number;
            readonly type: string;
            /** @description Of an image, in pixels. */
            readonly width: number | null;
            readonly height: number | null;
            readonly updatedAt: components["schemas"]["Moment"];
            /** @description Where it is delivered. */
            readonly path: string;
        };
        readonly MediaList: {
            readonly media: readonly components["schemas"]["MediaFile"][];
        };
        /** @description The bytes of a file, as they are. */
        readonly Bytes: Blob | Uint8Array | ReadableStream<Uint8Array>;
        /** @enum {string} */
        readonly MediaAction: "created" | "replaced" | "deleted";
        readonly MediaChange: {
            readonly key: string;
            readonly action: components["schemas"]["MediaAction"];
            /** @description SHA-256 of the bytes that came, in hex; null where the file was deleted. */
            readonly hash: string | null;
            /** @description In bytes. */
            readonly size: number | null;
            readonly author: components["schemas"]["Actor"];
            readonly changedAt: components["schemas"]["Moment"];
        };
        readonly MediaChangeList: {
            /** @description The newest first. */
            readonly changes: readonly components["schemas"]["MediaChange"][];
        };
        /** @description JSON Schema (2020-12) of a block's `fields`; `$ref` leads nowhere outside of it. */
        readonly BlockSchema: {
            readonly [key: string]: unknown;
        };
        readonly BlockType: {
            readonly type: string;
            readonly schema: components["schemas"]["BlockSchema"];
        };
        readonly BlockTypeList: {
            readonly blockTypes: readonly components["schemas"]["BlockType"][];
        };
        /** @description A letter, then at most 63 letters, digits, `_` and `-`. */
        readonly BlockTypeName: string;
        /** @description JSON Schema (2020-12) of a page's fields, whose `properties` are the fields that the type declares; `$ref` leads nowhere outside of it. A property with `filterable: true` can be in a condition of a list, one with `sortable: true` be its order: texts, numbers, booleans, and texts of the format `date` or `date-time`; lists of texts or numbers are filterable alone. */
        readonly PageSchema: {
            readonly [key: string]: unknown;
        };
        readonly PageType: {
            readonly type: string;
            readonly schema: components["schemas"]["PageSchema"];
        };
        readonly PageTypeList: {
            readonly pageTypes: readonly components["schemas"]["PageType"][];
        };
        /**
         * @description `site`: as all environments have it that have none of their own. `environment`: its own.
         * @enum {string}
         */
        readonly TypeOrigin: "site" | "environment";
        /** @description Null where the environment does not have the type. */
        readonly MaybeBlockSchema: components["schemas"]["BlockSchema"] | null;
        /** @description A block type as it holds in an environment. */
        readonly EnvironmentBlockType: {
            readonly type: string;
            readonly origin: components["schemas"]["TypeOrigin"];
            readonly schema: components["schemas"]["MaybeBlockSchema"];
        };
        readonly EnvironmentBlockTypeList: {
            readonly blockTypes: readonly components["schemas"]["EnvironmentBlockType"][];
        };
        readonly NewEnvironmentBlockType: {
            readonly schema: components["schemas"]["MaybeBlockSchema"];
        };
        /** @description Null where the environment does not have the type. */
        readonly MaybePageSchema: components["schemas"]["PageSchema"] | null;
        /** @description A page type as it holds in an environment. */
        readonly EnvironmentPageType: {
            readonly type: string;
            readonly origin: components["schemas"]["TypeOrigin"];
            readonly schema: components["schemas"]["MaybePageSchema"];
        };
        readonly EnvironmentPageTypeList: {
            readonly pageTypes: readonly components["schemas"]["EnvironmentPageType"][];
        };
        readonly NewEnvironmentPageType: {
            readonly schema: components["schemas"]["MaybePageSchema"];
        };
        /**
         * @description `open`: items come and go. `scheduled`: fixed, and due. `failed`: was due and could not be published; as `open`. `published`: done, for good.
         * @enum {string}
         */
        readonly ReleaseState: "open" | "scheduled" | "failed" | "published";
        readonly MaybeActor: components["schemas"]["Actor"] | null;
        /** @description A document that was in a release, and that something else was published for before it was due. */
        readonly SkippedItem: {
            readonly documentId: components["schemas"]["Id"];
            readonly kind: components["schemas"]["DocumentKind"];
            readonly key: string;
        };
        /** @description Why a scheduled release was not published. */
        readonly ReleaseFailure: {
            /** @description As a problem's: `release_conflict`, `content_invalid`, `route_taken`, `links_broken`. */
            readonly code: string;
            /** @description For people. */
            readonly message: string;
            readonly at: components["schemas"]["Moment"];
        };
        readonly MaybeFailure: components["schemas"]["ReleaseFailure"] | null;
        readonly Release: {
            readonly id: components["schemas"]["Id"];
            readonly name: components["schemas"]["ReleaseName"];
            readonly state: components["schemas"]["ReleaseState"];
            readonly createdAt: components["schemas"]["Moment"];
            readonly createdBy: components["schemas"]["MaybeActor"];
            /** @description How many. */
            readonly items: number;
            /** @description How many of them are stale: something else was published since. 0 for a published release. */
            readonly conflicts: number;
            /** Format: date-time */
            readonly scheduledAt: string | null;
            readonly scheduledBy: components["schemas"]["MaybeActor"];
            readonly onConflict?: components["schemas"]["OnConflict"];
            /** @description The first 100 of the items that were left out when it was published; absent where there are none. */
            readonly skipped?: readonly components["schemas"]["SkippedItem"][];
            /** Format: date-time */
            readonly publishedAt: string | null;
            readonly publishedBy: components["schemas"]["MaybeActor"];
            readonly failure: components["schemas"]["MaybeFailure"];
            /** @description The id of the release that this one takes back. */
            readonly reverts: string | null;
            /** @description Counts the changes of the release and its items. */
            readonly version: number;
            readonly brokenLinks?: components["schemas"]["BrokenLinks"];
            readonly scheduledIn?: components["schemas"]["ScheduledIn"];
        };
        readonly ReleaseList: {
            /** @description The newest first. */
            readonly releases: readonly components["schemas"]["Release"][];
        };
        readonly NewRelease: {
            readonly name: components["schemas"]["ReleaseName"];
        };
        readonly PromotionType: {
            /** @enum {string} */
            readonly of: "block" | "page";
            readonly type: string;
            /** @enum {string} */
            readonly change: "added" | "changed" | "removed";
        };
        /** @description What is public of a document. */
        readonly PublicRevision: {
            readonly documentId: components["schemas"]["Id"];
            readonly revision: components["schemas"]["RevisionNumber"];
        };
        readonly MaybePublicRevision: components["schemas"]["PublicRevision"] | null;
        /** @description Of a page that becomes a version of something else with the release; absent where it stays what it is. */
        readonly ReleasedTranslation: {
            readonly language: components["schemas"]["LanguageCode"];
            /** @description The route of the page that it becomes a version of; null for a page of its own. */
            readonly of: string | null;
        };
        readonly PromotionChange: {
            readonly kind: components["schemas"]["DocumentKind"];
            readonly key: string;
            /** @description Empty for what has none. */
            readonly title: string;
            /** @enum {string} */
            readonly change: "added" | "changed" | "removed";
            readonly source: components["schemas"]["MaybePublicRevision"];
            readonly target: components["schemas"]["MaybePublicRevision"];
            /** @description Whether a draft here says something else than either. */
            readonly replacesDraft: boolean;
            readonly translation?: components["schemas"]["ReleasedTranslation"];
        };
        readonly Promotion: {
            readonly from: string;
            /** @description Stands for all that is compared: the `If-Match` with which it is promoted, without the quotes. */
            readonly version: string;
            /** @description How many documents are public there alone. */
            readonly added: number;
            /** @description How many are public in both, and say something else there. */
            readonly changed: number;
            /** @description How many are public here alone. */
            readonly removed: number;
            /** @description The types that hold in one of the environments alone, or say something else there. */
            readonly types: readonly components["schemas"]["PromotionType"][];
            readonly changes: readonly components["schemas"]["PromotionChange"][];
        };
        readonly NewPromotion: {
            readonly from: components["schemas"]["Name"];
            readonly name: components["schemas"]["ReleaseName"];
            /**
             * @description Whether the release takes down what is public here alone.
             * @default false
             */
            readonly remove?: boolean;
            /**
             * @description Whether the types that differ come along, and hold here at once.
             * @default false
             */
            readonly types?: boolean;
        };
        readonly ReleaseItem: {
            readonly documentId: components["schemas"]["Id"];
            readonly kind: components["schemas"]["DocumentKind"];
            /** @description Where the revision will be public; of an `unpublish`, where it is. */
            readonly key: string;
            readonly title: string;
            /** @enum {string} */
            readonly action: "publish" | "unpublish";
            /** @description Null for `unpublish`. */
            readonly revision: number | null;
            /** @description What was public when the item was made or rebased. */
            readonly baseRevision: number | null;
            /** @description What is public now. */
            readonly liveRevision: number | null;
            readonly conflict: boolean;
            readonly translation?: components["schemas"]["ReleasedTranslation"];
        };
        readonly ReleaseItemList: {
            readonly items: readonly components["schemas"]["ReleaseItem"][];
        };
        readonly PutReleaseItem: {
            /** @enum {string} */
            readonly action: "publish" | "unpublish";
            /** @description The revision to publish; the newest when absent. Ignored for `unpublish`. */
            readonly revision?: number;
        };
        readonly PublishRelease: {
            /**
             * @description Whether to publish over what was published since the items were made.
             * @default false
             */
            readonly force?: boolean;
        };
        readonly Schedule: {
            /**
             * Format: date-time
             * @description In the past: at once.
             */
            readonly at: string;
            readonly onConflict?: components["schemas"]["OnConflict"];
        };
        readonly DeletedDocument: {
            readonly id: components["schemas"]["Id"];
            readonly kind: components["schemas"]["DocumentKind"];
            /** @description Of a page its route, of a redirect the path that leads on. */
            readonly key: string;
            /** @description How many revisions there are. */
            readonly revisions: number;
            /** @description How many releases name it. */
            readonly releases: number;
            readonly deletedAt: components["schemas"]["Moment"];
        };
        readonly DeletedDocumentList: {
            /** @description By id, the oldest document first. */
            readonly documents: readonly components["schemas"]["DeletedDocument"][];
        };
        /** @description https, without credentials; http and private addresses only for hosts of `SVC_WEBHOOK_HOSTS`. */
        readonly WebhookUrl: string;
        /** @enum {string} */
        readonly WebhookEvent: "content.published" | "release.published" | "release.failed" | "webhook.test";
        /** @description The `type` of a message. */
        readonly MessageType: string;
        readonly Webhook: {
            readonly id: components["schemas"]["Id"];
            readonly url: components["schemas"]["WebhookUrl"];
            /** @description The events it receives; all of them when empty. */
            readonly events: readonly components["schemas"]["WebhookEvent"][];
            /** @description What it receives beside these, such as `media.changed`; absent where that is nothing. */
            readonly moreEvents?: readonly components["schemas"]["MessageType"][];
            readonly active: boolean;
            readonly createdAt: components["schemas"]["Moment"];
            readonly updatedAt: components["schemas"]["Moment"];
        };
        readonly WebhookList: {
            readonly webhooks: readonly components["schemas"]["Webhook"][];
        };
        /** @description The events to receive; all of them when empty. */
        readonly ChosenEvents: readonly ("content.published" | "release.published" | "release.failed" | "webhook.test")[];
        /** @description Events to receive beside these; they are sent only where they are named here. */
        readonly ChosenMoreEvents: readonly "media.changed"[];
        readonly NewWebhook: {
            readonly url: components["schemas"]["WebhookUrl"];
            readonly events?: components["schemas"]["ChosenEvents"];
            readonly moreEvents?: components["schemas"]["ChosenMoreEvents"];
        };
        readonly WebhookSecret: {
            readonly webhook: components["schemas"]["Webhook"];
            /** @description Signs what is sent (Standard Webhooks); shown this once. */
            readonly secret: string;
        };
        readonly WebhookChange: {
            readonly url?: components["schemas"]["WebhookUrl"];
            readonly events?: components["schemas"]["ChosenEvents"];
            readonly moreEvents?: components["schemas"]["ChosenMoreEvents"];
            readonly active?: boolean;
        };
        readonly WebhookDelivery: {
            readonly id: components["schemas"]["Id"];
            readonly event: components["schemas"]["WebhookEvent"];
            /** @description The type of a message that is sent on request alone; `event` is `content.published` then. */
            readonly type?: components["schemas"]["MessageType"];
            /** @enum {string} */
            readonly state: "pending" | "delivered" | "failed";
            readonly attempts: number;
            readonly lastStatus: number | null;
            readonly lastError: string | null;
            readonly createdAt: components["schemas"]["Moment"];
            /** Format: date-time */
            readonly lastTriedAt: string | null;
        };
        readonly WebhookDeliveryList: {
            /** @description The newest first. */
            readonly deliveries: readonly components["schemas"]["WebhookDelivery"][];
        };
        readonly WebhookResend: {
            readonly ids?: readonly components["schemas"]["Id"][];
            /** @enum {string} */
            readonly state?: "delivered" | "failed";
            /**
             * Format: date-time
             * @description Created at this time or later.
             */
            readonly since?: string;
            /**
             * Format: date-time
             * @description Created before this time.
             */
            readonly until?: string;
        };
        readonly WebhookResent: {
            /** @description How many messages are on their way again. */
            readonly resent: number;
            /** @description How many fit and cannot be sent, since what they said is no longer stored. */
            readonly withoutPayload: number;
        };
        readonly Text: string;
        readonly VisitingPerson: {
            /** @description Null for who has given none. */
            readonly name: string | null;
            readonly email: string;
            /** @enum {string} */
            readonly role: "admin" | "member";
        };
        readonly ConsoleLink: {
            /** @enum {string} */
            readonly surface: "auth" | "bridge" | "content";
            /**
             * Format: uri
             * @description Its first page.
             */
            readonly url: string;
        };
        /** @description Who looks at a console. */
        readonly Visitor: {
            /** @description Null without a session. */
            readonly person: components["schemas"]["VisitingPerson"] | null;
            /** @description Where people look after their account; null without an auth surface. */
            readonly accountUrl: string | null;
            /**
             * Format: uri
             * @description Where the person proves that it is them, while their last proof is too old for what asks for a fresh one (`step_up_required`).
             */
            readonly proofUrl?: string;
            /** @description The consoles of the other surfaces that this process knows the address of, and that are for this visitor: that of a bridge that requires a sign-in is for administrators. */
            readonly consoles: readonly components["schemas"]["ConsoleLink"][];
        };
        readonly Health: {
            /** @constant */
            readonly status: "ready";
            /** @enum {string} */
            readonly surface: "auth" | "bridge" | "content";
        };
        /** @description An OpenAPI or AsyncAPI document. */
        readonly ContractDocument: {
            readonly [key: string]: unknown;
        };
        readonly LinkTarget: {
            /** Format: uri */
            readonly href: string;
            /** @description Its media type. */
            readonly type?: string;
        };
        readonly LinkContext: {
            /**
             * Format: uri
             * @description What the links start from.
             */
            readonly anchor: string;
            /** @description APIs of this catalog. */
            readonly item?: readonly components["schemas"]["LinkTarget"][];
            /** @description Contracts for programs (RFC 8631). */
            readonly "service-desc"?: readonly components["schemas"]["LinkTarget"][];
            /** @description Documentation for people (RFC 8631). */
            readonly "service-doc"?: readonly components["schemas"]["LinkTarget"][];
            /** @description Whether it can serve (RFC 8631). */
            readonly status?: readonly components["schemas"]["LinkTarget"][];
        };
        /** @description Links, by what they start from (RFC 9264, 4.2). */
        readonly LinkSet: {
            readonly linkset: readonly components["schemas"]["LinkContext"][];
        };
        /** @description The environment's version since this change, a word without order. */
        readonly WebhookContentVersion: string;
        readonly AnnouncedChange: {
            readonly kind: components["schemas"]["DocumentKind"];
            /** @description Of a page its route, of a redirect the path that leads on. */
            readonly key: string;
            /** @enum {string} */
            readonly action: "publish" | "unpublish";
        };
        readonly ContentPublishedEvent: {
            /** @constant */
            readonly type: "content.published";
            readonly timestamp: components["schemas"]["Moment"];
            readonly data: {
                readonly siteId: components["schemas"]["Name"];
                readonly environment: components["schemas"]["Name"];
                readonly contentVersion: components["schemas"]["WebhookContentVersion"];
                /** @description The first hundred. */
                readonly changes: readonly components["schemas"]["AnnouncedChange"][];
                /** @description How many changes there are. */
                readonly changed: number;
            };
        };
        readonly ReleasePublishedEvent: {
            /** @constant */
            readonly type: "release.published";
            readonly timestamp: components["schemas"]["Moment"];
            readonly data: {
                readonly siteId: components["schemas"]["Name"];
                readonly environment: components["schemas"]["Name"];
                /** @description As of published content; null where the release changed nothing that is delivered. */
                readonly contentVersion: string | null;
                readonly releaseId: components["schemas"]["Id"];
                readonly name: components["schemas"]["ReleaseName"];
            };
        };
        readonly ReleaseFailedEvent: {
            /** @constant */
            readonly type: "release.failed";
            readonly timestamp: components["schemas"]["Moment"];
            readonly data: {
                readonly siteId: components["schemas"]["Name"];
                readonly environment: components["schemas"]["Name"];
                readonly releaseId: components["schemas"]["Id"];
                readonly name: components["schemas"]["ReleaseName"];
                /** @description Why, as a problem would say it. */
                readonly code: string;
            };
        };
        readonly AnnouncedMediaChange: {
            readonly key: string;
            readonly action: components["schemas"]["MediaAction"];
            /** @description SHA-256 of the bytes that came, in hex; null where the file was deleted. */
            readonly hash: string | null;
            /** @description In bytes. */
            readonly size: number | null;
        };
        readonly MediaChangedEvent: {
            /** @constant */
            readonly type: "media.changed";
            readonly timestamp: components["schemas"]["Moment"];
            readonly data: {
                readonly siteId: components["schemas"]["Name"];
                readonly author: components["schemas"]["Actor"];
                /** @description The first hundred. */
                readonly changes: readonly components["schemas"]["AnnouncedMediaChange"][];
                /** @description How many changes there are. */
                readonly changed: number;
            };
        };
        readonly WebhookTestEvent: {
            /** @constant */
            readonly type: "webhook.test";
            readonly timestamp: components["schemas"]["Moment"];
            readonly data: {
                readonly siteId: components["schemas"]["Name"];
            };
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly RangeNotSatisfiableProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 416;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "range_not_satisfiable";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly SessionOfOurOwnStepUpRequiredProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 403;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "foreign_origin" | "session_required" | "step_up_required";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly AdministratorChangesOnlyStepUpRequiredProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 403;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "admin_required" | "session_required" | "foreign_origin" | "step_up_required";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly AlreadyExistsProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 409;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "already_exists";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly NotEmptyProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 409;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "not_empty";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly InUseProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 409;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "in_use";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly CreateEnvironment409Problem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 409;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "already_exists" | "limit_reached";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly CreateDocument409Problem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 409;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "already_exists" | "invalid_route" | "content_invalid";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly SaveDraft409Problem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 409;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "kind_fixed" | "invalid_route" | "route_taken" | "content_invalid";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly DeleteDocument409Problem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 409;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "document_public" | "release_not_open";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly MoveDocument409Problem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 409;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "kind_fixed" | "invalid_route" | "route_taken";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly RouteTakenProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 409;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "route_taken";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly PublishDocument409Problem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 409;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "content_invalid" | "route_taken" | "links_broken";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly LinksBrokenProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 409;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "links_broken";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly CreateTranslation409Problem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 409;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "already_exists" | "invalid_route";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly PutTranslation409Problem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 409;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "already_exists" | "in_use";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly PutMedia409Problem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 409;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "invalid_route" | "media_type_refused" | "key_taken";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly PutBlockType409Problem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 409;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "schema_invalid" | "limit_reached";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly PutPageType409Problem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 409;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "schema_invalid" | "limit_reached";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly PutEnvironmentBlockType409Problem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 409;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "schema_invalid" | "limit_reached";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly PutEnvironmentPageType409Problem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 409;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "schema_invalid" | "limit_reached";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly PromoteEnvironment409Problem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 409;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "already_exists" | "release_empty" | "content_invalid" | "route_taken" | "limit_reached";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly RenameRelease409Problem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 409;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "already_exists" | "release_not_open";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly ReleaseNotOpenProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 409;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "release_not_open";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly ScheduleRelease409Problem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 409;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "release_not_open" | "release_empty" | "content_invalid";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly CreateWebhook409Problem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 409;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "webhook_url_refused" | "limit_reached";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly WebhookUrlRefusedProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 409;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "webhook_url_refused";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly LimitReachedProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 409;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "limit_reached";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly GetMetrics403Problem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 403;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "loopback_only" | "plugin_forbidden";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly BadRequestProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 400;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "malformed_path" | "invalid_request";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly PreviewTokenInvalidProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 403;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "preview_token_invalid";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly NotFoundProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 404;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "not_found";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly StaleProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 412;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "stale";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly InternalErrorProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 500;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "internal_error";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly UnavailableProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 503;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "unavailable";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly InvalidRequestProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 400;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "invalid_request";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly UnauthenticatedProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 401;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "unauthenticated";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly BodyTooLargeProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 413;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "body_too_large";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly UnsupportedMediaTypeProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 415;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "unsupported_media_type";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly ForeignHostProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 421;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "foreign_host";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly InsufficientScopeProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 403;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "insufficient_scope";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly PreconditionRequiredProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 428;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "precondition_required";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly MalformedPathProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 400;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "malformed_path";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly WriterOnlyProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 403;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "foreign_origin" | "insufficient_scope";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly BulkRightsProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 403;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "foreign_origin" | "insufficient_scope" | "session_required";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why no document was changed (RFC 9457). */
        readonly ChangesRefusedProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 409;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "changes_refused";
            readonly documents: readonly components["schemas"]["BulkOutcome"][];
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly PersonOnlyProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 403;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "session_required" | "foreign_origin";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly PublicTranslationProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 403;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "foreign_origin" | "insufficient_scope" | "session_required";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly PublicMediaProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 403;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "foreign_origin" | "insufficient_scope" | "session_required";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly RequestTimeoutProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 408;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "request_timeout";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly StorageFullProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 507;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "storage_full";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly PromotedTypesProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 403;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "foreign_origin" | "insufficient_scope" | "session_required";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a release was not published (RFC 9457), and which items are in the way. */
        readonly ReleaseConflictProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 409;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "release_conflict" | "release_not_open" | "release_empty" | "content_invalid" | "route_taken" | "links_broken";
            /** @description The first 100 of them; none where something else is in the way. */
            readonly conflicts?: readonly components["schemas"]["ReleaseItem"][];
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly AdministratorOnlyProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 403;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "admin_required" | "session_required";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly SignInDisabledProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 404;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "sign_in_disabled";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly ForeignOriginProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 403;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "foreign_origin";
            /** @description What is wrong with which part of the request; the first 100 where there is more. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Why a surface cannot serve (RFC 9457). */
        readonly DegradedProblem: {
            /**
             * @description The `code` says which problem it is.
             * @constant
             */
            readonly type: "about:blank";
            /** @description For people; may be reworded. */
            readonly title: string;
            /** @constant */
            readonly status: 503;
            /**
             * @description For programs; never changes its meaning.
             * @enum {string}
             */
            readonly code: "unavailable";
            /**
             * @description The config file has errors; the file of the database is damaged; the database cannot be reached; the data folder is full, cannot be read or written, or holds no good key. The log has the particulars.
             * @enum {string}
             */
            readonly reason?: "config_invalid" | "database_damaged" | "database_unavailable" | "storage_unavailable";
            /** @description None here. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
    };
    responses: {
        /** @description The copy that the caller holds is still current. */
        readonly NotModified: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The path is malformed, or a parameter or the body does not match the contract. */
        readonly BadRequest: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description The copy that `If-Match` names is not the current one. */
        readonly AnotherCopy: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["StaleProblem"];
            };
        };
        /** @description A defect of the server; the log has its cause under the `X-Request-Id` of the answer. */
        readonly InternalError: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["InternalErrorProblem"];
            };
        };
        /** @description What it takes to answer is out of reach, the database for one. */
        readonly Unavailable: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UnavailableProblem"];
            };
        };
        /** @description A parameter or the body does not match the contract. */
        readonly InvalidRequest: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["InvalidRequestProblem"];
            };
        };
        /** @description No live session and no live token. */
        readonly ConsoleUnauthenticated: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UnauthenticatedProblem"];
            };
        };
        /** @description There is no such thing, or the caller may not see it. */
        readonly NotFound: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["NotFoundProblem"];
            };
        };
        /** @description The body is larger than 1 MiB; a form, than 16 KiB. */
        readonly BodyTooLarge: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["BodyTooLargeProblem"];
            };
        };
        /** @description The body is not of a declared type and charset, or is compressed. */
        readonly UnsupportedMediaType: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UnsupportedMediaTypeProblem"];
            };
        };
        /** @description The `Host` is not a name of this surface. */
        readonly ForeignHost: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ForeignHostProblem"];
            };
        };
        /** @description The token is not allowed to read (`insufficient_scope`). */
        readonly ReaderOnly: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["InsufficientScopeProblem"];
            };
        };
        /** @description It has changed since you read it: read it again. */
        readonly Stale: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["StaleProblem"];
            };
        };
        /** @description Which state is changed was not said: without `If-Match`, or with `*`. */
        readonly PreconditionRequired: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["PreconditionRequiredProblem"];
            };
        };
        /** @description The path is malformed, or a parameter in it does not match the contract. */
        readonly MalformedPath: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["MalformedPathProblem"];
            };
        };
        /** @description A page of another origin made the request (`foreign_origin`), or the token is not allowed to write (`insufficient_scope`). */
        readonly WriterOnly: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["WriterOnlyProblem"];
            };
        };
        /** @description A token would publish or unpublish, which takes a person who is signed in (`session_required`), a page of another origin made the request (`foreign_origin`), or the token is not allowed to write (`insufficient_scope`). */
        readonly BulkRights: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["BulkRightsProblem"];
            };
        };
        /** @description Nothing was changed: `documents` says which are refused and why, `errors` what is of no single one. */
        readonly ChangesRefused: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ChangesRefusedProblem"];
            };
        };
        /** @description A token was shown where only a person who is signed in will do (`session_required`), or a page of another origin made the request. */
        readonly PersonOnly: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["PersonOnlyProblem"];
            };
        };
        /** @description A token would change what is public, which takes a person who is signed in (`session_required`), a page of another origin made the request (`foreign_origin`), or the token is not allowed to write (`insufficient_scope`). */
        readonly PublicTranslation: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["PublicTranslationProblem"];
            };
        };
        /** @description A token would replace or delete what is public, which takes a person who is signed in (`session_required`), a page of another origin made the request (`foreign_origin`), or the token is not allowed to write (`insufficient_scope`). */
        readonly PublicMedia: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["PublicMediaProblem"];
            };
        };
        /** @description Nothing of the file arrived for 30 seconds. */
        readonly UploadTimeout: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["RequestTimeoutProblem"];
            };
        };
        /** @description The file is larger than `SVC_MEDIA_MAX_BYTES` lets it be. */
        readonly FileTooLarge: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["BodyTooLargeProblem"];
            };
        };
        /** @description No space is left for the file; nothing was kept. */
        readonly StorageFull: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["StorageFullProblem"];
            };
        };
        /** @description A token would bring types along, which takes a person who is signed in (`session_required`), a page of another origin made the request (`foreign_origin`), or the token is not allowed to write (`insufficient_scope`). */
        readonly PromotedTypes: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["PromotedTypesProblem"];
            };
        };
        /** @description Items of the release are stale, or something else is in the way; `code` says what. */
        readonly ReleaseConflict: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ReleaseConflictProblem"];
            };
        };
        /** @description A token was sent where only a session is accepted (`session_required`), or the session is not an administrator's (`admin_required`). */
        readonly AdministratorOnly: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["AdministratorOnlyProblem"];
            };
        };
        /** @description The console's page, the same for each of its addresses; its script shows what there is to be seen. */
        readonly ConsolePage: {
            headers: {
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly "Content-Security-Policy": components["headers"]["ConsolePolicy"];
                readonly "Referrer-Policy": components["headers"]["ReferrerPolicy"];
                readonly "X-Content-Type-Options": components["headers"]["NoSniff-2"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "text/html": components["schemas"]["Text"];
            };
        };
        /** @description On to another page. */
        readonly Redirect: {
            headers: {
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly Location: components["headers"]["Location"];
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description There is no auth surface, so sign-in is not possible. */
        readonly NoSignIn: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["SignInDisabledProblem"];
            };
        };
        /** @description On to another page; a sign-in that begins, ends or goes on has cookies. */
        readonly SentOn: {
            headers: {
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly Location: components["headers"]["Location"];
                readonly "Set-Cookie": components["headers"]["SetCookie"];
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A page of another origin made the request. */
        readonly ForeignOrigin: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ForeignOriginProblem"];
            };
        };
        /** @description This surface cannot serve; `reason` says why. */
        readonly Degraded: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["DegradedProblem"];
            };
        };
        /** @description The request was made by a page of another origin (`foreign_origin`), or with a token where only a person who is signed in will do (`session_required`). */
        readonly SessionOfOurOwnStepUpRequired: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["SessionOfOurOwnStepUpRequiredProblem"];
            };
        };
        /** @description A token was sent where only a session is accepted (`session_required`), the session is not an administrator's (`admin_required`), or a page of another origin made the request (`foreign_origin`). */
        readonly AdministratorChangesOnlyStepUpRequired: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["AdministratorChangesOnlyStepUpRequiredProblem"];
            };
        };
        /** @description The document. */
        readonly DocumentWithAnyOriginReadableHeadersVary: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly ETag: components["headers"]["ETag"];
                readonly "X-CMS-Preview": components["headers"]["Preview"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Document"];
            };
        };
        /** @description The copy that the caller holds is still current. */
        readonly NotModifiedWithAnyOriginReadableHeadersVary: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                readonly Vary: components["headers"]["Vary"];
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The path is malformed, or a parameter or the body does not match the contract. */
        readonly BadRequestWithAnyOriginReadableHeadersVary: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description A preview token was presented and is invalid, expired, revoked, or for another site or environment. */
        readonly InvalidPreviewTokenWithAnyOriginReadableHeadersVary: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["PreviewTokenInvalidProblem"];
            };
        };
        /** @description No such thing, or one that is neither public nor in the preview; they are answered alike. */
        readonly NotPublishedWithAnyOriginReadableHeadersVary: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                readonly Vary: components["headers"]["Vary"];
                /** @description `public, max-age=0, s-maxage=10` on delivery, `private, no-store` for a preview. */
                readonly "Cache-Control"?: string;
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "X-CMS-Preview": components["headers"]["Preview"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["NotFoundProblem"];
            };
        };
        /** @description The copy that `If-Match` names is not the current one. */
        readonly AnotherCopyWithAnyOriginReadableHeadersVary: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["StaleProblem"];
            };
        };
        /** @description A defect of the server; the log has its cause under the `X-Request-Id` of the answer. */
        readonly InternalErrorWithAnyOriginReadableHeadersVary: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["InternalErrorProblem"];
            };
        };
        /** @description What it takes to answer is out of reach, the database for one. */
        readonly UnavailableWithAnyOriginReadableHeadersVary: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UnavailableProblem"];
            };
        };
        /** @description No such thing, or one that is not public; the two are answered alike. */
        readonly NotPublicWithAnyOriginReadableHeadersVary: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                readonly Vary: components["headers"]["Vary"];
                readonly "Cache-Control"?: string;
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["NotFoundProblem"];
            };
        };
        /** @description The copy that the caller holds is still current. */
        readonly NotModifiedWithAnyOriginReadableHeaders: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The path is malformed, or a parameter or the body does not match the contract. */
        readonly BadRequestWithAnyOriginReadableHeaders: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description No such thing, or one that is not public; the two are answered alike. */
        readonly NotPublicWithAnyOriginReadableHeaders: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                readonly "Cache-Control"?: string;
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["NotFoundProblem"];
            };
        };
        /** @description The copy that `If-Match` names is not the current one. */
        readonly AnotherCopyWithAnyOriginReadableHeaders: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["StaleProblem"];
            };
        };
        /** @description A defect of the server; the log has its cause under the `X-Request-Id` of the answer. */
        readonly InternalErrorWithAnyOriginReadableHeaders: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["InternalErrorProblem"];
            };
        };
        /** @description What it takes to answer is out of reach, the database for one. */
        readonly UnavailableWithAnyOriginReadableHeaders: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UnavailableProblem"];
            };
        };
        /** @description A parameter or the body does not match the contract. */
        readonly InvalidRequestWithAnyOriginReadableHeaders: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["InvalidRequestProblem"];
            };
        };
    };
    parameters: {
        readonly SiteId: components["schemas"]["PathSegment"];
        /** @description The environment, normally `production`. */
        readonly Env: components["schemas"]["PathSegment"];
        /** @description A preview token; `X-CMS-Preview-Token` wins over it. */
        readonly PreviewToken: string;
        /** @description A preview token. */
        readonly PreviewTokenHeader: string;
        /** @description The `ETag` of the copy that the caller holds; `304` when it is still the current one (RFC 9110, 13.1.2). */
        readonly IfNoneMatch: string;
        /** @description The `ETag` of the copy that the caller means; `412` when another one is current (RFC 9110, 13.1.1). A download that goes on after a break sends it, so that two copies are never joined. */
        readonly IfMatchCopy: string;
        readonly Route: components["schemas"]["PathSegments"];
        /** @description The type of the pages. */
        readonly PageType: string;
        /** @description What the pages have to meet, all of it: at most three conditions `filter[field]=value`, or `filter[field.operator]=value`. Fields are those that the type declares `filterable`, and `route`, `title`, `updatedAt`. Operators: `eq`, which goes without saying; `in`, with values between commas; `gt`, `gte`, `lt`, `lte` of texts, numbers, and dates and times; `prefix` of texts. A list meets a condition by one of its items, and takes `eq` and `in`. Dates and times are those of RFC 3339; a date is its first moment in UTC. */
        readonly PageFilter: components["schemas"]["PageFilter"];
        /** @description Only pages below this route, without the page at it. */
        readonly PagesUnder: components["schemas"]["DocumentRoute"];
        /** @description Only pages in this one of the site's languages; those without a language of their own are in the first. What the site does not have is 400. */
        readonly PagesLanguage: components["schemas"]["LanguageCode"];
        /** @description The field that the pages are in order of, falling with `-` before it: one that the type declares `sortable`, or `route`, `title`, `updatedAt`. Pages that have no value of it are not in the list. Texts compare by their UTF-8 bytes; pages with the same value are in order of their ids. */
        readonly PageSort: string;
        /** @description Only these of their fields, between commas; when absent all that the type declares. */
        readonly PageFieldNames: readonly string[];
        /** @description References whose pages are to be in the answer, between commas; `author.company` goes on from the author's page. Three deep at most. */
        readonly PageInclude: readonly string[];
        /** @description Fields whose values are to be counted, between commas: those that the type declares `filterable`. The counts are over the whole list, on whichever of its pages. Three at most. */
        readonly PageFacets: readonly string[];
        /** @description How many pages at most; 20 when absent. */
        readonly PagesLimit: number;
        /** @description Where to go on, as the `Link` header of the page before gives it. */
        readonly PageCursor: string;
        readonly DocumentId: components["schemas"]["Id"];
        /** @description The version in this one of the site's languages. Where it is not public, the first public one along the fallbacks that the site declares; where none is, 404. `language` of the answer says which it is. */
        readonly PageLanguage: components["schemas"]["LanguageCode"];
        /** @description Words, in any order; the first ten count, and every other sign is a space. Case and accents make no difference. Without any word nothing is found. */
        readonly PublicSearchWords: string;
        readonly PartialKey: components["schemas"]["PathSegments"];
        /** @description How many entries at most. When absent all of them, and with a `cursor` the next 1,000. */
        readonly Limit: number;
        /** @description Where to go on, as the `Link` header of the page before gives it. */
        readonly Cursor: string;
        /** @description A language tag (BCP 47), as the strings were imported. */
        readonly Locale: components["schemas"]["PathSegment"];
        readonly MediaKey: components["schemas"]["PathSegments"];
        /** @description `304` when the file has not changed since (RFC 9110, 13.1.3). `If-None-Match` takes precedence; what is not a date is ignored. */
        readonly IfModifiedSince: string;
        /** @description `412` when the file has changed since (RFC 9110, 13.1.4). `If-Match` takes precedence; what is not a date is ignored. */
        readonly IfUnmodifiedSince: string;
        /** @description The bytes asked for (RFC 9110, 14.2); a range that is not one of bytes is ignored. */
        readonly Range: string;
        /** @description Send the range only if the file still has this `ETag`, else all of it. */
        readonly IfRange: string;
        /** @description How many entries at most; 50 when absent. */
        readonly PageLimit: number;
        readonly SiteName: components["schemas"]["Name"];
        /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
        readonly IfMatch: string;
        readonly EnvironmentName: components["schemas"]["Name"];
        /** @description Only documents of this kind. */
        readonly Kind: components["schemas"]["DocumentKind"];
        /** @description Only what is below this route or key, without it. */
        readonly Under: components["schemas"]["DocumentRoute"];
        /** @description Only drafts that are not public as they are. */
        readonly Pending: boolean;
        /** @description Words to look for. */
        readonly Query: string;
        readonly RevisionNumber: components["schemas"]["RevisionNumber"];
        /** @description The older one; what is public when absent. */
        readonly FromRevision: components["schemas"]["RevisionNumber"];
        /** @description The newer one; the draft when absent. */
        readonly ToRevision: components["schemas"]["RevisionNumber"];
        /** @description Only pages with a version that is missing, or that is older than its source. */
        readonly WantedTranslationStatus: "missing" | "outdated";
        /** @description With `status`, only the version in this one of the site's languages counts. What the site does not have is 400, and so is a language without a `status`. */
        readonly WantedTranslationLanguage: components["schemas"]["LanguageCode"];
        /** @description Only rules that are not in force. */
        readonly LeftOut: boolean;
        /** @description Only keys that begin so. */
        readonly KeyPrefix: string;
        /** @description A part of the key, in small or capital letters. */
        readonly KeyPart: string;
        /** @description The file's key; its ending says what kind of file it is. */
        readonly UploadKey: components["schemas"]["PathSegments"];
        /** @description `*`: only where nothing is there yet. */
        readonly CreateOnly: string;
        readonly BlockTypeName: components["schemas"]["BlockTypeName"];
        readonly PageTypeName: components["schemas"]["TypeName"];
        /** @description Only releases in this state. */
        readonly ReleaseStateFilter: components["schemas"]["ReleaseState"];
        /** @description The environment whose public documents are compared. */
        readonly PromotedFrom: components["schemas"]["Name"];
        readonly ReleaseId: components["schemas"]["Id"];
        /** @description Only items that are stale. */
        readonly OnlyConflicts: boolean;
        readonly WebhookId: components["schemas"]["Id"];
        /** @description Which page; the console's script reads it, and says so when the page does not exist. */
        readonly ConsolePage: string;
        /** @description A path of this console to go to; anything else counts as absent. */
        readonly ConsolePath: string;
        /** @description The one-time code. */
        readonly HandoverCode: string;
        /** @description The file's name, as the page spells it. */
        readonly AssetFile: string;
        /** @description Names the message; the same each time that it is tried. */
        readonly WebhookMessageId: components["schemas"]["Id"];
        /** @description When this try was signed, in seconds since 1970. */
        readonly WebhookTimestamp: number;
        /** @description `v1,` and the base64 of an HMAC-SHA256 of id, timestamp and body, joined by dots (Standard Webhooks). */
        readonly WebhookSignature: string;
    };
    requestBodies: never;
    headers: {
        /** @description `public, max-age=0, s-maxage=60` for published content, `private, no-store` for a preview. */
        readonly CacheControl: "public, max-age=0, s-maxage=60" | "private, no-store";
        /** @description Strong validator, a hash of the body (RFC 9110, 8.8.3). */
        readonly ETag: string;
        /** @description What a preview token made of this answer; absent when no token was sent. */
        readonly Preview: "granted" | "granted; release" | "denied; no-token" | "denied; no-release";
        /** @description The next page (RFC 8288), when `limit` left something over. */
        readonly Link: string;
        /** @description When the file got these bytes, to the second. The `ETag` tells two within one second apart. */
        readonly LastModified: string;
        /** @description Ranges of bytes can be asked for. */
        readonly AcceptRanges: "bytes";
        /** @description Whatever the bytes are, they run nothing on this origin. */
        readonly Sandbox: "sandbox; default-src 'none'";
        /** @description The type is what `Content-Type` says. */
        readonly NoSniff: "nosniff";
        /** @description `attachment` for what a browser would run. */
        readonly ContentDisposition: string;
        /** @description Which bytes of how many. */
        readonly ContentRange: string;
        /** @description Never kept. */
        readonly NoStore: "no-store";
        /** @description How to show a credential (RFC 6750, 3). */
        readonly WWWAuthenticate: string;
        /** @description Where to go on. */
        readonly Location: string;
        /** @description May be kept, must be asked about each time. */
        readonly Revalidate: "no-cache";
        /** @description What the page may load and who may frame it (CSP 3): scripts from `/assets/` alone, none inline, no evaluation, no frame. */
        readonly ConsolePolicy: string;
        /** @description `no-referrer` would make browsers send `Origin: null` with a form. */
        readonly ReferrerPolicy: "same-origin";
        /** @description What it is, its type says. */
        readonly "NoSniff-2": "nosniff";
        /** @description HttpOnly, SameSite=Lax, Path=/; over https also Secure, and its name begins with `__Host-`. */
        readonly SetCookie: string;
        /** @description Where all that describes the API is found (RFC 9727, 3). */
        readonly CatalogLink: "</.well-known/api-catalog>; rel=\"api-catalog\"";
        /** @description That `Accept-Encoding` chose the form, where there are several. */
        readonly VaryByCoding: "Accept-Encoding";
        /** @description What kind of link set this is (RFC 9727, 4.1; RFC 6906), and which catalog, for HEAD (RFC 9727, 3). */
        readonly CatalogProfile: "<https://www.rfc-editor.org/info/rfc9727>; rel=\"profile\", </.well-known/api-catalog>; rel=\"api-catalog\"";
        /** @description What has this name never changes. */
        readonly Immutable: "public, max-age=31536000, immutable";
        /** @description A refusal is never kept, unless its operation says otherwise. */
        readonly RefusalCaching: "no-store";
        /** @description What the log calls this request. */
        readonly RequestId: string;
        /** @description Scripts of every origin may read the answer (Fetch, 3.3.3). */
        readonly AnyOrigin: "*";
        /** @description The headers that such scripts may read. */
        readonly ReadableHeaders: string;
        /** @description What of a request the answer depends on. */
        readonly Vary: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly getRootDocument: {
        readonly parameters: {
            readonly query?: {
                /** @description A preview token; `X-CMS-Preview-Token` wins over it. */
                readonly previewToken?: components["parameters"]["PreviewToken"];
            };
            readonly header?: {
                /** @description A preview token. */
                readonly "X-CMS-Preview-Token"?: components["parameters"]["PreviewTokenHeader"];
                /** @description The `ETag` of the copy that the caller holds; `304` when it is still the current one (RFC 9110, 13.1.2). */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `ETag` of the copy that the caller means; `412` when another one is current (RFC 9110, 13.1.1). A download that goes on after a break sends it, so that two copies are never joined. */
                readonly "If-Match"?: components["parameters"]["IfMatchCopy"];
            };
            readonly path: {
                readonly siteId: components["parameters"]["SiteId"];
                /** @description The environment, normally `production`. */
                readonly env: components["parameters"]["Env"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["DocumentWithAnyOriginReadableHeadersVary"];
            readonly 304: components["responses"]["NotModifiedWithAnyOriginReadableHeadersVary"];
            readonly 400: components["responses"]["BadRequestWithAnyOriginReadableHeadersVary"];
            readonly 403: components["responses"]["InvalidPreviewTokenWithAnyOriginReadableHeadersVary"];
            readonly 404: components["responses"]["NotPublishedWithAnyOriginReadableHeadersVary"];
            readonly 412: components["responses"]["AnotherCopyWithAnyOriginReadableHeadersVary"];
            readonly 500: components["responses"]["InternalErrorWithAnyOriginReadableHeadersVary"];
            readonly 503: components["responses"]["UnavailableWithAnyOriginReadableHeadersVary"];
        };
    };
    readonly getDocument: {
        readonly parameters: {
            readonly query?: {
                /** @description A preview token; `X-CMS-Preview-Token` wins over it. */
                readonly previewToken?: components["parameters"]["PreviewToken"];
            };
            readonly header?: {
                /** @description A preview token. */
                readonly "X-CMS-Preview-Token"?: components["parameters"]["PreviewTokenHeader"];
                /** @description The `ETag` of the copy that the caller holds; `304` when it is still the current one (RFC 9110, 13.1.2). */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `ETag` of the copy that the caller means; `412` when another one is current (RFC 9110, 13.1.1). A download that goes on after a break sends it, so that two copies are never joined. */
                readonly "If-Match"?: components["parameters"]["IfMatchCopy"];
            };
            readonly path: {
                readonly siteId: components["parameters"]["SiteId"];
                /** @description The environment, normally `production`. */
                readonly env: components["parameters"]["Env"];
                readonly route: components["parameters"]["Route"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["DocumentWithAnyOriginReadableHeadersVary"];
            readonly 304: components["responses"]["NotModifiedWithAnyOriginReadableHeadersVary"];
            readonly 400: components["responses"]["BadRequestWithAnyOriginReadableHeadersVary"];
            readonly 403: components["responses"]["InvalidPreviewTokenWithAnyOriginReadableHeadersVary"];
            readonly 404: components["responses"]["NotPublishedWithAnyOriginReadableHeadersVary"];
            readonly 412: components["responses"]["AnotherCopyWithAnyOriginReadableHeadersVary"];
            readonly 500: components["responses"]["InternalErrorWithAnyOriginReadableHeadersVary"];
            readonly 503: components["responses"]["UnavailableWithAnyOriginReadableHeadersVary"];
        };
    };
    readonly listPages: {
        readonly parameters: {
            readonly query?: {
                /** @description The type of the pages. */
                readonly type?: components["parameters"]["PageType"];
                /** @description What the pages have to meet, all of it: at most three conditions `filter[field]=value`, or `filter[field.operator]=value`. Fields are those that the type declares `filterable`, and `route`, `title`, `updatedAt`. Operators: `eq`, which goes without saying; `in`, with values between commas; `gt`, `gte`, `lt`, `lte` of texts, numbers, and dates and times; `prefix` of texts. A list meets a condition by one of its items, and takes `eq` and `in`. Dates and times are those of RFC 3339; a date is its first moment in UTC. */
                readonly filter?: components["parameters"]["PageFilter"];
                /** @description Only pages below this route, without the page at it. */
                readonly under?: components["parameters"]["PagesUnder"];
                /** @description Only pages in this one of the site's languages; those without a language of their own are in the first. What the site does not have is 400. */
                readonly language?: components["parameters"]["PagesLanguage"];
                /** @description The field that the pages are in order of, falling with `-` before it: one that the type declares `sortable`, or `route`, `title`, `updatedAt`. Pages that have no value of it are not in the list. Texts compare by their UTF-8 bytes; pages with the same value are in order of their ids. */
                readonly sort?: components["parameters"]["PageSort"];
                /** @description Only these of their fields, between commas; when absent all that the type declares. */
                readonly fields?: components["parameters"]["PageFieldNames"];
                /** @description References whose pages are to be in the answer, between commas; `author.company` goes on from the author's page. Three deep at most. */
                readonly include?: components["parameters"]["PageInclude"];
                /** @description Fields whose values are to be counted, between commas: those that the type declares `filterable`. The counts are over the whole list, on whichever of its pages. Three at most. */
                readonly facets?: components["parameters"]["PageFacets"];
                /** @description How many pages at most; 20 when absent. */
                readonly limit?: components["parameters"]["PagesLimit"];
                /** @description Where to go on, as the `Link` header of the page before gives it. */
                readonly cursor?: components["parameters"]["PageCursor"];
                /** @description A preview token; `X-CMS-Preview-Token` wins over it. */
                readonly previewToken?: components["parameters"]["PreviewToken"];
            };
            readonly header?: {
                /** @description A preview token. */
                readonly "X-CMS-Preview-Token"?: components["parameters"]["PreviewTokenHeader"];
                /** @description The `ETag` of the copy that the caller holds; `304` when it is still the current one (RFC 9110, 13.1.2). */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `ETag` of the copy that the caller means; `412` when another one is current (RFC 9110, 13.1.1). A download that goes on after a break sends it, so that two copies are never joined. */
                readonly "If-Match"?: components["parameters"]["IfMatchCopy"];
            };
            readonly path: {
                readonly siteId: components["parameters"]["SiteId"];
                /** @description The environment, normally `production`. */
                readonly env: components["parameters"]["Env"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The pages. */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PageList"];
                };
            };
            readonly 304: components["responses"]["NotModifiedWithAnyOriginReadableHeadersVary"];
            readonly 400: components["responses"]["BadRequestWithAnyOriginReadableHeadersVary"];
            readonly 403: components["responses"]["InvalidPreviewTokenWithAnyOriginReadableHeadersVary"];
            readonly 404: components["responses"]["NotPublicWithAnyOriginReadableHeadersVary"];
            readonly 412: components["responses"]["AnotherCopyWithAnyOriginReadableHeadersVary"];
            readonly 500: components["responses"]["InternalErrorWithAnyOriginReadableHeadersVary"];
            readonly 503: components["responses"]["UnavailableWithAnyOriginReadableHeadersVary"];
        };
    };
    readonly getPage: {
        readonly parameters: {
            readonly query?: {
                /** @description The version in this one of the site's languages. Where it is not public, the first public one along the fallbacks that the site declares; where none is, 404. `language` of the answer says which it is. */
                readonly language?: components["parameters"]["PageLanguage"];
                /** @description References whose pages are to be in the answer, between commas; `author.company` goes on from the author's page. Three deep at most. */
                readonly include?: components["parameters"]["PageInclude"];
                /** @description A preview token; `X-CMS-Preview-Token` wins over it. */
                readonly previewToken?: components["parameters"]["PreviewToken"];
            };
            readonly header?: {
                /** @description A preview token. */
                readonly "X-CMS-Preview-Token"?: components["parameters"]["PreviewTokenHeader"];
                /** @description The `ETag` of the copy that the caller holds; `304` when it is still the current one (RFC 9110, 13.1.2). */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `ETag` of the copy that the caller means; `412` when another one is current (RFC 9110, 13.1.1). A download that goes on after a break sends it, so that two copies are never joined. */
                readonly "If-Match"?: components["parameters"]["IfMatchCopy"];
            };
            readonly path: {
                readonly siteId: components["parameters"]["SiteId"];
                /** @description The environment, normally `production`. */
                readonly env: components["parameters"]["Env"];
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The page. */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-CMS-Preview": components["headers"]["Preview"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PageDocument"];
                };
            };
            readonly 304: components["responses"]["NotModifiedWithAnyOriginReadableHeadersVary"];
            readonly 400: components["responses"]["BadRequestWithAnyOriginReadableHeadersVary"];
            readonly 403: components["responses"]["InvalidPreviewTokenWithAnyOriginReadableHeadersVary"];
            readonly 404: components["responses"]["NotPublishedWithAnyOriginReadableHeadersVary"];
            readonly 412: components["responses"]["AnotherCopyWithAnyOriginReadableHeadersVary"];
            readonly 500: components["responses"]["InternalErrorWithAnyOriginReadableHeadersVary"];
            readonly 503: components["responses"]["UnavailableWithAnyOriginReadableHeadersVary"];
        };
    };
    readonly searchPages: {
        readonly parameters: {
            readonly query: {
                /** @description Words, in any order; the first ten count, and every other sign is a space. Case and accents make no difference. Without any word nothing is found. */
                readonly q: components["parameters"]["PublicSearchWords"];
                /** @description Only pages in this one of the site's languages; those without a language of their own are in the first. What the site does not have is 400. */
                readonly language?: components["parameters"]["PagesLanguage"];
                /** @description How many pages at most; 20 when absent. */
                readonly limit?: components["parameters"]["PagesLimit"];
                /** @description Where to go on, as the `Link` header of the page before gives it. */
                readonly cursor?: components["parameters"]["PageCursor"];
                /** @description A preview token; `X-CMS-Preview-Token` wins over it. */
                readonly previewToken?: components["parameters"]["PreviewToken"];
            };
            readonly header?: {
                /** @description A preview token. */
                readonly "X-CMS-Preview-Token"?: components["parameters"]["PreviewTokenHeader"];
                /** @description The `ETag` of the copy that the caller holds; `304` when it is still the current one (RFC 9110, 13.1.2). */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `ETag` of the copy that the caller means; `412` when another one is current (RFC 9110, 13.1.1). A download that goes on after a break sends it, so that two copies are never joined. */
                readonly "If-Match"?: components["parameters"]["IfMatchCopy"];
            };
            readonly path: {
                readonly siteId: components["parameters"]["SiteId"];
                /** @description The environment, normally `production`. */
                readonly env: components["parameters"]["Env"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The pages. */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FoundPages"];
                };
            };
            readonly 304: components["responses"]["NotModifiedWithAnyOriginReadableHeadersVary"];
            readonly 400: components["responses"]["BadRequestWithAnyOriginReadableHeadersVary"];
            readonly 403: components["responses"]["InvalidPreviewTokenWithAnyOriginReadableHeadersVary"];
            readonly 404: components["responses"]["NotPublicWithAnyOriginReadableHeadersVary"];
            readonly 412: components["responses"]["AnotherCopyWithAnyOriginReadableHeadersVary"];
            readonly 500: components["responses"]["InternalErrorWithAnyOriginReadableHeadersVary"];
            readonly 503: components["responses"]["UnavailableWithAnyOriginReadableHeadersVary"];
        };
    };
    readonly getPartial: {
        readonly parameters: {
            readonly query?: {
                /** @description A preview token; `X-CMS-Preview-Token` wins over it. */
                readonly previewToken?: components["parameters"]["PreviewToken"];
            };
            readonly header?: {
                /** @description A preview token. */
                readonly "X-CMS-Preview-Token"?: components["parameters"]["PreviewTokenHeader"];
                /** @description The `ETag` of the copy that the caller holds; `304` when it is still the current one (RFC 9110, 13.1.2). */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `ETag` of the copy that the caller means; `412` when another one is current (RFC 9110, 13.1.1). A download that goes on after a break sends it, so that two copies are never joined. */
                readonly "If-Match"?: components["parameters"]["IfMatchCopy"];
            };
            readonly path: {
                readonly siteId: components["parameters"]["SiteId"];
                /** @description The environment, normally `production`. */
                readonly env: components["parameters"]["Env"];
                readonly key: components["parameters"]["PartialKey"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The partial. */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-CMS-Preview": components["headers"]["Preview"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Partial"];
                };
            };
            readonly 304: components["responses"]["NotModifiedWithAnyOriginReadableHeadersVary"];
            readonly 400: components["responses"]["BadRequestWithAnyOriginReadableHeadersVary"];
            readonly 403: components["responses"]["InvalidPreviewTokenWithAnyOriginReadableHeadersVary"];
            readonly 404: components["responses"]["NotPublishedWithAnyOriginReadableHeadersVary"];
            readonly 412: components["responses"]["AnotherCopyWithAnyOriginReadableHeadersVary"];
            readonly 500: components["responses"]["InternalErrorWithAnyOriginReadableHeadersVary"];
            readonly 503: components["responses"]["UnavailableWithAnyOriginReadableHeadersVary"];
        };
    };
    readonly listRoutes: {
        readonly parameters: {
            readonly query?: {
                /** @description How many entries at most. When absent all of them, and with a `cursor` the next 1,000. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description Where to go on, as the `Link` header of the page before gives it. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description A preview token; `X-CMS-Preview-Token` wins over it. */
                readonly previewToken?: components["parameters"]["PreviewToken"];
            };
            readonly header?: {
                /** @description A preview token. */
                readonly "X-CMS-Preview-Token"?: components["parameters"]["PreviewTokenHeader"];
                /** @description The `ETag` of the copy that the caller holds; `304` when it is still the current one (RFC 9110, 13.1.2). */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `ETag` of the copy that the caller means; `412` when another one is current (RFC 9110, 13.1.1). A download that goes on after a break sends it, so that two copies are never joined. */
                readonly "If-Match"?: components["parameters"]["IfMatchCopy"];
            };
            readonly path: {
                readonly siteId: components["parameters"]["SiteId"];
                /** @description The environment, normally `production`. */
                readonly env: components["parameters"]["Env"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The routes and partials. */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RouteList"];
                };
            };
            readonly 304: components["responses"]["NotModifiedWithAnyOriginReadableHeadersVary"];
            readonly 400: components["responses"]["BadRequestWithAnyOriginReadableHeadersVary"];
            readonly 403: components["responses"]["InvalidPreviewTokenWithAnyOriginReadableHeadersVary"];
            readonly 404: components["responses"]["NotPublicWithAnyOriginReadableHeadersVary"];
            readonly 412: components["responses"]["AnotherCopyWithAnyOriginReadableHeadersVary"];
            readonly 500: components["responses"]["InternalErrorWithAnyOriginReadableHeadersVary"];
            readonly 503: components["responses"]["UnavailableWithAnyOriginReadableHeadersVary"];
        };
    };
    readonly listRedirects: {
        readonly parameters: {
            readonly query?: {
                /** @description How many entries at most. When absent all of them, and with a `cursor` the next 1,000. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description Where to go on, as the `Link` header of the page before gives it. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description A preview token; `X-CMS-Preview-Token` wins over it. */
                readonly previewToken?: components["parameters"]["PreviewToken"];
            };
            readonly header?: {
                /** @description A preview token. */
                readonly "X-CMS-Preview-Token"?: components["parameters"]["PreviewTokenHeader"];
                /** @description The `ETag` of the copy that the caller holds; `304` when it is still the current one (RFC 9110, 13.1.2). */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `ETag` of the copy that the caller means; `412` when another one is current (RFC 9110, 13.1.1). A download that goes on after a break sends it, so that two copies are never joined. */
                readonly "If-Match"?: components["parameters"]["IfMatchCopy"];
            };
            readonly path: {
                readonly siteId: components["parameters"]["SiteId"];
                /** @description The environment, normally `production`. */
                readonly env: components["parameters"]["Env"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The redirects. */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RedirectList"];
                };
            };
            readonly 304: components["responses"]["NotModifiedWithAnyOriginReadableHeadersVary"];
            readonly 400: components["responses"]["BadRequestWithAnyOriginReadableHeadersVary"];
            readonly 403: components["responses"]["InvalidPreviewTokenWithAnyOriginReadableHeadersVary"];
            readonly 404: components["responses"]["NotPublicWithAnyOriginReadableHeadersVary"];
            readonly 412: components["responses"]["AnotherCopyWithAnyOriginReadableHeadersVary"];
            readonly 500: components["responses"]["InternalErrorWithAnyOriginReadableHeadersVary"];
            readonly 503: components["responses"]["UnavailableWithAnyOriginReadableHeadersVary"];
        };
    };
    readonly getStrings: {
        readonly parameters: {
            readonly query?: {
                /** @description A preview token; `X-CMS-Preview-Token` wins over it. */
                readonly previewToken?: components["parameters"]["PreviewToken"];
            };
            readonly header?: {
                /** @description A preview token. */
                readonly "X-CMS-Preview-Token"?: components["parameters"]["PreviewTokenHeader"];
                /** @description The `ETag` of the copy that the caller holds; `304` when it is still the current one (RFC 9110, 13.1.2). */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `ETag` of the copy that the caller means; `412` when another one is current (RFC 9110, 13.1.1). A download that goes on after a break sends it, so that two copies are never joined. */
                readonly "If-Match"?: components["parameters"]["IfMatchCopy"];
            };
            readonly path: {
                readonly siteId: components["parameters"]["SiteId"];
                /** @description The environment, normally `production`. */
                readonly env: components["parameters"]["Env"];
                /** @description A language tag (BCP 47), as the strings were imported. */
                readonly locale: components["parameters"]["Locale"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Translated strings by dotted key. */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-CMS-Preview": components["headers"]["Preview"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Strings"];
                };
            };
            readonly 304: components["responses"]["NotModifiedWithAnyOriginReadableHeadersVary"];
            readonly 400: components["responses"]["BadRequestWithAnyOriginReadableHeadersVary"];
            readonly 403: components["responses"]["InvalidPreviewTokenWithAnyOriginReadableHeadersVary"];
            readonly 404: components["responses"]["NotPublishedWithAnyOriginReadableHeadersVary"];
            readonly 412: components["responses"]["AnotherCopyWithAnyOriginReadableHeadersVary"];
            readonly 500: components["responses"]["InternalErrorWithAnyOriginReadableHeadersVary"];
            readonly 503: components["responses"]["UnavailableWithAnyOriginReadableHeadersVary"];
        };
    };
    readonly getMedia: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of the copy that the caller holds; `304` when it is still the current one (RFC 9110, 13.1.2). */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `ETag` of the copy that the caller means; `412` when another one is current (RFC 9110, 13.1.1). A download that goes on after a break sends it, so that two copies are never joined. */
                readonly "If-Match"?: components["parameters"]["IfMatchCopy"];
                /** @description `304` when the file has not changed since (RFC 9110, 13.1.3). `If-None-Match` takes precedence; what is not a date is ignored. */
                readonly "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
                /** @description `412` when the file has changed since (RFC 9110, 13.1.4). `If-Match` takes precedence; what is not a date is ignored. */
                readonly "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
                /** @description The bytes asked for (RFC 9110, 14.2); a range that is not one of bytes is ignored. */
                readonly Range?: components["parameters"]["Range"];
                /** @description Send the range only if the file still has this `ETag`, else all of it. */
                readonly "If-Range"?: components["parameters"]["IfRange"];
            };
            readonly path: {
                readonly key: components["parameters"]["MediaKey"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The whole file. */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Last-Modified": components["headers"]["LastModified"];
                    readonly "Accept-Ranges": components["headers"]["AcceptRanges"];
                    readonly "Content-Security-Policy": components["headers"]["Sandbox"];
                    readonly "X-Content-Type-Options": components["headers"]["NoSniff"];
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "*/*": unknown;
                };
            };
            /** @description The bytes that were asked for. */
            readonly 206: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Last-Modified": components["headers"]["LastModified"];
                    readonly "Accept-Ranges": components["headers"]["AcceptRanges"];
                    readonly "Content-Range": components["headers"]["ContentRange"];
                    readonly "Content-Security-Policy": components["headers"]["Sandbox"];
                    readonly "X-Content-Type-Options": components["headers"]["NoSniff"];
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "*/*": unknown;
                };
            };
            readonly 304: components["responses"]["NotModifiedWithAnyOriginReadableHeaders"];
            readonly 400: components["responses"]["BadRequestWithAnyOriginReadableHeaders"];
            readonly 404: components["responses"]["NotPublicWithAnyOriginReadableHeaders"];
            readonly 412: components["responses"]["AnotherCopyWithAnyOriginReadableHeaders"];
            /** @description The range lies outside the file. */
            readonly 416: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly "Content-Range": components["headers"]["ContentRange"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["RangeNotSatisfiableProblem"];
                };
            };
            readonly 500: components["responses"]["InternalErrorWithAnyOriginReadableHeaders"];
            readonly 503: components["responses"]["UnavailableWithAnyOriginReadableHeaders"];
        };
    };
    readonly createPreviewToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PreviewTokenRequest"];
            };
        };
        readonly responses: {
            /** @description The token. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PreviewToken"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["SessionOfOurOwnStepUpRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listSites: {
        readonly parameters: {
            readonly query?: {
                /** @description How many entries at most; 50 when absent. */
                readonly limit?: components["parameters"]["PageLimit"];
                /** @description Where to go on, as the `Link` header of the page before gives it. */
                readonly cursor?: components["parameters"]["PageCursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of sites, by id. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SiteList"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["ReaderOnly"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createSite: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewSite"];
            };
        };
        readonly responses: {
            /** @description The site. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Site"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequired"];
            /** @description What is there does not allow it; `code` says what. */
            readonly 409: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["AlreadyExistsProblem"];
                };
            };
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSite: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of the copy that the caller holds; `304` when it is still the current one (RFC 9110, 13.1.2). */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `ETag` of the copy that the caller means; `412` when another one is current (RFC 9110, 13.1.1). A download that goes on after a break sends it, so that two copies are never joined. */
                readonly "If-Match"?: components["parameters"]["IfMatchCopy"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The site. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Revalidate"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Site"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["ReaderOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["AnotherCopy"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteSite: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Gone. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequired"];
            readonly 404: components["responses"]["NotFound"];
            /** @description What is there does not allow it; `code` says what. */
            readonly 409: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["NotEmptyProblem"];
                };
            };
            readonly 412: components["responses"]["Stale"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly revokePreviewTokens: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Ended. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getLinkPolicy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of the copy that the caller holds; `304` when it is still the current one (RFC 9110, 13.1.2). */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `ETag` of the copy that the caller means; `412` when another one is current (RFC 9110, 13.1.1). A download that goes on after a break sends it, so that two copies are never joined. */
                readonly "If-Match"?: components["parameters"]["IfMatchCopy"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The policy. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Revalidate"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LinkPolicy"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["ReaderOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["AnotherCopy"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly putLinkPolicy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LinkPolicy"];
            };
        };
        readonly responses: {
            /** @description The policy. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LinkPolicy"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPublicSearch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of the copy that the caller holds; `304` when it is still the current one (RFC 9110, 13.1.2). */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `ETag` of the copy that the caller means; `412` when another one is current (RFC 9110, 13.1.1). A download that goes on after a break sends it, so that two copies are never joined. */
                readonly "If-Match"?: components["parameters"]["IfMatchCopy"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The choice. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Revalidate"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PublicSearch"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["ReaderOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["AnotherCopy"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly putPublicSearch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PublicSearch"];
            };
        };
        readonly responses: {
            /** @description The choice. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PublicSearch"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getLanguages: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of the copy that the caller holds; `304` when it is still the current one (RFC 9110, 13.1.2). */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `ETag` of the copy that the caller means; `412` when another one is current (RFC 9110, 13.1.1). A download that goes on after a break sends it, so that two copies are never joined. */
                readonly "If-Match"?: components["parameters"]["IfMatchCopy"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The languages. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Revalidate"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SiteLanguages"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["ReaderOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["AnotherCopy"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly putLanguages: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SiteLanguages"];
            };
        };
        readonly responses: {
            /** @description The languages. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SiteLanguages"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequired"];
            readonly 404: components["responses"]["NotFound"];
            /** @description What is there does not allow it; `code` says what. */
            readonly 409: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["InUseProblem"];
                };
            };
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listEnvironments: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All of them, by name. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EnvironmentList"];
                };
            };
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["ReaderOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createEnvironment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewEnvironment"];
            };
        };
        readonly responses: {
            /** @description The environment. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Environment"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequired"];
            readonly 404: components["responses"]["NotFound"];
            /** @description What is there does not allow it; `code` says what. */
            readonly 409: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["CreateEnvironment409Problem"];
                };
            };
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getEnvironment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of the copy that the caller holds; `304` when it is still the current one (RFC 9110, 13.1.2). */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `ETag` of the copy that the caller means; `412` when another one is current (RFC 9110, 13.1.1). A download that goes on after a break sends it, so that two copies are never joined. */
                readonly "If-Match"?: components["parameters"]["IfMatchCopy"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The environment. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Revalidate"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Environment"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["ReaderOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["AnotherCopy"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteEnvironment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Gone. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequired"];
            readonly 404: components["responses"]["NotFound"];
            /** @description What is there does not allow it; `code` says what. */
            readonly 409: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["NotEmptyProblem"];
                };
            };
            readonly 412: components["responses"]["Stale"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listDocuments: {
        readonly parameters: {
            readonly query?: {
                /** @description Only documents of this kind. */
                readonly kind?: components["parameters"]["Kind"];
                /** @description Only what is below this route or key, without it. */
                readonly under?: components["parameters"]["Under"];
                /** @description Only drafts that are not public as they are. */
                readonly pending?: components["parameters"]["Pending"];
                /** @description Words to look for. */
                readonly q?: components["parameters"]["Query"];
                /** @description How many entries at most; 50 when absent. */
                readonly limit?: components["parameters"]["PageLimit"];
                /** @description Where to go on, as the `Link` header of the page before gives it. */
                readonly cursor?: components["parameters"]["PageCursor"];
            };
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of documents. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DocumentList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["ReaderOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Content"];
            };
        };
        readonly responses: {
            /** @description The document. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConsoleDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["WriterOnly"];
            readonly 404: components["responses"]["NotFound"];
            /** @description What is there does not allow it; `code` says what. */
            readonly 409: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["CreateDocument409Problem"];
                };
            };
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly changeDocuments: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BulkChange"];
            };
        };
        readonly responses: {
            /** @description What became of each document, in the order of the request. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BulkResult"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["BulkRights"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["ChangesRefused"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getConsoleDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of the copy that the caller holds; `304` when it is still the current one (RFC 9110, 13.1.2). */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `ETag` of the copy that the caller means; `412` when another one is current (RFC 9110, 13.1.1). A download that goes on after a break sends it, so that two copies are never joined. */
                readonly "If-Match"?: components["parameters"]["IfMatchCopy"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The document. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Revalidate"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConsoleDocument"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["ReaderOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["AnotherCopy"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly saveDraft: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Content"];
            };
        };
        readonly responses: {
            /** @description The document. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConsoleDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["WriterOnly"];
            readonly 404: components["responses"]["NotFound"];
            /** @description What is there does not allow it; `code` says what. */
            readonly 409: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["SaveDraft409Problem"];
                };
            };
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Gone. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["WriterOnly"];
            readonly 404: components["responses"]["NotFound"];
            /** @description What is there does not allow it; `code` says what. */
            readonly 409: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["DeleteDocument409Problem"];
                };
            };
            readonly 412: components["responses"]["Stale"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly moveDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Move"];
            };
        };
        readonly responses: {
            /** @description The document. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConsoleDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["WriterOnly"];
            readonly 404: components["responses"]["NotFound"];
            /** @description What is there does not allow it; `code` says what. */
            readonly 409: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["MoveDocument409Problem"];
                };
            };
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly restoreRevision: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Restore"];
            };
        };
        readonly responses: {
            /** @description The document. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConsoleDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["WriterOnly"];
            readonly 404: components["responses"]["NotFound"];
            /** @description What is there does not allow it; `code` says what. */
            readonly 409: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["RouteTakenProblem"];
                };
            };
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly publishDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The document. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConsoleDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["PersonOnly"];
            readonly 404: components["responses"]["NotFound"];
            /** @description What is there does not allow it; `code` says what. */
            readonly 409: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["PublishDocument409Problem"];
                };
            };
            readonly 412: components["responses"]["Stale"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly unpublishDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The document. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConsoleDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["PersonOnly"];
            readonly 404: components["responses"]["NotFound"];
            /** @description What is there does not allow it; `code` says what. */
            readonly 409: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["LinksBrokenProblem"];
                };
            };
            readonly 412: components["responses"]["Stale"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listDocumentLinks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The links. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DocumentLinkList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["ReaderOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listDocumentUses: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Links of drafts and of what is public. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UseList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["ReaderOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listRevisions: {
        readonly parameters: {
            readonly query?: {
                /** @description How many entries at most; 50 when absent. */
                readonly limit?: components["parameters"]["PageLimit"];
                /** @description Where to go on, as the `Link` header of the page before gives it. */
                readonly cursor?: components["parameters"]["PageCursor"];
            };
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of revisions. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RevisionList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["ReaderOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getRevision: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly documentId: components["parameters"]["DocumentId"];
                readonly revision: components["parameters"]["RevisionNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The revision. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Revision"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["ReaderOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly diffRevisions: {
        readonly parameters: {
            readonly query?: {
                /** @description The older one; what is public when absent. */
                readonly from?: components["parameters"]["FromRevision"];
                /** @description The newer one; the draft when absent. */
                readonly to?: components["parameters"]["ToRevision"];
            };
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The changes. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Diff"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["ReaderOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listTranslations: {
        readonly parameters: {
            readonly query?: {
                /** @description Only pages with a version that is missing, or that is older than its source. */
                readonly status?: components["parameters"]["WantedTranslationStatus"];
                /** @description With `status`, only the version in this one of the site's languages counts. What the site does not have is 400, and so is a language without a `status`. */
                readonly language?: components["parameters"]["WantedTranslationLanguage"];
                /** @description How many entries at most; 50 when absent. */
                readonly limit?: components["parameters"]["PageLimit"];
                /** @description Where to go on, as the `Link` header of the page before gives it. */
                readonly cursor?: components["parameters"]["PageCursor"];
            };
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of the rows. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TranslationList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["ReaderOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getTranslations: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of the copy that the caller holds; `304` when it is still the current one (RFC 9110, 13.1.2). */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `ETag` of the copy that the caller means; `412` when another one is current (RFC 9110, 13.1.1). A download that goes on after a break sends it, so that two copies are never joined. */
                readonly "If-Match"?: components["parameters"]["IfMatchCopy"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The versions. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Revalidate"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Translations"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["ReaderOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["AnotherCopy"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly putTranslation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Translation"];
            };
        };
        readonly responses: {
            /** @description Its versions. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Translations"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["PublicTranslation"];
            readonly 404: components["responses"]["NotFound"];
            /** @description What is there does not allow it; `code` says what. */
            readonly 409: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["PutTranslation409Problem"];
                };
            };
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createTranslation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewTranslation"];
            };
        };
        readonly responses: {
            /** @description The new page. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConsoleDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["WriterOnly"];
            readonly 404: components["responses"]["NotFound"];
            /** @description What is there does not allow it; `code` says what. */
            readonly 409: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["CreateTranslation409Problem"];
                };
            };
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly publishTranslations: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PublishTranslations"];
            };
        };
        readonly responses: {
            /** @description What became of each. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BulkResult"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["PersonOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["ChangesRefused"];
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listRedirectRules: {
        readonly parameters: {
            readonly query?: {
                /** @description Only rules that are not in force. */
                readonly leftOut?: components["parameters"]["LeftOut"];
                /** @description How many entries at most; 50 when absent. */
                readonly limit?: components["parameters"]["PageLimit"];
                /** @description Where to go on, as the `Link` header of the page before gives it. */
                readonly cursor?: components["parameters"]["PageCursor"];
            };
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of rules. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RedirectRuleList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["ReaderOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listMedia: {
        readonly parameters: {
            readonly query?: {
                /** @description Only keys that begin so. */
                readonly prefix?: components["parameters"]["KeyPrefix"];
                /** @description A part of the key, in small or capital letters. */
                readonly q?: components["parameters"]["KeyPart"];
                /** @description How many entries at most; 50 when absent. */
                readonly limit?: components["parameters"]["PageLimit"];
                /** @description Where to go on, as the `Link` header of the page before gives it. */
                readonly cursor?: components["parameters"]["PageCursor"];
            };
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of files, by key. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MediaList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["ReaderOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMediaFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of the copy that the caller holds; `304` when it is still the current one (RFC 9110, 13.1.2). */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `ETag` of the copy that the caller means; `412` when another one is current (RFC 9110, 13.1.1). A download that goes on after a break sends it, so that two copies are never joined. */
                readonly "If-Match"?: components["parameters"]["IfMatchCopy"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                /** @description The file's key; its ending says what kind of file it is. */
                readonly key: components["parameters"]["UploadKey"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Revalidate"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MediaFile"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["ReaderOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["AnotherCopy"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly putMedia: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `*`: only where nothing is there yet. */
                readonly "If-None-Match"?: components["parameters"]["CreateOnly"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                /** @description The file's key; its ending says what kind of file it is. */
                readonly key: components["parameters"]["UploadKey"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/octet-stream": components["schemas"]["Bytes"];
            };
        };
        readonly responses: {
            /** @description The file has other bytes now. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MediaFile"];
                };
            };
            /** @description The file is there. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MediaFile"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["PublicMedia"];
            readonly 404: components["responses"]["NotFound"];
            readonly 408: components["responses"]["UploadTimeout"];
            /** @description What is there does not allow it; `code` says what. */
            readonly 409: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["PutMedia409Problem"];
                };
            };
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["FileTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["StorageFull"];
        };
    };
    readonly deleteMedia: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                /** @description The file's key; its ending says what kind of file it is. */
                readonly key: components["parameters"]["UploadKey"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Gone. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["PublicMedia"];
            readonly 404: components["responses"]["NotFound"];
            /** @description What is there does not allow it; `code` says what. */
            readonly 409: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["InUseProblem"];
                };
            };
            readonly 412: components["responses"]["Stale"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listMediaChanges: {
        readonly parameters: {
            readonly query?: {
                /** @description Only of this file, there or deleted. */
                readonly key?: string;
                /** @description How many entries at most; 50 when absent. */
                readonly limit?: components["parameters"]["PageLimit"];
                /** @description Where to go on, as the `Link` header of the page before gives it. */
                readonly cursor?: components["parameters"]["PageCursor"];
            };
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of changes. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MediaChangeList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["ReaderOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listMediaUses: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly key: components["parameters"]["MediaKey"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Links of drafts and of what is public. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UseList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["ReaderOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listBlockTypes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All of them, by type. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BlockTypeList"];
                };
            };
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["ReaderOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getBlockType: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of the copy that the caller holds; `304` when it is still the current one (RFC 9110, 13.1.2). */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `ETag` of the copy that the caller means; `412` when another one is current (RFC 9110, 13.1.1). A download that goes on after a break sends it, so that two copies are never joined. */
                readonly "If-Match"?: components["parameters"]["IfMatchCopy"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly type: components["parameters"]["BlockTypeName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The block type. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Revalidate"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BlockType"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["ReaderOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["AnotherCopy"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly putBlockType: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `*`: only where nothing is there yet. */
                readonly "If-None-Match"?: components["parameters"]["CreateOnly"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly type: components["parameters"]["BlockTypeName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BlockSchema"];
            };
        };
        readonly responses: {
            /** @description The block type. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BlockType"];
                };
            };
            /** @description The block type, new. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BlockType"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["PersonOnly"];
            readonly 404: components["responses"]["NotFound"];
            /** @description What is there does not allow it; `code` says what. */
            readonly 409: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["PutBlockType409Problem"];
                };
            };
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteBlockType: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly type: components["parameters"]["BlockTypeName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Gone. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["PersonOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["Stale"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listPageTypes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All of them, by type. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PageTypeList"];
                };
            };
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["ReaderOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPageType: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of the copy that the caller holds; `304` when it is still the current one (RFC 9110, 13.1.2). */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `ETag` of the copy that the caller means; `412` when another one is current (RFC 9110, 13.1.1). A download that goes on after a break sends it, so that two copies are never joined. */
                readonly "If-Match"?: components["parameters"]["IfMatchCopy"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly type: components["parameters"]["PageTypeName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The page type. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Revalidate"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PageType"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["ReaderOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["AnotherCopy"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly putPageType: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `*`: only where nothing is there yet. */
                readonly "If-None-Match"?: components["parameters"]["CreateOnly"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly type: components["parameters"]["PageTypeName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PageSchema"];
            };
        };
        readonly responses: {
            /** @description The page type. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PageType"];
                };
            };
            /** @description The page type, new. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PageType"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["PersonOnly"];
            readonly 404: components["responses"]["NotFound"];
            /** @description What is there does not allow it; `code` says what. */
            readonly 409: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["PutPageType409Problem"];
                };
            };
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deletePageType: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly type: components["parameters"]["PageTypeName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Gone. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["PersonOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["Stale"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listEnvironmentBlockTypes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All that hold there, and those that the environment does not have, by type. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EnvironmentBlockTypeList"];
                };
            };
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["ReaderOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getEnvironmentBlockType: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of the copy that the caller holds; `304` when it is still the current one (RFC 9110, 13.1.2). */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `ETag` of the copy that the caller means; `412` when another one is current (RFC 9110, 13.1.1). A download that goes on after a break sends it, so that two copies are never joined. */
                readonly "If-Match"?: components["parameters"]["IfMatchCopy"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly type: components["parameters"]["BlockTypeName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The block type as it holds there. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Revalidate"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EnvironmentBlockType"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["ReaderOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["AnotherCopy"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly putEnvironmentBlockType: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `*`: only where nothing is there yet. */
                readonly "If-None-Match"?: components["parameters"]["CreateOnly"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly type: components["parameters"]["BlockTypeName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewEnvironmentBlockType"];
            };
        };
        readonly responses: {
            /** @description The block type as it holds there. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EnvironmentBlockType"];
                };
            };
            /** @description The block type as it holds there, new. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EnvironmentBlockType"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["PersonOnly"];
            readonly 404: components["responses"]["NotFound"];
            /** @description What is there does not allow it; `code` says what. */
            readonly 409: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["PutEnvironmentBlockType409Problem"];
                };
            };
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteEnvironmentBlockType: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly type: components["parameters"]["BlockTypeName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Gone. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["PersonOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["Stale"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listEnvironmentPageTypes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All that hold there, and those that the environment does not have, by type. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EnvironmentPageTypeList"];
                };
            };
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["ReaderOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getEnvironmentPageType: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of the copy that the caller holds; `304` when it is still the current one (RFC 9110, 13.1.2). */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `ETag` of the copy that the caller means; `412` when another one is current (RFC 9110, 13.1.1). A download that goes on after a break sends it, so that two copies are never joined. */
                readonly "If-Match"?: components["parameters"]["IfMatchCopy"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly type: components["parameters"]["PageTypeName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The page type as it holds there. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Revalidate"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EnvironmentPageType"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["ReaderOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["AnotherCopy"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly putEnvironmentPageType: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `*`: only where nothing is there yet. */
                readonly "If-None-Match"?: components["parameters"]["CreateOnly"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly type: components["parameters"]["PageTypeName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewEnvironmentPageType"];
            };
        };
        readonly responses: {
            /** @description The page type as it holds there. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EnvironmentPageType"];
                };
            };
            /** @description The page type as it holds there, new. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EnvironmentPageType"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["PersonOnly"];
            readonly 404: components["responses"]["NotFound"];
            /** @description What is there does not allow it; `code` says what. */
            readonly 409: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["PutEnvironmentPageType409Problem"];
                };
            };
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteEnvironmentPageType: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly type: components["parameters"]["PageTypeName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Gone. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["PersonOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["Stale"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listReleases: {
        readonly parameters: {
            readonly query?: {
                /** @description Only releases in this state. */
                readonly state?: components["parameters"]["ReleaseStateFilter"];
                /** @description How many entries at most; 50 when absent. */
                readonly limit?: components["parameters"]["PageLimit"];
                /** @description Where to go on, as the `Link` header of the page before gives it. */
                readonly cursor?: components["parameters"]["PageCursor"];
            };
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of releases. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReleaseList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["ReaderOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createRelease: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewRelease"];
            };
        };
        readonly responses: {
            /** @description The release. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Release"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["WriterOnly"];
            readonly 404: components["responses"]["NotFound"];
            /** @description What is there does not allow it; `code` says what. */
            readonly 409: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["AlreadyExistsProblem"];
                };
            };
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly comparePromotion: {
        readonly parameters: {
            readonly query: {
                /** @description The environment whose public documents are compared. */
                readonly from: components["parameters"]["PromotedFrom"];
                /** @description How many entries at most; 50 when absent. */
                readonly limit?: components["parameters"]["PageLimit"];
                /** @description Where to go on, as the `Link` header of the page before gives it. */
                readonly cursor?: components["parameters"]["PageCursor"];
            };
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of the differences. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Promotion"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["ReaderOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly promoteEnvironment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewPromotion"];
            };
        };
        readonly responses: {
            /** @description The release. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Release"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["PromotedTypes"];
            readonly 404: components["responses"]["NotFound"];
            /** @description What is there does not allow it; `code` says what. */
            readonly 409: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["PromoteEnvironment409Problem"];
                };
            };
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getRelease: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of the copy that the caller holds; `304` when it is still the current one (RFC 9110, 13.1.2). */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `ETag` of the copy that the caller means; `412` when another one is current (RFC 9110, 13.1.1). A download that goes on after a break sends it, so that two copies are never joined. */
                readonly "If-Match"?: components["parameters"]["IfMatchCopy"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly releaseId: components["parameters"]["ReleaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The release. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Revalidate"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Release"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["ReaderOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["AnotherCopy"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteRelease: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly releaseId: components["parameters"]["ReleaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Gone. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["WriterOnly"];
            readonly 404: components["responses"]["NotFound"];
            /** @description What is there does not allow it; `code` says what. */
            readonly 409: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ReleaseNotOpenProblem"];
                };
            };
            readonly 412: components["responses"]["Stale"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly renameRelease: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly releaseId: components["parameters"]["ReleaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewRelease"];
            };
        };
        readonly responses: {
            /** @description The release. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Release"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["WriterOnly"];
            readonly 404: components["responses"]["NotFound"];
            /** @description What is there does not allow it; `code` says what. */
            readonly 409: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["RenameRelease409Problem"];
                };
            };
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listReleaseItems: {
        readonly parameters: {
            readonly query?: {
                /** @description Only items that are stale. */
                readonly conflicts?: components["parameters"]["OnlyConflicts"];
                /** @description How many entries at most; 50 when absent. */
                readonly limit?: components["parameters"]["PageLimit"];
                /** @description Where to go on, as the `Link` header of the page before gives it. */
                readonly cursor?: components["parameters"]["PageCursor"];
            };
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly releaseId: components["parameters"]["ReleaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of items. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReleaseItemList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["ReaderOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly putReleaseItem: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly releaseId: components["parameters"]["ReleaseId"];
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PutReleaseItem"];
            };
        };
        readonly responses: {
            /** @description The release. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Release"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["WriterOnly"];
            readonly 404: components["responses"]["NotFound"];
            /** @description What is there does not allow it; `code` says what. */
            readonly 409: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ReleaseNotOpenProblem"];
                };
            };
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteReleaseItem: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly releaseId: components["parameters"]["ReleaseId"];
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The release. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Release"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["WriterOnly"];
            readonly 404: components["responses"]["NotFound"];
            /** @description What is there does not allow it; `code` says what. */
            readonly 409: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ReleaseNotOpenProblem"];
                };
            };
            readonly 412: components["responses"]["Stale"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly rebaseRelease: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly releaseId: components["parameters"]["ReleaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The release. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Release"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["PersonOnly"];
            readonly 404: components["responses"]["NotFound"];
            /** @description What is there does not allow it; `code` says what. */
            readonly 409: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ReleaseNotOpenProblem"];
                };
            };
            readonly 412: components["responses"]["Stale"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly publishRelease: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly releaseId: components["parameters"]["ReleaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PublishRelease"];
            };
        };
        readonly responses: {
            /** @description The release. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Release"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["PersonOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["ReleaseConflict"];
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly scheduleRelease: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly releaseId: components["parameters"]["ReleaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Schedule"];
            };
        };
        readonly responses: {
            /** @description The release. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Release"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["PersonOnly"];
            readonly 404: components["responses"]["NotFound"];
            /** @description What is there does not allow it; `code` says what. */
            readonly 409: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ScheduleRelease409Problem"];
                };
            };
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly unscheduleRelease: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly releaseId: components["parameters"]["ReleaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The release. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Release"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["PersonOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["Stale"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly revertRelease: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly releaseId: components["parameters"]["ReleaseId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The new release. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Release"];
                };
            };
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["PersonOnly"];
            readonly 404: components["responses"]["NotFound"];
            /** @description What is there does not allow it; `code` says what. */
            readonly 409: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ReleaseNotOpenProblem"];
                };
            };
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listDeletedDocuments: {
        readonly parameters: {
            readonly query?: {
                /** @description Only documents of this kind. */
                readonly kind?: components["parameters"]["Kind"];
                /** @description A part of the key, in small or capital letters. */
                readonly q?: components["parameters"]["KeyPart"];
                /** @description How many entries at most; 50 when absent. */
                readonly limit?: components["parameters"]["PageLimit"];
                /** @description Where to go on, as the `Link` header of the page before gives it. */
                readonly cursor?: components["parameters"]["PageCursor"];
            };
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of them. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeletedDocumentList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["AdministratorOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getDeletedDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of the copy that the caller holds; `304` when it is still the current one (RFC 9110, 13.1.2). */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `ETag` of the copy that the caller means; `412` when another one is current (RFC 9110, 13.1.1). A download that goes on after a break sends it, so that two copies are never joined. */
                readonly "If-Match"?: components["parameters"]["IfMatchCopy"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The document. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeletedDocument"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["AdministratorOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["AnotherCopy"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly eraseDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly env: components["parameters"]["EnvironmentName"];
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Erased. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["Stale"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listWebhooks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All of them. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookList"];
                };
            };
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["AdministratorOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewWebhook"];
            };
        };
        readonly responses: {
            /** @description The webhook, with its secret. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequired"];
            readonly 404: components["responses"]["NotFound"];
            /** @description What is there does not allow it; `code` says what. */
            readonly 409: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["CreateWebhook409Problem"];
                };
            };
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of the copy that the caller holds; `304` when it is still the current one (RFC 9110, 13.1.2). */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `ETag` of the copy that the caller means; `412` when another one is current (RFC 9110, 13.1.1). A download that goes on after a break sends it, so that two copies are never joined. */
                readonly "If-Match"?: components["parameters"]["IfMatchCopy"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly webhookId: components["parameters"]["WebhookId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The webhook. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Revalidate"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Webhook"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["AdministratorOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["AnotherCopy"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly webhookId: components["parameters"]["WebhookId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Gone. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["Stale"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly webhookId: components["parameters"]["WebhookId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebhookChange"];
            };
        };
        readonly responses: {
            /** @description The webhook. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Webhook"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequired"];
            readonly 404: components["responses"]["NotFound"];
            /** @description What is there does not allow it; `code` says what. */
            readonly 409: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["WebhookUrlRefusedProblem"];
                };
            };
            readonly 412: components["responses"]["Stale"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly rotateWebhookSecret: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of what the caller read and now changes (RFC 9110, 13.1.1). Without one, and for `*`, nothing is done (428); after another change, nothing either (412). */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly webhookId: components["parameters"]["WebhookId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The webhook, with its new secret. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["Stale"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly testWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly webhookId: components["parameters"]["WebhookId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Posted. */
            readonly 202: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequired"];
            readonly 404: components["responses"]["NotFound"];
            /** @description What is there does not allow it; `code` says what. */
            readonly 409: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["LimitReachedProblem"];
                };
            };
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listWebhookDeliveries: {
        readonly parameters: {
            readonly query?: {
                /** @description How many entries at most; 50 when absent. */
                readonly limit?: components["parameters"]["PageLimit"];
                /** @description Where to go on, as the `Link` header of the page before gives it. */
                readonly cursor?: components["parameters"]["PageCursor"];
            };
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly webhookId: components["parameters"]["WebhookId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of deliveries. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookDeliveryList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["AdministratorOnly"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly resendWebhookDeliveries: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly site: components["parameters"]["SiteName"];
                readonly webhookId: components["parameters"]["WebhookId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebhookResend"];
            };
        };
        readonly responses: {
            /** @description Posted. */
            readonly 202: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookResent"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["ConsoleUnauthenticated"];
            readonly 403: components["responses"]["AdministratorChangesOnlyStepUpRequired"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getConsole: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ConsolePage"];
            readonly 302: components["responses"]["Redirect"];
            readonly 404: components["responses"]["NoSignIn"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getConsoleStart: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 302: components["responses"]["Redirect"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly getConsolePage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Which page; the console's script reads it, and says so when the page does not exist. */
                readonly page: components["parameters"]["ConsolePage"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ConsolePage"];
            readonly 302: components["responses"]["Redirect"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 404: components["responses"]["NoSignIn"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getVisitor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Who is signed in, and where they look after their account. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Visitor"];
                };
            };
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly startSignIn: {
        readonly parameters: {
            readonly query?: {
                /** @description A path of this console to go to; anything else counts as absent. */
                readonly next?: components["parameters"]["ConsolePath"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 302: components["responses"]["SentOn"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 404: components["responses"]["NoSignIn"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly finishSignIn: {
        readonly parameters: {
            readonly query?: {
                /** @description The one-time code. */
                readonly code?: components["parameters"]["HandoverCode"];
                /** @description A path of this console to go to; anything else counts as absent. */
                readonly next?: components["parameters"]["ConsolePath"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 302: components["responses"]["SentOn"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 404: components["responses"]["NoSignIn"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly signOut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 303: components["responses"]["SentOn"];
            readonly 403: components["responses"]["ForeignOrigin"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getHealth: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Ready. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Health"];
                };
            };
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Degraded"];
        };
    };
    readonly getMetrics: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Prometheus text exposition format. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/plain": components["schemas"]["Text"];
                };
            };
            /** @description The caller is not on this machine (`loopback_only`), or is a plugin of a bridge that runs in the same process (`plugin_forbidden`). */
            readonly 403: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["GetMetrics403Problem"];
                };
            };
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly getDocs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The page; its script reads the contract. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly "Content-Security-Policy": components["headers"]["ConsolePolicy"];
                    readonly "Referrer-Policy": components["headers"]["ReferrerPolicy"];
                    readonly "X-Content-Type-Options": components["headers"]["NoSniff-2"];
                    readonly Link: components["headers"]["CatalogLink"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": components["schemas"]["Text"];
                };
            };
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly getManual: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Which page, as its script reads it; the first one without it.
                 * @example operate/backups
                 */
                readonly page?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The page; its script has the text. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["NoStore"];
                    readonly "Content-Security-Policy": components["headers"]["ConsolePolicy"];
                    readonly "Referrer-Policy": components["headers"]["ReferrerPolicy"];
                    readonly "X-Content-Type-Options": components["headers"]["NoSniff-2"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": components["schemas"]["Text"];
                };
            };
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly getOpenApi: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of the copy that the caller holds; `304` when it is still the current one (RFC 9110, 13.1.2). */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The `ETag` of the copy that the caller means; `412` when another one is current (RFC 9110, 13.1.1). A download that goes on after a break sends it, so that two copies are never joined. */
                readonly "If-Match"?: components["parameters"]["IfMatchCopy"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The contract in one document; compressed where the caller takes gzip. */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                    readonly "Cache-Control": components["headers"]["Revalidate"];
                    readonly Vary: components["headers"]["VaryByCoding"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Link: components["headers"]["CatalogLink"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ContractDocument"];
                };
            };
            readonly 304: components["responses"]["NotModifiedWithAnyOriginReadableHeaders"];
            readonly 400: components["responses"]["InvalidRequestWithAnyOriginReadableHeaders"];
            readonly 412: components["responses"]["AnotherCopyWithAnyOriginReadableHeaders"];
            readonly 500: components["responses"]["InternalErrorWithAnyOriginReadableHeaders"];
        };
    };
    readonly getApiCatalog: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A set of links (RFC 9264). */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    readonly "Access-Control-Expose-Headers": components["headers"]["ReadableHeaders"];
                    readonly "Cache-Control": components["headers"]["Revalidate"];
                    readonly Link: components["headers"]["CatalogProfile"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/linkset+json": components["schemas"]["LinkSet"];
                };
            };
            readonly 500: components["responses"]["InternalErrorWithAnyOriginReadableHeaders"];
        };
    };
    readonly getAsset: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The file's name, as the page spells it. */
                readonly file: components["parameters"]["AssetFile"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file; compressed, and `Content-Encoding` says how, where the caller takes it so and that makes it smaller. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Immutable"];
                    readonly Vary: components["headers"]["VaryByCoding"];
                    readonly "X-Content-Type-Options": components["headers"]["NoSniff-2"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "*/*": unknown;
                };
            };
            readonly 400: components["responses"]["MalformedPath"];
            readonly 404: components["responses"]["NotFound"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly receiveContentPublished: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the message; the same each time that it is tried. */
                readonly "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When this try was signed, in seconds since 1970. */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `v1,` and the base64 of an HMAC-SHA256 of id, timestamp and body, joined by dots (Standard Webhooks). */
                readonly "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ContentPublishedEvent"];
            };
        };
        readonly responses: {
            /** @description The message was taken, which any other status from 200 to 299 says as well. All else is tried again, but for 410, which turns the webhook off. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveReleasePublished: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the message; the same each time that it is tried. */
                readonly "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When this try was signed, in seconds since 1970. */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `v1,` and the base64 of an HMAC-SHA256 of id, timestamp and body, joined by dots (Standard Webhooks). */
                readonly "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReleasePublishedEvent"];
            };
        };
        readonly responses: {
            /** @description The message was taken, which any other status from 200 to 299 says as well. All else is tried again, but for 410, which turns the webhook off. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveReleaseFailed: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the message; the same each time that it is tried. */
                readonly "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When this try was signed, in seconds since 1970. */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `v1,` and the base64 of an HMAC-SHA256 of id, timestamp and body, joined by dots (Standard Webhooks). */
                readonly "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReleaseFailedEvent"];
            };
        };
        readonly responses: {
            /** @description The message was taken, which any other status from 200 to 299 says as well. All else is tried again, but for 410, which turns the webhook off. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveMediaChanged: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the message; the same each time that it is tried. */
                readonly "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When this try was signed, in seconds since 1970. */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `v1,` and the base64 of an HMAC-SHA256 of id, timestamp and body, joined by dots (Standard Webhooks). */
                readonly "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MediaChangedEvent"];
            };
        };
        readonly responses: {
            /** @description The message was taken, which any other status from 200 to 299 says as well. All else is tried again, but for 410, which turns the webhook off. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveWebhookTest: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the message; the same each time that it is tried. */
                readonly "webhook-id": components["parameters"]["WebhookMessageId"];
                /** @description When this try was signed, in seconds since 1970. */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `v1,` and the base64 of an HMAC-SHA256 of id, timestamp and body, joined by dots (Standard Webhooks). */
                readonly "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebhookTestEvent"];
            };
        };
        readonly responses: {
            /** @description The message was taken, which any other status from 200 to 299 says as well. All else is tried again, but for 410, which turns the webhook off. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
