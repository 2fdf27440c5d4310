// Generated from specs/auth.openapi.yaml by `make generate`.
// Change the contract, not this file.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description For people; without control characters, those of text direction included, and not blank. */
        readonly Name: string;
        readonly TokenRequest: {
            readonly name: components["schemas"]["Name"];
            /** @default 90 */
            readonly expires_in_days: number;
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
