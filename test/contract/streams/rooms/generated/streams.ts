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

/** By channel: what the server sends, what it receives by message, and the parameters of the address. */
export interface Streams {
  /** What is said in a room. */
  readonly room: {
    readonly send: Line
    readonly receive: { readonly say: Say; readonly rename: Rename; readonly knock: Knock }
    readonly path: { readonly room: string; readonly floor: 'upper' | 'lower' }
    readonly query: { readonly speaker: string; readonly volume: number; readonly echo?: boolean | undefined }
  }
  /** What is said on a floor. */
  readonly floorLines: {
    readonly send: Line
    readonly receive: Readonly<Record<never, never>>
    readonly path: { readonly level: number }
    readonly query: Readonly<Record<never, never>>
  }
}

export const channels = [
  {
    name: 'room',
    path: '/ws/rooms/{room}/{floor}',
    security: [['ticket'], ['badge']],
    rights: 'session',
    scope: 'rooms:write',
    maxConnections: 2,
    maxMessageBytes: 200,
    maxUnsentBytes: 1000,
    parameters: [
      { in: 'path', name: 'room', required: true, type: 'string' },
      { in: 'path', name: 'floor', required: true, type: 'string' },
      { in: 'query', name: 'speaker', required: true, type: 'string' },
      { in: 'query', name: 'volume', required: false, type: 'integer' },
      { in: 'query', name: 'echo', required: false, type: 'boolean' },
    ],
    send: [{ message: 'line', frame: 'text', contentType: 'application/json' }],
    receive: [
      {
        message: 'say',
        frame: 'text',
        contentType: 'application/json',
        discriminator: { property: 'action', value: 'say' },
      },
      {
        message: 'rename',
        frame: 'text',
        contentType: 'application/json',
        discriminator: { property: 'action', value: 'rename' },
      },
      { message: 'knock', frame: 'binary', contentType: 'text/plain' },
    ],
  },
  {
    name: 'floorLines',
    path: '/ws/floors/{level}',
    security: [],
    rights: null,
    scope: 'rooms:read',
    maxConnections: 2,
    maxMessageBytes: 200,
    maxUnsentBytes: 1000,
    parameters: [{ in: 'path', name: 'level', required: true, type: 'integer' }],
    send: [{ message: 'line', frame: 'text', contentType: 'application/json' }],
    receive: [],
  },
] as const
