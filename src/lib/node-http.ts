/**
 * Values of `node:http`, for what is loaded when a process starts. An `import` reads every name that the module exports,
 * WebSocket among them, and thereby loads undici, which takes as long as starting Node itself.
 */
export const { createServer, request, ServerResponse, STATUS_CODES } = process.getBuiltinModule('node:http')
