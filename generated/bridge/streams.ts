// Generated from specs/bridge.asyncapi.yaml by `make generate`.
// Change the contract, not this file.

import type { components as operations } from './types.ts'

export interface components {
    schemas: {
        /** @description What the daemon uses now. */
        readonly MetricsSnapshot: {
            /**
             * @description Tells a snapshot from a history.
             * @constant
             */
            readonly type: "snapshot";
            readonly data: components["schemas"]["MetricsUsage"];
        };
        /** @description What the daemon uses of the machine. */
        readonly MetricsUsage: {
            /** @description Seconds since the daemon started. */
            readonly uptime: number;
            readonly memory: components["schemas"]["MetricsMemory"];
            /** @description Percent of one core since the snapshot before. */
            readonly cpu: number;
        };
        /** @description Memory of the daemon, in bytes. */
        readonly MetricsMemory: {
            /** @description Resident memory. */
            readonly rss: number;
            /** @description JavaScript objects in use. */
            readonly heapUsed: number;
        };
        /** @description What the daemon used over the last hour. */
        readonly MetricsHistory: {
            /**
             * @description Tells a history from a snapshot.
             * @constant
             */
            readonly type: "history";
            /** @description Oldest first. */
            readonly data: readonly components["schemas"]["MetricsPoint"][];
        };
        /** @description What the daemon used at one moment. */
        readonly MetricsPoint: {
            /**
             * Format: date-time
             * @description ISO 8601 in UTC.
             */
            readonly timestamp: string;
            /** @description Percent of one core. */
            readonly cpu: number;
            /** @description Resident memory in bytes. */
            readonly memory: number;
        };
        /** @description One formatted log line without any line break; `↵` parts the lines of a message. */
        readonly TerminalLine: string;
        /** @description Output of the shell. */
        readonly ShellOutput: string;
        /** @description Keystrokes. */
        readonly ShellInput: string;
        /** @description Size of a terminal. */
        readonly ShellResize: {
            /** @description Columns. */
            readonly cols: number;
            /** @description Rows. */
            readonly rows: number;
        };
        /** @description One log entry. */
        readonly LogEntry: operations["schemas"]["LogEntry"];
        /**
         * @description How much a log entry matters.
         * @enum {string}
         */
        readonly LogLevel: operations["schemas"]["LogLevel"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type MetricsSnapshot = components['schemas']['MetricsSnapshot'];
export type MetricsUsage = components['schemas']['MetricsUsage'];
export type MetricsMemory = components['schemas']['MetricsMemory'];
export type MetricsHistory = components['schemas']['MetricsHistory'];
export type MetricsPoint = components['schemas']['MetricsPoint'];
export type TerminalLine = components['schemas']['TerminalLine'];
export type ShellOutput = components['schemas']['ShellOutput'];
export type ShellInput = components['schemas']['ShellInput'];
export type ShellResize = components['schemas']['ShellResize'];
export type LogEntry = components['schemas']['LogEntry'];
export type LogLevel = components['schemas']['LogLevel'];

/** By channel: what the server sends, what it receives by message, and the parameters of the address. */
export interface Streams {
  /** Every log entry as it is made, as JSON. */
  readonly logs: {
    readonly send: LogEntry
    readonly receive: Readonly<Record<never, never>>
    readonly path: Readonly<Record<never, never>>
    readonly query: Readonly<Record<never, never>>
  }
  /** What the daemon uses of the machine, now and over the last hour. */
  readonly metrics: {
    readonly send: MetricsSnapshot | MetricsHistory
    readonly receive: Readonly<Record<never, never>>
    readonly path: Readonly<Record<never, never>>
    readonly query: Readonly<Record<never, never>>
  }
  /** Every log entry as it is made, as one coloured line for a terminal. */
  readonly terminal: {
    readonly send: TerminalLine
    readonly receive: Readonly<Record<never, never>>
    readonly path: Readonly<Record<never, never>>
    readonly query: Readonly<Record<never, never>>
  }
  /** An interactive shell in a pseudo-terminal. */
  readonly shell: {
    readonly send: ShellOutput
    readonly receive: { readonly shellInput: ShellInput; readonly shellResize: ShellResize }
    readonly path: Readonly<Record<never, never>>
    readonly query: { readonly cols: number; readonly rows: number }
  }
}

export const channels = [
  {
    name: 'logs',
    path: '/ws/logs',
    security: [[], ['consoleSession'], ['accessToken']],
    rights: 'admin',
    scope: 'bridge:read',
    maxConnections: 100,
    maxMessageBytes: 65536,
    maxUnsentBytes: 1048576,
    parameters: [],
    send: [{ message: 'logEntry', frame: 'text', contentType: 'application/json' }],
    receive: [],
  },
  {
    name: 'metrics',
    path: '/ws/metrics',
    security: [[], ['consoleSession'], ['accessToken']],
    rights: 'admin',
    scope: 'bridge:read',
    maxConnections: 100,
    maxMessageBytes: 65536,
    maxUnsentBytes: 1048576,
    parameters: [],
    send: [
      { message: 'metricsSnapshot', frame: 'text', contentType: 'application/json' },
      { message: 'metricsHistory', frame: 'text', contentType: 'application/json' },
    ],
    receive: [],
  },
  {
    name: 'terminal',
    path: '/ws/terminal',
    security: [[], ['consoleSession'], ['accessToken']],
    rights: 'admin',
    scope: 'bridge:read',
    maxConnections: 100,
    maxMessageBytes: 65536,
    maxUnsentBytes: 1048576,
    parameters: [],
    send: [{ message: 'terminalLine', frame: 'text', contentType: 'text/plain' }],
    receive: [],
  },
  {
    name: 'shell',
    path: '/ws/shell',
    security: [[], ['consoleSession'], ['accessToken']],
    rights: 'admin',
    stepUp: true,
    scope: 'bridge:write',
    maxConnections: 5,
    maxMessageBytes: 65536,
    maxUnsentBytes: 1048576,
    parameters: [
      { in: 'query', name: 'cols', required: false, type: 'integer' },
      { in: 'query', name: 'rows', required: false, type: 'integer' },
    ],
    send: [{ message: 'shellOutput', frame: 'text', contentType: 'text/plain' }],
    receive: [
      { message: 'shellInput', frame: 'text', contentType: 'text/plain' },
      { message: 'shellResize', frame: 'binary', contentType: 'application/json' },
    ],
  },
] as const
