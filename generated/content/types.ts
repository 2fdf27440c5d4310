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
    readonly "/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The console's page
         * @description Shows who is signed in, and signs out; leads a signed-out visitor to sign-in before any HTML.
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
    readonly "/sign-in": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Sign in to this console
         * @description Leads to the auth surface, which leads to sign-in where nobody is signed in yet, and back to `/sign-in/callback`. A cookie ties what comes back to this browser.
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
         * @description `200` once the database answers and its migrations are done, `503` until then and whenever the database is out of reach.
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
        /** This contract, as a page */
        readonly get: operations["getDocs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
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
        readonly FieldError: {
            /** @enum {string} */
            readonly in: "path" | "query" | "header" | "cookie" | "body";
            /** @description The parameter, or the JSON Pointer (RFC 6901) into the body without its first slash; empty for the whole body. */
            readonly name: string;
            readonly message: string;
        };
        /** @description Why a request was refused (RFC 9457). */
        readonly Problem: {
            /** @description Always `about:blank`: the `code` tells. */
            readonly type: string;
            /** @description For people. */
            readonly title: string;
            readonly status: number;
            /** @description For programs; stable. */
            readonly code: string;
            /** @description What is wrong with which part of the request. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        /** @description Path segments between slashes; one extra slash may lead, one may trail. */
        readonly PathSegments: string;
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
        readonly Text: string;
        readonly Health: {
            /** @constant */
            readonly status: "ready";
            /** @enum {string} */
            readonly surface: "auth" | "bridge" | "content";
        };
    };
    responses: {
        /** @description The document. */
        readonly Document: {
            headers: {
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
        readonly NotModified: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The path is malformed. */
        readonly MalformedPath: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A preview token was presented and is invalid, expired, revoked, or for another site or environment. */
        readonly InvalidPreviewToken: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such thing, or one that is not public; the two are answered alike. */
        readonly NotFound: {
            headers: {
                /** @description `public, max-age=0, s-maxage=10` on delivery, `private, no-store` for a preview. */
                readonly "Cache-Control"?: string;
                readonly "X-CMS-Preview": components["headers"]["Preview"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Something broke here; the log has the cause under the answer's `X-Request-Id`. */
        readonly InternalError: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
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
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The path is malformed, or a parameter is not what the contract says. */
        readonly InvalidRequest: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A parameter or the body is not what the contract says. */
        readonly MalformedBody: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No live session. */
        readonly Unauthenticated: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request was made by a page of another origin (`foreign_origin`), or with a token where only a person who is signed in will do (`session_required`). */
        readonly SessionOfOurOwn: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
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
                readonly "application/problem+json": components["schemas"]["Problem"];
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
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The `Host` is none of this surface's names. */
        readonly ForeignHost: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A page; it runs no script. */
        readonly Page: {
            headers: {
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly "Content-Security-Policy": components["headers"]["PagePolicy"];
                readonly "Referrer-Policy": components["headers"]["ReferrerPolicy"];
                readonly "X-Content-Type-Options": components["headers"]["NoSniff-2"];
                readonly "Set-Cookie": components["headers"]["SetCookie"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "text/html": components["schemas"]["Text"];
            };
        };
        /** @description On to another page. */
        readonly SentOn: {
            headers: {
                readonly "Cache-Control": components["headers"]["NoStore"];
                readonly Location: components["headers"]["Location"];
                readonly "Set-Cookie": components["headers"]["SetCookie"];
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description No auth surface is there, so nobody can sign in. */
        readonly NoSignIn: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A page of another origin made the request. */
        readonly ForeignOrigin: {
            headers: {
                readonly "Cache-Control": components["headers"]["RefusalCaching"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
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
        readonly Route: components["schemas"]["PathSegments"];
        readonly PartialKey: components["schemas"]["PathSegments"];
        /** @description How many entries at most; all when absent. */
        readonly Limit: number;
        /** @description Where to go on, as the `Link` header of the page before gives it. */
        readonly Cursor: string;
        /** @description A language tag (BCP 47), as the strings were imported. */
        readonly Locale: components["schemas"]["PathSegment"];
        readonly MediaKey: components["schemas"]["PathSegments"];
        /** @description The bytes asked for (RFC 9110, 14.2); what is no range of bytes is ignored. */
        readonly Range: string;
        /** @description Send the range only if the file still has this `ETag`, else all of it. */
        readonly IfRange: string;
        /** @description A path of this console to go to; anything else counts as absent. */
        readonly ConsolePath: string;
        /** @description The one-time code. */
        readonly HandoverCode: string;
    };
    requestBodies: never;
    headers: {
        /** @description `public, max-age=0, s-maxage=60` for published content, `private, no-store` for a preview. */
        readonly CacheControl: "public, max-age=0, s-maxage=60" | "private, no-store";
        /** @description Strong validator, a hash of the body (RFC 9110, 8.8.3). */
        readonly ETag: string;
        /** @description What a preview token made of this answer; absent when no token was sent. */
        readonly Preview: "granted" | "granted; release" | "denied; no-token" | "denied; no-release";
        /** @description A refusal is never kept, unless its operation says otherwise. */
        readonly RefusalCaching: "no-store";
        /** @description What the log calls this request. */
        readonly RequestId: string;
        /** @description The next page (RFC 8288), when `limit` left something over. */
        readonly Link: string;
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
        /** @description What the page may load and who may frame it (CSP 3); no script, no frame. */
        readonly PagePolicy: string;
        /** @description `no-referrer` would make browsers send `Origin: null` with a form. */
        readonly ReferrerPolicy: "same-origin";
        /** @description The page is what its type says. */
        readonly "NoSniff-2": "nosniff";
        /** @description HttpOnly, SameSite=Lax, Path=/; over https also Secure, and its name begins with `__Host-`. */
        readonly SetCookie: string;
        /** @description Where to go on. */
        readonly Location: string;
        /** @description May be kept, must be asked about each time. */
        readonly Revalidate: "no-cache";
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
            readonly 200: components["responses"]["Document"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 403: components["responses"]["InvalidPreviewToken"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
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
            readonly 200: components["responses"]["Document"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 403: components["responses"]["InvalidPreviewToken"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
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
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-CMS-Preview": components["headers"]["Preview"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Partial"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 403: components["responses"]["InvalidPreviewToken"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listRoutes: {
        readonly parameters: {
            readonly query?: {
                /** @description How many entries at most; all when absent. */
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
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RouteList"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 403: components["responses"]["InvalidPreviewToken"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listRedirects: {
        readonly parameters: {
            readonly query?: {
                /** @description How many entries at most; all when absent. */
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
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RedirectList"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["InvalidRequest"];
            readonly 403: components["responses"]["InvalidPreviewToken"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
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
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-CMS-Preview": components["headers"]["Preview"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Strings"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 403: components["responses"]["InvalidPreviewToken"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMedia: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of the copy that the caller holds; `304` when it is still the current one (RFC 9110, 13.1.2). */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The bytes asked for (RFC 9110, 14.2); what is no range of bytes is ignored. */
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
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
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
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly ETag: components["headers"]["ETag"];
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
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 404: components["responses"]["NotFound"];
            /** @description The range lies outside the file. */
            readonly 416: {
                headers: {
                    readonly "Content-Range": components["headers"]["ContentRange"];
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
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
            readonly 400: components["responses"]["MalformedBody"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["SessionOfOurOwn"];
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
            readonly 200: components["responses"]["Page"];
            readonly 302: components["responses"]["SentOn"];
            readonly 404: components["responses"]["NoSignIn"];
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
            readonly 400: components["responses"]["MalformedBody"];
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
            readonly 400: components["responses"]["MalformedBody"];
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
            readonly 503: components["responses"]["Unavailable"];
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
            /** @description The caller is not on this machine. */
            readonly 403: {
                headers: {
                    readonly "Cache-Control": components["headers"]["RefusalCaching"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly getDocs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` of the copy that the caller holds; `304` when it is still the current one (RFC 9110, 13.1.2). */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page that shows every operation of this contract. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Revalidate"];
                    readonly ETag: components["headers"]["ETag"];
                    /** @description Only the page's own scripts run, each named by its hash. */
                    readonly "Content-Security-Policy": string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": components["schemas"]["Text"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 421: components["responses"]["ForeignHost"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
}
