// Generated from specs/auth.openapi.yaml by `make generate`.
// Change the contract, not this file.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        readonly Console: "bridge" | "content";
        readonly TokenCredential: {
            readonly surface: components["schemas"]["Console"];
            readonly token: string;
            /** @description Where the token was shown from; what is no IP address is not kept. */
            readonly address?: string;
            /**
             * @description Whether `scopes` of the answer are heeded. To a server that does not heed them, a token that is limited is not active.
             * @default false
             */
            readonly scopes: boolean;
        };
        /** @description For people; without control characters, those of text direction included, and not blank. */
        readonly Name: string;
        /**
         * @description A place, `workspace` for all of them, and an action. To write does not include to read.
         * @enum {string}
         */
        readonly TokenScope: "workspace:read" | "workspace:write" | "auth:read" | "auth:write" | "bridge:read" | "bridge:write" | "content:read" | "content:write";
        readonly TokenRequest: {
            readonly name: components["schemas"]["Name"];
            /** @default 90 */
            readonly expires_in_days: number;
            /** @description What it is limited to; the whole workspace when absent. */
            readonly scopes?: readonly components["schemas"]["TokenScope"][];
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
