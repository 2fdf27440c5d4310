// Generated from test/contract/streams/rooms/rooms.asyncapi.yaml by `make generate`.
// Change the contract, not this file.

export interface components {
    schemas: {
        /** @description Something to say. */
        readonly Say: {
            /**
             * @description The same for all.
             * @constant
             */
            readonly kind: "words";
            /**
             * @description Tells it from other messages.
             * @constant
             */
            readonly action: "say";
            /** @description What to say. */
            readonly text: string;
        };
        /** @description Another name. */
        readonly Rename: {
            /**
             * @description The same for all.
             * @constant
             */
            readonly kind: "words";
            /**
             * @description Tells it from other messages.
             * @constant
             */
            readonly action: "rename";
            readonly name: components["schemas"]["Speaker"];
        };
        /** @description A dot for each knock. */
        readonly Knock: string;
        /** @description What was said. */
        readonly Line: {
            /** @description Where it was said. */
            readonly room: string;
            readonly speaker: components["schemas"]["Speaker"];
            /** @description What it was. */
            readonly text: string;
            /** @description Whether it was said softly. */
            readonly whisper?: boolean;
        };
        /** @description The name of a person. */
        readonly Speaker: string;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Say = components['schemas']['Say'];
export type Rename = components['schemas']['Rename'];
export type Knock = components['schemas']['Knock'];
export type Line = components['schemas']['Line'];
export type Speaker = components['schemas']['Speaker'];
