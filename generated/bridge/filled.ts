// Generated from specs/bridge.openapi.yaml by `make generate`.
// Change the contract, not this file.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly TokenRequest: {
            /** @description Where it is used. */
            readonly name: string;
            /** @description What it may do; both when absent. */
            readonly scopes?: readonly ("bridge:read" | "bridge:write")[];
            /** @default 90 */
            readonly expiresInDays: number;
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
