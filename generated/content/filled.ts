// Generated from specs/content.openapi.yaml by `make generate`.
// Change the contract, not this file.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Begins with a slash, ends with none (but for the root); no dot segment, no backslash, `?`, `#` or control character. Kept in NFC. What begins with `/_` or `/i18n/` belongs to no document (409 `invalid_route`). */
        readonly DocumentRoute: string;
        /** @description Lower-case letters, digits and hyphens, at most 63, not beginning with a hyphen. */
        readonly Name: string;
        readonly ReleaseName: string;
        /**
         * @description What to do with items that are stale when the release is due: `fail` the release, `rebase` them over what was published since, or `skip` them. Items of deleted documents are never published.
         * @default fail
         * @enum {string}
         */
        readonly OnConflict: "fail" | "rebase" | "skip";
        readonly Move: {
            readonly to: components["schemas"]["DocumentRoute"];
            /**
             * @description Whether the old route redirects to the new one once the move is public; only what is public has one.
             * @default true
             */
            readonly redirect: boolean;
        };
        readonly NewPromotion: {
            readonly from: components["schemas"]["Name"];
            readonly name: components["schemas"]["ReleaseName"];
            /**
             * @description Whether the release takes down what is public here alone.
             * @default false
             */
            readonly remove: boolean;
            /**
             * @description Whether the types that differ come along, and hold here at once.
             * @default false
             */
            readonly types: boolean;
        };
        readonly PublishRelease: {
            /**
             * @description Whether to publish over what was published since the items were made.
             * @default false
             */
            readonly force: boolean;
        };
        readonly Schedule: {
            /**
             * Format: date-time
             * @description In the past: at once.
             */
            readonly at: string;
            readonly onConflict?: components["schemas"]["OnConflict"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
